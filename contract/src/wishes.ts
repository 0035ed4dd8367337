import { z } from 'zod';
import { product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { limits } from './values/limits.ts';
import { sku } from './variants.ts';

/** What is wished for: a product, with the SKU where one of its variants is meant. */
const named = z.strictObject({ productId: id, variant: sku.optional() });

/** With the name it was wished under, so that it can be told also once it is no longer sold. */
const kept = z.object({
  productId: z.string(),
  variant: z.string().optional(),
  name: z.string(),
  nameHi: z.string().optional(),
});
export type Wish = z.infer<typeof kept>;

const wishlist = z.object({ items: z.array(kept) });
const list = z.array(named).max(limits.wishes);

/** The wishlist of a user, the latest first; a guest's lives in the browser. */
export const getWishlist = endpoint({ method: 'GET', path: '/api/wishlist', access: 'user', reply: wishlist });

/** Wished for already, it changes nothing; a variant takes the place of its product without a choice. */
export const addWish = endpoint({
  method: 'POST',
  path: '/api/wishlist/add',
  access: 'user',
  body: named,
  reply: wishlist,
  errors: ['product_not_found', 'wishlist_full'],
});

/** Without a variant everything of the product. What is not there is no error. */
export const removeWish = endpoint({
  method: 'POST',
  path: '/api/wishlist/remove',
  access: 'user',
  body: named,
  reply: wishlist,
});

/** Moves a guest's wishes to the account. `left` are those that found no room; what is no longer sold is left out. */
export const mergeWishes = endpoint({
  method: 'POST',
  path: '/api/wishlist/merge',
  access: 'user',
  body: z.strictObject({ items: list }),
  reply: wishlist.extend({ left: z.array(named) }),
});

/** What is wished for as it is sold now, of anyone's list: nothing is kept. A product that is not sold is left out. */
export const showWishes = endpoint({
  method: 'POST',
  path: '/api/wishlist/show',
  access: 'shopper',
  body: z.strictObject({ items: list }),
  reply: z.object({ products: z.array(product) }),
});
