import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { lineParts, sankalpa } from './line-extras.ts';
import { orderSources } from './order-sources.ts';
import { hallmarkPurities } from './values/hallmark.ts';
import { netUnits } from './values/net-quantity.ts';
import { orderStatuses } from './values/order-states.ts';
import { workshopStates } from './values/workshop.ts';

/**
 * The production status of a made-to-order line, and its due date, as a day in India
 * (YYYY-MM-DD): null until its size is set.
 */
export const workshopLine = z.object({ state: z.enum(workshopStates), by: z.string().nullable() });
export type WorkshopLine = z.infer<typeof workshopLine>;

/** The photograph of a finished energisation, with its size in px. */
const energisationImage = z.object({ id: z.string(), width: z.int(), height: z.int() });
export type EnergisationImage = z.infer<typeof energisationImage>;

/**
 * A component of a bundle at the time of purchase, with its label data. `quantity` is per bundle.
 */
export const orderedPart = z.object({
  name: z.string(),
  nameHi: z.string(),
  sku: z.string(),
  quantity: z.int(),
  weightMg: z.int().nullable(),
  netQuantity: z.string().nullable(),
  netUnit: z.enum(netUnits).nullable(),
  countryOfOrigin: z.string().nullable(),
});
export type OrderedPart = z.infer<typeof orderedPart>;

