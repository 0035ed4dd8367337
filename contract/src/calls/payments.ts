import { z } from 'zod';
import { limits } from '../values/limits.ts';
import { issue } from '../values/sentences.ts';
import { couponCode, quoteReply } from './cart.ts';
import { order } from './orders.ts';
import { address, cartLine, email, line, looseAddress } from './parts.ts';

const checkoutDetails = {
  couponCode: couponCode.optional(),
  email: email.optional(),
  address: address.optional(),
  /** A proposal, kept by create-order where it has the form of one and is free; the number of an order never changes. */
  orderNumber: line(40, issue('order_number_needed')).optional(),
};

export const createOrder = {
  body: z.strictObject({
    /** The whole rupees the customer saw; a different total is refused with 409. */
    amount: z.number().min(0).max(100_000_000),
    currency: z.literal('INR', issue('rupees_only')),
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart).optional(),
    /** One per opened checkout page: a retry continues the same order. */
    checkoutId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional(),
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
  /** The body of a 409 `amount_mismatch` also carries the fresh quote. */
  mismatch: z.object({ quote: quoteReply }),
};
export type CreateOrderBody = z.input<typeof createOrder.body>;
export type CreateOrderReply = z.infer<typeof createOrder.reply>;

export const verifyPayment = {
  /** Beside these stand the fields that the provider's window handed over, as they are: the server adds them by its provider. */
  body: z.strictObject({
    /** Rupees (minor units divided by 100). */
    amount: z.number().optional(),
    currency: z.string().max(8).optional(),
    /** Accepted loosely; used only for an order that was created without lines. */
    items: z.array(z.unknown()).max(limits.linesPerCart).optional(),
    ...checkoutDetails,
    /** Whoever has paid is not refused for where they live. */
    address: looseAddress.optional(),
  }),
  reply: z.object({ success: z.literal(true), order }),
};
export type VerifyPaymentBody = z.input<typeof verifyPayment.body> & Record<string, unknown>;
export type VerifyPaymentReply = z.infer<typeof verifyPayment.reply>;
