import { z } from 'zod';
import { address } from './address.ts';
import { cartLine } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { email, line, prose, typed } from './fields.ts';
import { couponCode } from './pricing.ts';
import { isGstin } from './values/gstin.ts';
import { limits } from './values/limits.ts';
import { issue } from './values/sentences.ts';

/** Who buys, where it goes, at which price. */
export const checkoutDetails = {
  couponCode: couponCode.optional(),
  email: email.optional(),
  address: address.optional(),
  /** A proposal, kept by create-order where it has the form of one and is free; the number of an order never changes. */
  orderNumber: line(40, issue('order_number_needed')).optional(),
};

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/payments/create-order',
  access: 'shopper',
  limit: { max: 60, minutes: 1, sparesOwnMachine: true },
  /** One per press of the pay button: the same key never makes a second order. */
  headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
  body: z.strictObject({
    /** The whole rupees the customer saw; a different total is rejected with 409. */
    amount: z.number().min(0).max(100_000_000),
    currency: z.literal('INR', issue('rupees_only')),
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart).optional(),
    /** One per opened checkout page: a retry continues the same order. */
    checkoutId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional(),
    /** `cash`: at the door, where the shop offers it; `amount` then holds its fee. */
    paymentMethod: z.enum(['online', 'cash']).optional(),
    /** A present: its words lie in the parcel, and nothing in it names a price. */
    gift: z.strictObject({ message: prose(300) }).optional(),
    /** Of a buyer who is registered: the invoice names it. */
    gstin: typed(100).toUpperCase().refine(isGstin, issue('gstin_invalid')).optional(),
    ...checkoutDetails,
  }),
  reply: z.object({
    order: z.object({
      /** The provider's order id, or our own when nothing is left to pay. */
      id: z.string(),
      /** Paise. */
      amount: z.int(),
      currency: z.literal('INR'),
      status: z.string(),
    }),
    keyId: z.string(),
    /** Our order id: the address of its page. */
    orderId: z.string(),
    /** The number that people call it by: the proposed one, or another where that was taken. */
    orderNumber: z.string(),
  }),
  /** `amount_mismatch` also carries the fresh `quote`. */
  errors: [
    'customer_blocked',
    'cart_empty',
    'cart_mismatch',
    'variant_needed',
    'sold_out',
    'setting_unavailable',
    'hold_limit',
    'network_holds',
    'amount_mismatch',
    'too_many_attempts',
    'idempotency_mismatch',
    'in_progress',
    'cash_unavailable',
    'payments_off',
    'payments_unavailable',
    'out_of_stock',
  ],
});
export type CreateOrderBody = z.input<typeof createOrder.body>;
export type CreateOrderReply = z.infer<typeof createOrder.reply>;
