import { z } from 'zod';
import { cartItem } from './cart.ts';
import { createOrderRoute } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { version } from './fields.ts';
import { orderAddress } from './orders.ts';
import { quoteReply } from './pricing.ts';

/** The secret token of a payment link. */
const linkToken = z.string().max(200);

/**
 * The order of a payment link, at today's prices. Read-only, because email clients prefetch links.
 */
export const readPaymentLinkRoute = endpoint({
  method: 'POST',
  path: '/api/payment-links/read',
  access: 'public',
  limit: { max: 60, minutes: 1, skipLocal: true },
  body: z.strictObject({ token: linkToken }),
  reply: z.object({
    items: z.array(cartItem),
    quote: quoteReply,
    /** Incremented when the shop changes the order. */
    version: z.int(),
    /** The customer's name. */
    name: z.string(),
    /** The shipping address; null for collection at the shop. */
    address: orderAddress.nullable(),
    /** Whether the total requires the buyer's PAN. */
    panNeeded: z.boolean(),
    /** ISO 8601. */
    expiresAt: z.string(),
    /** The paid order; `key` authorizes actions on it, like the link in its emails. */
    paidOrder: z.object({ id: z.string(), key: z.string() }).nullable(),
  }),
  errors: ['token_invalid'],
});
export type PaymentLink = z.infer<typeof readPaymentLinkRoute.reply>;

/** Reserves the link's order and opens its payment, as create-order does for a cart. */
export const payByLinkRoute = endpoint({
  method: 'POST',
  path: '/api/payment-links/pay',
  access: 'shopper',
  limit: { max: 60, minutes: 1, skipLocal: true },
  headers: createOrderRoute.headers,
  body: createOrderRoute.body.pick({ amount: true, currency: true, pan: true }).extend({
    token: linkToken,
    /** The displayed version: payment is rejected if the order has changed since. */
    version: version.optional(),
  }),
  reply: createOrderRoute.reply,
  errors: ['token_invalid', 'order_state', ...createOrderRoute.errors],
});
