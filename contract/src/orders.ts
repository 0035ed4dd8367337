import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { lineParts, sankalpa } from './line-extras.ts';
import { orderStatuses } from './values/order-states.ts';
import { workshopStates } from './values/workshop.ts';

/** How far a line is that is made for its buyer, and until when it will be, as a day in India (YYYY-MM-DD): null until its size is told. */
export const workshopLine = z.object({ state: z.enum(workshopStates), by: z.string().nullable() });
export type WorkshopLine = z.infer<typeof workshopLine>;

/** The photograph of a finished energisation, with its size in px. */
const energisationPicture = z.object({ id: z.string(), width: z.int(), height: z.int() });
export type EnergisationPicture = z.infer<typeof energisationPicture>;

export const orderItem = z.object({
  /** What it was called when it was bought. */
  name: z.string(),
  /** The same in Hindi, where it had a name in it. */
  nameHi: z.string().optional(),
  qty: z.int(),
  /** Rupees for one piece. */
  price: z.number(),
  productId: z.string().optional(),
  sku: z.string().optional(),
  slug: z.string().optional(),
  image: z.string().optional(),
  /** What the price of one piece is made of, as it was when it was bought; for its owner and administrators. */
  parts: lineParts.optional(),
  /** From the payment on; absent for what is not made to order. */
  workshop: workshopLine.optional(),
  /** All of its pieces were refunded; for its owner, who has the link of a message about it, and administrators. */
  refunded: z.literal(true).optional(),
  /** For whom it is energised; for its owner and administrators. */
  sankalpa: sankalpa.optional(),
  /**
   * When it was energised (ISO 8601), its photograph, and where its video is; for its owner, for who has the link of the message
   * about it, and for administrators.
   */
  energised: z
    .object({
      at: z.string(),
      link: z.string().nullable(),
      picture: energisationPicture.nullable(),
    })
    .optional(),
  /** For whose sake it is worn by custom; told to its owner once it is delivered. */
  graha: graha.optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** What anyone who holds an order's unguessable id may see. `amount` in rupees. */
export const orderSummary = z.object({
  _id: z.string(),
  id: z.string(),
  /** What people call it by, such as `JR-8F3K2Q7`; the id is in addresses and calls alone. */
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  amount: z.number(),
  currency: z.literal('INR'),
  createdAt: z.string(),
  /** Present where it is paid for at the door. */
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

/** Whom the invoice names, where it is another address than the parcel's. */
export const orderBilling = orderAddress.omit({ phone: true });

/** Rupees given back for a line. */
export const refundedLine = z.object({
  name: z.string(),
  nameHi: z.string().optional(),
  /** Pieces; 0 where a part of the price was given back. */
  quantity: z.int(),
  amount: z.number(),
});

/** A tax document's PDF. An invoice that is due gets its number when it is first opened. */
export const orderDocument = z.object({
  number: z.string().nullable(),
  kind: z.enum(['invoice', 'credit_note']),
  path: z.string(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/** The parts that only the owner and administrators see; absent for everyone else. */
export const order = orderSummary.extend({
  email: z.string().optional(),
  address: orderAddress.nullable().optional(),
  /** Null where the invoice names the delivery address. */
  billingAddress: orderBilling.nullable().optional(),
  /** What lies in the parcel of a present; absent where it is none. */
  gift: z.object({ message: z.string() }).optional(),
  /** The buyer's, where the invoice names one. */
  gstin: z.string().nullable().optional(),
  paymentId: z.string().nullable().optional(),
  paymentMethod: z.string().optional(),
  /** Who takes the money, such as `razorpay`; `cash`: the courier; `none`: nothing was to be paid; `sandbox`: nobody, the payment was a test. */
  provider: z.string().optional(),
  subtotal: z.number().optional(),
  discount: z.number().optional(),
  couponCode: z.string().nullable().optional(),
  /** The delivery charge in rupees; 0 is free. */
  shipping: z.number().optional(),
  /** Rupees for paying at the door; absent where nothing was taken for it. */
  fee: z.number().optional(),
  /** Between which days in India it was promised, YYYY-MM-DD; null where the order names no PIN code. */
  arrives: z.object({ from: z.string(), to: z.string() }).nullable().optional(),
  /** What payable amount and sum of the lines differ by, so that whole rupees are paid. */
  rounding: z.number().optional(),
  refunded: z.number().optional(),
  /** What was given back, or is on its way, the oldest first. */
  refunds: z
    .array(
      z.object({
        amount: z.number(),
        /** `pending` until the provider has sent it. */
        status: z.enum(['pending', 'processed']),
        /** When it was sent, else when it was asked for. */
        at: z.string(),
        lines: z.array(refundedLine),
      }),
    )
    .optional(),
  documents: z.array(orderDocument).optional(),
  carrier: z.string().nullable().optional(),
  trackingNumber: z.string().nullable().optional(),
  /** The carrier's page about the parcel; null where the shop knows none. */
  trackingUrl: z.string().nullable().optional(),
  timeline: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })).optional(),
});
export type Order = z.infer<typeof order>;

/** Guests read by it without a session, so it is not to be learnt by trying. */
const limit = { max: 30, minutes: 1, sparesOwnMachine: true } as const;

/** Any text: unknown, malformed and foreign ids are not told apart. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id',
  access: 'public',
  limit,
  params: z.strictObject({ id: z.string() }),
  headers: z.looseObject({ 'x-order-key': z.string().max(100).optional() }),
  reply: z.object({ order }),
  errors: ['order_not_found'],
});

export const myOrders = endpoint({
  method: 'GET',
  path: '/api/users/orders',
  access: 'user',
  reply: z.object({ orders: z.array(orderSummary) }),
});

export const orderParams = z.strictObject({ id: z.string().max(200) });
export const creditNoteParams = z.strictObject({
  id: z.string().max(200),
  refundKey: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
});
/** Until it is due there is none; without the company's data there never is. */
export const documentErrors = ['order_not_found', 'order_state', 'invoice_unavailable', 'not_found'] as const;

/** For who placed the order, by their session or their guest cookie. */
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