export const orderItem = z.object({
  /** The name at the time of purchase. */
  name: z.string(),
  /** The Hindi name at the time of purchase; absent without one. */
  nameHi: z.string().optional(),
  qty: z.int(),
  /** Rupees per unit. */
  price: z.number(),
  productId: z.string().optional(),
  sku: z.string().optional(),
  slug: z.string().optional(),
  image: z.string().optional(),
  /**
   * The price breakdown of a unit at the time of purchase; visible to the order's owner and
   * administrators.
   */
  parts: lineParts.optional(),
  /** The components of a bundle; visible to the order's owner and administrators. */
  bundle: z.array(orderedPart).optional(),
  /** Production status, set at payment; absent for products that are not made to order. */
  workshop: workshopLine.optional(),
  /**
   * Present if all units were refunded; visible to the order's owner, a client with an emailed link
   * to the order, and administrators.
   */
  refunded: z.literal(true).optional(),
  /** The beneficiary of the energisation; visible to the order's owner and administrators. */
  sankalpa: sankalpa.optional(),
  /**
   * Time of the energisation (ISO 8601), its photograph, and its video's URL; visible to the
   * order's owner, a client with an emailed link to the order, and administrators.
   */
  energised: z
    .object({
      at: z.string(),
      link: z.string().nullable(),
      picture: energisationImage.nullable(),
    })
    .optional(),
  /**
   * Purity and HUIDs of hallmarked units; visible to the order's owner, a client with an emailed
   * link to the order, and administrators.
   */
  hallmark: z.object({ purity: z.enum(hallmarkPurities), huids: z.array(z.string()) }).optional(),
  /** The graha for which it is traditionally worn; visible to the order's owner after delivery. */
  graha: graha.optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** The public part of an order, for any client with its unguessable id. `amount` in rupees. */
export const orderSummary = z.object({
  _id: z.string(),
  id: z.string(),
  /** The public order number, such as `JR-8F3K2Q7`; the id is only used in URLs and requests. */
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  amount: z.number(),
  currency: z.literal('INR'),
  createdAt: z.string(),
  /** Present for cash on delivery. */
  cashOnDelivery: z.literal(true).optional(),
  items: z.array(orderItem),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderAddress = z.object({
  fullName: z.string(),
  addressLine: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
});

/** Billing address, if it differs from the shipping address. */
export const orderBilling = orderAddress.omit({ phone: true });

/** Rupees refunded for a line. */
export const refundedLine = z.object({
  name: z.string(),
  nameHi: z.string().optional(),
  /** Refunded units; 0 if only part of the price was refunded. */
  quantity: z.int(),
  amount: z.number(),
});

/** A tax document's PDF. An invoice gets its number when it is first opened. */
export const orderDocument = z.object({
  number: z.string().nullable(),
  kind: z.enum(['invoice', 'credit_note']),
  path: z.string(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/**
 * A full order. All fields but `credit` are visible only to the owner and administrators, and
 * absent for other clients.
 */
export const order = orderSummary.extend({
  email: z.string().optional(),
  address: orderAddress.nullable().optional(),
  /** Null if the invoice names the shipping address. */
  billingAddress: orderBilling.nullable().optional(),
  /** The gift message; absent if the order is not a gift. */
  gift: z.object({ message: z.string() }).optional(),
  /** The buyer's GSTIN, if the invoice names one. */
  gstin: z.string().nullable().optional(),
  /** The buyer's PAN, masked but for its last four characters. */
  pan: z.string().nullable().optional(),
  paymentId: z.string().nullable().optional(),
  paymentMethod: z.string().optional(),
  /**
   * The payment provider, such as `razorpay`; `cash`: cash on delivery; `none`: the amount was 0;
   * `sandbox`: a test payment without money.
   */
  provider: z.string().optional(),
  subtotal: z.number().optional(),
  discount: z.number().optional(),
  couponCode: z.string().nullable().optional(),
  /** Traffic sources; null if the browser had none stored. */
  sources: orderSources.nullable().optional(),
  /** The part of `amount` paid by store credit, in rupees; absent without store credit. */
  credit: z.number().optional(),
  /** The delivery charge (shipping rate) in rupees; 0 is free. */
  shipping: z.number().optional(),
  /** Cash-on-delivery fee in rupees; absent if there was no fee. */
  fee: z.number().optional(),
  /** Promised days of delivery in India, YYYY-MM-DD; null if the order has no PIN code. */
  arrives: z.object({ from: z.string(), to: z.string() }).nullable().optional(),
  /**
   * Rounding difference between the payable amount, in whole rupees, and the total of the lines.
   */
  rounding: z.number().optional(),
  refunded: z.number().optional(),
  /** Refunds, completed or in progress, oldest first. */
  refunds: z
    .array(
      z.object({
        amount: z.number(),
        /** `pending` until the provider has sent it. */
        status: z.enum(['pending', 'processed']),
        /** Time at which the provider sent it; before that, of the request. */
        at: z.string(),
        lines: z.array(refundedLine),
      }),
    )
    .optional(),
  documents: z.array(orderDocument).optional(),
  carrier: z.string().nullable().optional(),
  trackingNumber: z.string().nullable().optional(),
  /** The carrier's tracking page; null if not available. */
  trackingUrl: z.string().nullable().optional(),
  timeline: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })).optional(),
});
export type Order = z.infer<typeof order>;

/** Rate limit: guests read an order by its id without a session, so ids must not be guessed. */
const limit = { max: 30, minutes: 1, skipLocal: true } as const;

/** An order by its id. Unknown, malformed and foreign ids are not distinguished. */
export const getOrderRoute = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id',
  access: 'public',
  limit,
  params: z.strictObject({ id: z.string() }),
  headers: z.looseObject({ 'x-order-key': z.string().max(100).optional() }),
  reply: z.object({ order }),
  errors: ['order_not_found'],
});

export const myOrdersRoute = endpoint({
  method: 'GET',
  path: '/api/users/orders',
  access: 'user',
  reply: z.object({ orders: z.array(orderSummary) }),
});

/** An order imported from the previous shop; amounts in rupees. */
export const archivedOrder = z.object({
  id: z.string(),
  number: z.string(),
  placedAt: z.string(),
  /** The status as exported by the previous shop. */
  status: z.string(),
  currency: z.string(),
  total: z.number(),
  refunded: z.number(),
  items: z.array(
    z.object({ name: z.string(), sku: z.string(), quantity: z.int(), price: z.number() }),
  ),
});
export type ArchivedOrder = z.infer<typeof archivedOrder>;

/** Imported orders of the caller's verified email address, latest first. */
export const myArchivedOrders = endpoint({
  method: 'GET',
  path: '/api/users/archived-orders',
  access: 'user',
  reply: z.object({ orders: z.array(archivedOrder) }),
});

export const orderParams = z.strictObject({ id: z.string().max(200) });
export const creditNoteParams = z.strictObject({
  id: z.string().max(200),
  refundKey: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
});
/** Errors of a document: not found before it is due, nor without the company's details. */
export const documentErrors = [
  'order_not_found',
  'order_state',
  'invoice_unavailable',
  'not_found',
] as const;

/** The invoice, for the customer of the order by session or guest cookie. */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/invoice.pdf',
  access: 'public',
  kind: 'file',
  type: 'application/pdf',
  limit,
  params: orderParams,
  errors: documentErrors,
});

export const getCreditNote = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/credit-notes/:refundKey',
  access: 'public',
  kind: 'file',
  type: 'application/pdf',
  limit,
  params: creditNoteParams,
  errors: documentErrors,
});
