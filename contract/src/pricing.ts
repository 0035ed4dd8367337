import { z } from 'zod';
import { category, typed } from './fields.ts';
import { issue } from './values/error-messages.ts';

/** A coupon code as typed: trimmed and upper-cased. */
export const couponCode = typed(40, issue('coupon_required'))
  .toUpperCase()
  .min(1, issue('coupon_required'));

/** A coupon; `value` in percent, or in rupees. */
export const coupon = z.object({
  code: z.string(),
  type: z.enum(['percentage', 'fixed']),
  value: z.number(),
  /** Maximum discount in rupees; absent if unlimited. */
  maxDiscount: z.number().optional(),
  /**
   * Restricts the coupon to products by id and to categories; absent if it applies to all products.
   */
  only: z.object({ products: z.array(z.string()), categories: z.array(category) }).optional(),
});
export type AppliedCoupon = z.infer<typeof coupon>;

/** Amounts in rupees. */
export const quoteReply = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  /** Cash-on-delivery fee; absent if there is no fee. */
  fee: z.number().optional(),
  tax: z.number(),
  total: z.number(),
  /** The charged amount in whole rupees. */
  charge: z.number(),
});
export type QuoteReply = z.infer<typeof quoteReply>;
