import { z } from 'zod';
import { address } from './address.ts';
import { cartLine } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { email, line, prose, typed } from './fields.ts';
import { giftCode } from './gift-cards.ts';
import { orderSources } from './order-sources.ts';
import { couponCode } from './pricing.ts';
import { issue } from './values/error-messages.ts';
import { isGstin } from './values/gstin.ts';
import { limits } from './values/limits.ts';
import { isPan } from './values/pan.ts';

/** Checkout fields: coupon, customer, shipping address. */
export const checkoutDetails = {
  couponCode: couponCode.optional(),
  email: email.optional(),
  address: address.optional(),
  /**
   * A proposed number, used by create-order if it is well-formed and unused; an order's number
   * never changes.
   */
  orderNumber: line(40, issue('order_number_needed')).optional(),
};

export const createOrderRoute = endpoint({
  method: 'POST',
  path: '/api/payments/create-order',
  access: 'shopper',
  limit: { max: 60, minutes: 1, skipLocal: true },
  /**
   * Idempotency key, one per click of the pay button: a repeated key never creates a second order.
   */
  headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
  body: z.strictObject({
    /** The total in whole rupees that was displayed; a different total is rejected with 409. */
    amount: z.number().min(0).max(100_000_000),
    currency: z.literal('INR', issue('rupees_only')),
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart).optional(),
    /** One per opened checkout page: a retry continues the same order. */
    checkoutId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional(),
    /** `cash`: cash on delivery, if the shop offers it; `amount` then includes its fee. */
    paymentMethod: z.enum(['online', 'cash']).optional(),
    /**
     * Whole rupees of the caller's store credit that pay a part of `amount`; the remainder is paid
     * online or in cash.
     */
    credit: z.int(issue('whole_number_needed')).min(0).max(100_000_000).optional(),
    /** The code of a gift card that pays `credit` in place of the caller's store credit. */
    giftCard: giftCode.optional(),
    /** A gift: its message is printed in the parcel, and no price is included. */
    gift: z.strictObject({ message: prose(300) }).optional(),
    /** Consent to messages about the order to the address's phone, by WhatsApp or SMS. */
    texts: z.boolean().optional(),
    /** The GSTIN of a registered buyer, printed on the invoice. */
    gstin: typed(100).toUpperCase().refine(isGstin, issue('gstin_invalid')).optional(),
    /**
     * The buyer's PAN, required from the total `panFrom` of the configuration; for smaller orders
     * it is not stored.
     */
    pan: typed(100).toUpperCase().refine(isPan, issue('pan_invalid')).optional(),
    /** The traffic sources (sites, campaigns) that this browser has stored. */
    sources: orderSources.optional(),
    ...checkoutDetails,
  }),
  reply: z.object({
    order: z.object({
      /** The payment provider's order id, or the shop's own if the payable amount is 0. */
      id: z.string(),
      /** Paise. */
      amount: z.int(),
      currency: z.literal('INR'),
      status: z.string(),
    }),
    keyId: z.string(),
    /** The shop's order id, as in the URL of the order page. */
    orderId: z.string(),
    /** The public order number: the proposed one, or another if that was already in use. */
    orderNumber: z.string(),
  }),
  /** `amount_mismatch` also carries the current `quote`. */
  errors: [
    'customer_blocked',
    'gift_card_invalid',
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
    'pan_needed',
    'in_progress',
    'cash_unavailable',
    'payments_off',
    'payments_unavailable',
    'out_of_stock',
  ],
});
export type CreateOrderBody = z.input<typeof createOrderRoute.body>;
export type CreateOrderReply = z.infer<typeof createOrderRoute.reply>;
