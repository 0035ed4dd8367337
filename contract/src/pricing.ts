import { z } from 'zod';
import { category, typed } from './fields.ts';
import { issue } from './values/sentences.ts';

/** A coupon code as typed: trimmed and upper-cased. */
export const couponCode = typed(40, issue('coupon_required')).toUpperCase().min(1, issue('coupon_required'));

/** `value` in percent, or in rupees. */
export const coupon = z.object({
  code: z.string(),
  type: z.enum(['percentage', 'fixed']),
  value: z.number(),
  /** Rupees that it takes off at most; absent where only the cart is the limit. */
  maxDiscount: z.number().optional(),
  /** What alone it counts for, products by id and whole categories; absent where it counts for everything. */
  only: z.object({ products: z.array(z.string()), categories: z.array(category) }).optional(),
});
export type AppliedCoupon = z.infer<typeof coupon>;

/** Amounts in rupees. */
export const quoteReply = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  /** For paying at the door; absent where nothing is taken for it. */
  fee: z.number().optional(),
  tax: z.number(),
  total: z.number(),
  /** The whole rupees that will be charged. */
  charge: z.number(),
});
export type QuoteReply = z.infer<typeof quoteReply>;
