import { z } from 'zod';
import { address } from '../address.ts';
import { cart, cartLine, quoteCartRoute } from '../cart.ts';
import { createOrderRoute } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import {
  email,
  id,
  line,
  note,
  phone,
  pincode,
  prose,
  queryCount,
  rupees,
  version,
} from '../fields.ts';
import { orderAddress, orderBilling } from '../orders.ts';
import { counterMethods, draftStates, linkChannels } from '../values/draft-orders.ts';
import { issue } from '../values/error-messages.ts';
import { limits } from '../values/limits.ts';
import { locales } from '../values/locale.ts';
import { orderStatuses } from '../values/order-states.ts';

/** Orders created by the shop for customers on the phone or at the counter. Amounts in rupees. */

const amountOff = z.strictObject({
  type: z.enum(['percentage', 'fixed'], issue('choice_invalid')),
  /** Percent, or rupees. */
  value: rupees,
});
/** A discount with a reason for the audit log. */
const discount = amountOff.extend({ reason: line(200, issue('discount_reason_missing')) });
export type DraftDiscount = z.infer<typeof discount>;

const items = z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart);

const requestKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Prices of an order before it is created. Nothing is reserved. */
export const quoteDraftOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders/quote',
  access: 'admin',
  body: z.strictObject({
    items,
    discount: amountOff.optional(),
    /** The PIN code of the shipping address; absent for collection at the counter. */
    pincode: pincode.optional(),
  }),
  reply: quoteCartRoute.reply.extend({
    /** The maximum discount that the caller may grant, in percent. */
    mostPercent: z.number(),
  }),
  errors: ['variant_needed'],
});

const customer = z.strictObject({
  /** The id of the customer's account; absent for a guest. */
  account: id.optional(),
  name: line(120, issue('name_missing')),
  email: email.optional(),
  phone: phone.optional(),
});

const draftRow = z.object({
  id: z.string(),
  state: z.enum(draftStates),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The total at the last save. */
  amount: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The administrator's email address. */
  createdBy: z.string(),
  order: z.object({ id: z.string(), number: z.string(), status: z.enum(orderStatuses) }).nullable(),
});
export type DraftOrderRow = z.infer<typeof draftRow>;

const draft = draftRow.extend({
  account: z.string().nullable(),
  locale: z.enum(locales),
  /** The cart at today's prices. */
  cart: cart.extend({ problems: quoteCartRoute.reply.shape.problems }),
  discount: discount.nullable(),
  address: orderAddress.nullable(),
  /** Null if the invoice names the shipping address. */
  billingAddress: orderBilling.nullable(),
  gstin: z.string().nullable(),
  /** An internal note, visible only to administrators. */
  note: z.string(),
  /** Incremented by every edit. */
  version: z.int(),
  panNeeded: z.boolean(),
  /** Expiry of the payment link; null if none was sent or the link was withdrawn. */
  linkExpiresAt: z.string().nullable(),
});
export type DraftOrder = z.infer<typeof draft>;

const reply = z.object({ draft });

export const listDraftOrdersRoute = endpoint({
  method: 'GET',
  path: '/api/admin/draft-orders',
  access: 'admin',
  query: z.strictObject({
    state: z.enum(draftStates).optional(),
    limit: queryCount(100).optional(),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ drafts: z.array(draftRow), nextCursor: z.string().nullable() }),
});
export type DraftOrderQuery = z.input<typeof listDraftOrdersRoute.query>;

export const getDraftOrderRoute = endpoint({
  method: 'GET',
  path: '/api/admin/draft-orders/:id',
  access: 'admin',
  params: z.strictObject({ id }),
  reply,
  errors: ['not_found'],
});

/** Saves an unpaid order. Idempotent by `requestKey`. */
export const makeDraftOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders',
  access: 'admin',
  body: z.strictObject({
    requestKey,
    customer,
    items,
    discount: discount.optional(),
    /** Absent for collection at the counter. */
    address: address.optional(),
    gstin: createOrderRoute.body.shape.gstin,
    note: prose(1000).optional(),
    /** Language of the payment page, the email and the documents. */
    locale: z.enum(locales),
  }),
  reply,
  errors: [
    'account_not_found',
    'customer_blocked',
    'variant_needed',
    'sold_out',
    'out_of_stock',
    'setting_unavailable',
  ],
});

/**
 * Updates an unpaid draft; its links stay valid and show the new total. A payment started before
 * the change is refunded if it is completed. `stale_edit` if another version was saved in the
 * meantime.
 */
export const editDraftOrderRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/draft-orders/:id',
  access: 'admin',
  params: z.strictObject({ id }),
  body: makeDraftOrderRoute.body
    .pick({ items: true, discount: true, address: true, note: true })
    .extend({ version }),
  reply,
  errors: ['not_found', 'order_state', 'stale_edit', 'variant_needed', 'sold_out'],
});

/** Creates and sends a link to the payment page. Idempotent by `requestKey`. */
export const sendPaymentLinkRoute = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders/:id/link',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({
    requestKey,
    channels: z.array(z.enum(linkChannels)).max(linkChannels.length),
  }),
  /** `url` can be copied now; it is never returned again. */
  reply: reply.extend({ url: z.string() }),
  errors: ['not_found', 'order_state', 'payments_off', 'texts_off'],
});

/** Revokes every link to the payment page; a new one can be sent. */
export const withdrawPaymentLinkRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/draft-orders/:id/link',
  access: 'admin',
  params: z.strictObject({ id }),
  reply,
  errors: ['not_found', 'order_state'],
});

/** Cancels the draft, and releases the reservation of a payment in progress. */
export const cancelDraftOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders/:id/cancel',
  access: 'admin',
  params: z.strictObject({ id }),
  reply,
  errors: ['not_found', 'order_state'],
});

/** Records the payment at the counter once: the draft becomes a paid order. */
export const payAtCounterRoute = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders/:id/payment',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({
    method: z.enum(counterMethods, issue('choice_invalid')),
    /** The receipt number; required for all methods but cash. */
    reference: note(60).optional(),
    /** The displayed total. */
    amount: createOrderRoute.body.shape.amount,
    pan: createOrderRoute.body.shape.pan,
  }),
  reply,
  errors: [
    'not_found',
    'order_state',
    'cash_unavailable',
    'customer_blocked',
    'cart_empty',
    'variant_needed',
    'sold_out',
    'out_of_stock',
    'setting_unavailable',
    'amount_mismatch',
    'pan_needed',
  ],
});
