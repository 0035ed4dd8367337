import { z } from 'zod';
import { limits } from '../values/limits.ts';
import { issue } from '../values/sentences.ts';
import { product } from './catalogue.ts';
import { cartLine, id, success } from './parts.ts';

/** A coupon code as typed: trimmed and upper-cased. */
export const couponCode = z
  .string(issue('coupon_required'))
  .trim()
  .toUpperCase()
  .min(1, issue('coupon_required'))
  .max(40, issue('coupon_invalid'));

export const coupon = z.object({ code: z.string(), type: z.enum(['percentage', 'fixed']), value: z.number() });
export type AppliedCoupon = z.infer<typeof coupon>;

export const cartItem = z.object({ _id: z.string(), product, quantity: z.int() });
export type CartItem = z.infer<typeof cartItem>;

/** Amounts in rupees. */
export const quoteReply = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The whole rupees that will be charged. */
  charge: z.number(),
});
export type QuoteReply = z.infer<typeof quoteReply>;

export const cart = z.object({
  items: z.array(cartItem),
  coupon: coupon.extend({ discountAmount: z.number() }).nullable(),
  quote: quoteReply,
});
export type Cart = z.infer<typeof cart>;

export const getCart = { reply: cart };

export const addToCart = {
  body: z.strictObject({
    productId: id,
    /** Pieces to add; a negative number takes away, stopping at one piece. */
    quantity: z
      .int()
      .min(-limits.quantityPerLine)
      .max(limits.quantityPerLine)
      .refine((n) => n !== 0, issue('quantity_needed')),
  }),
  reply: cart,
};

export const removeFromCart = { body: z.strictObject({ productId: id }), reply: cart };

/** The code of a sentence, from which a page words it in its own language. */
const said = { code: z.string(), params: z.unknown().optional() };

/** Moves a guest's local cart into the user's cart in one step; lines that can no longer be bought are reported. */
export const mergeCart = {
  body: z.strictObject({ items: z.array(cartLine).max(limits.linesPerCart) }),
  reply: cart.extend({ skipped: z.array(z.object({ productId: z.string(), reason: z.string(), ...said })) }),
};

export const applyCoupon = {
  body: z.strictObject({ code: couponCode }),
  reply: z.object({ discountAmount: z.number(), coupon }),
};

export const applyCouponGuest = {
  body: z.strictObject({
    code: couponCode,
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart),
  }),
  reply: z.object({ discountAmount: z.number(), coupon }),
};
export type CouponReply = z.infer<typeof applyCouponGuest.reply>;

export const removeCoupon = { reply: success };

/** What a guest's lines cost now, with what can no longer be bought. */
export const quoteCart = {
  body: z.strictObject({ items: z.array(cartLine).max(limits.linesPerCart), couponCode: couponCode.optional() }),
  reply: cart.extend({
    problems: z.array(z.object({ productId: z.string(), message: z.string(), ...said, left: z.int().nullable() })),
  }),
};
