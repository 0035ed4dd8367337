import type { z } from 'zod';
import type * as cart from '../calls/cart.ts';
import type { Call } from './call.ts';

type Lines = { productId: string; quantity: number }[];

export function createCartCalls(call: Call) {
  return {
    get: () => call<cart.Cart>('GET', '/cart'),
    add: (body: { productId: string; quantity: number }) => call<cart.Cart>('POST', '/cart/add', body),
    remove: (productId: string) => call<cart.Cart>('POST', '/cart/remove', { productId }),
    merge: (items: Lines) => call<z.infer<typeof cart.mergeCart.reply>>('POST', '/cart/merge', { items }),
    applyCoupon: (code: string) => call<cart.CouponReply>('POST', '/cart/apply-coupon', { code }),
    applyCouponGuest: (code: string, items: Lines) =>
      call<cart.CouponReply>('POST', '/cart/apply-coupon-guest', { code, items }),
    removeCoupon: () => call<{ success: true }>('POST', '/cart/remove-coupon', {}),
    /** Today's prices and stock for a guest's lines. */
    quote: (body: { items: Lines; couponCode?: string }) =>
      call<z.infer<typeof cart.quoteCart.reply>>('POST', '/cart/quote', body),
  };
}
