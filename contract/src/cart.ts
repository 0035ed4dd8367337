import { z } from 'zod';
import { product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { id, quantity, success, typed } from './fields.ts';
import { lineExtras, lineParts } from './line-extras.ts';
import { coupon, couponCode, quoteReply } from './pricing.ts';
import { issue } from './values/error-messages.ts';
import { limits } from './values/limits.ts';
import { selectedVariant, sku } from './variants.ts';

/** A cart line as sent by a client; prices from a client are never trusted. */
export const cartLine = z.strictObject({
  productId: id,
  /** The SKU of a variant; optional for a product without options. */
  variant: sku.optional(),
  quantity,
  /** Setting and energisation of the stone; absent for the stone alone. */
  extras: lineExtras.optional(),
});

export const cartItem = z.object({
  _id: z.string(),
  /** The product with name, prices and stock of the selected variant, if any. */
  product,
  /** Absent for a product without options. */
  variant: selectedVariant.optional(),
  quantity: z.int(),
  /** The selected extras and their price breakdown; `product` has the full price and name. */
  extras: lineExtras.optional(),
  parts: lineParts.optional(),
  /** The reason for which the selected extras are unavailable; the line cannot be ordered then. */
  problem: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  items: z.array(cartItem),
  /** `discountAmount` in rupees. */
  coupon: coupon.extend({ discountAmount: z.number() }).nullable(),
  quote: quoteReply,
});
export type Cart = z.infer<typeof cart>;

/** The cart of a user; a guest's cart is stored in the browser. */
export const getCartRoute = endpoint({
  method: 'GET',
  path: '/api/cart',
  access: 'user',
  reply: cart,
});

export const addToCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  access: 'user',
  body: z.strictObject({
    productId: id,
    variant: sku.optional(),
    /** Quantity to add; a negative number subtracts, down to a minimum of 1. */
    quantity: z
      .int()
      .min(-limits.quantityPerLine)
      .max(limits.quantityPerLine)
      .refine((n) => n !== 0, issue('quantity_needed')),
    /** Replaces the previous extras; if absent, these stay unchanged. */
    extras: lineExtras.optional(),
  }),
  reply: cart,
  errors: ['product_not_found', 'variant_needed', 'out_of_stock', 'sold_out', 'cart_full'],
});

export const removeFromCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart/remove',
  access: 'user',
  body: z.strictObject({ productId: id, variant: sku.optional() }),
  reply: cart,
  errors: ['variant_needed'],
});

/** A message code, which a page localizes. */
const errorMessage = { code: z.string(), params: z.unknown().optional() };

/**
 * Merges a guest's local cart into the user's cart in one step; unavailable lines are reported. A
 * repeated request with the same key changes nothing, and reports no lines.
 */
export const mergeCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart/merge',
  access: 'user',
  body: z.strictObject({
    items: z.array(cartLine).max(limits.linesPerCart),
    /** An idempotency key of the client. */
    key: z.string().min(8).max(64).optional(),
  }),
  reply: cart.extend({
    skipped: z.array(
      z.object({
        productId: z.string(),
        variant: z.string().optional(),
        reason: z.string(),
        ...errorMessage,
      }),
    ),
  }),
});

/** Current prices of a guest's cart lines, and the unavailable lines. */
export const quoteCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart/quote',
  access: 'shopper',
  body: z.strictObject({
    items: z.array(cartLine).max(limits.linesPerCart),
    couponCode: couponCode.optional(),
  }),
  reply: cart.extend({
    problems: z.array(
      z.object({
        productId: z.string(),
        variant: z.string().optional(),
        message: z.string(),
        ...errorMessage,
        left: z.int().nullable(),
      }),
    ),
  }),
  errors: ['too_many_attempts'],
});
export type QuotedCart = z.infer<typeof quoteCartRoute.reply>;

/**
 * The cart of a link at today's prices; nothing is stored. `unknown` are items that match no
 * remedy's id, slug or SKU.
 */
export const readCartLinkRoute = endpoint({
  method: 'POST',
  path: '/api/cart/link',
  access: 'shopper',
  body: z.strictObject({
    /** `item` is a product's id or slug, or a variant's SKU. */
    items: z
      .array(z.strictObject({ item: typed(120), quantity }))
      .min(1, issue('cart_empty'))
      .max(limits.linesPerCart),
    couponCode: couponCode.optional(),
  }),
  reply: quoteCartRoute.reply.extend({ unknown: z.array(z.string()) }),
  errors: ['cart_empty', 'too_many_attempts'],
});
export type LinkedCart = z.infer<typeof readCartLinkRoute.reply>;

/** `discountAmount` in rupees. */
const couponReply = z.object({ discountAmount: z.number(), coupon });
export type CouponReply = z.infer<typeof couponReply>;

export const applyCouponRoute = endpoint({
  method: 'POST',
  path: '/api/cart/apply-coupon',
  access: 'user',
  body: z.strictObject({ code: couponCode }),
  reply: couponReply,
  errors: [
    'coupon_invalid',
    'coupon_minimum',
    'coupon_not_for_cart',
    'coupon_customer_limit',
    'cart_empty',
    'too_many_attempts',
  ],
});

export const applyCouponGuestRoute = endpoint({
  method: 'POST',
  path: '/api/cart/apply-coupon-guest',
  access: 'shopper',
  body: z.strictObject({
    code: couponCode,
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart),
  }),
  reply: couponReply,
  errors: [
    'variant_needed',
    'coupon_invalid',
    'coupon_minimum',
    'coupon_not_for_cart',
    'coupon_customer_limit',
    'cart_empty',
    'too_many_attempts',
  ],
});

export const removeCouponRoute = endpoint({
  method: 'POST',
  path: '/api/cart/remove-coupon',
  access: 'user',
  reply: success,
});
