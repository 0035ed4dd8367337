import { z } from 'zod';
import { product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { limits } from './values/limits.ts';
import { sku } from './variants.ts';

/** A wishlist item: a product, and the SKU for a variant. */
const reference = z.strictObject({ productId: id, variant: sku.optional() });

/** An item with its name at the time of adding, for display after the product is withdrawn. */
const item = z.object({
  productId: z.string(),
  variant: z.string().optional(),
  name: z.string(),
  nameHi: z.string().optional(),
});
export type WishlistItem = z.infer<typeof item>;

const wishlist = z.object({ items: z.array(item) });
const list = z.array(reference).max(limits.wishes);

/** The wishlist of a user, latest first; a guest's is stored in the browser. */
export const getWishlistRoute = endpoint({
  method: 'GET',
  path: '/api/wishlist',
  access: 'user',
  reply: wishlist,
});

/** Adds an item. Idempotent; a variant replaces the entry of its product without a variant. */
export const addToWishlistRoute = endpoint({
  method: 'POST',
  path: '/api/wishlist/add',
  access: 'user',
  body: reference,
  reply: wishlist,
  errors: ['product_not_found', 'wishlist_full'],
});

/**
 * Removes an item; without a variant all entries of the product. Idempotent: a missing entry is
 * ignored.
 */
export const removeFromWishlistRoute = endpoint({
  method: 'POST',
  path: '/api/wishlist/remove',
  access: 'user',
  body: reference,
  reply: wishlist,
});

/**
 * Merges a guest's wishlist into the account. `left` are the items beyond the limit; products no
 * longer sold are dropped.
 */
export const mergeWishlistRoute = endpoint({
  method: 'POST',
  path: '/api/wishlist/merge',
  access: 'user',
  body: z.strictObject({ items: list }),
  reply: wishlist.extend({ left: z.array(reference) }),
});

/**
 * Current product data for any wishlist, without storing it. Products no longer sold are omitted.
 */
export const fetchWishlistRoute = endpoint({
  method: 'POST',
  path: '/api/wishlist/show',
  access: 'shopper',
  body: z.strictObject({ items: list }),
  reply: z.object({ products: z.array(product) }),
});
