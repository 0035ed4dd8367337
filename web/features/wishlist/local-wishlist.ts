import { limits, skuPattern, type WishlistItem } from '@jyotiratna/contract';
import { persistedList } from '../../persisted.ts';

/** A guest's wishlist, latest first. */
export const localWishlist = persistedList<WishlistItem>('wishlist', (value) => {
  const { productId, variant, name } = Object(value) as Record<string, unknown>;
  if (typeof productId !== 'string' || !productId) return null;
  return {
    productId,
    ...(typeof variant === 'string' && skuPattern.test(variant) && { variant }),
    name: typeof name === 'string' ? name : '',
  };
});

/** Identifies a wishlist item: a product, and its variant's SKU where it has options. */
export type ProductReference = { productId: string; variant?: string | undefined };

export const productReferenceOf = ({ productId, variant }: ProductReference) => ({
  productId,
  ...(variant && { variant }),
});

/**
 * Whether a list contains an item; a product matches each of its variants, and a variant also its
 * product.
 */
export function isWished(
  items: readonly ProductReference[],
  { productId, variant }: ProductReference,
): boolean {
  return items.some(
    (one) => one.productId === productId && (!variant || !one.variant || one.variant === variant),
  );
}

/** The list with the item in front. A variant replaces the product without a variant. */
export function withItem(
  items: readonly WishlistItem[],
  item: WishlistItem,
): readonly WishlistItem[] {
  return isWished(
    items.filter(({ variant }) => variant || !item.variant),
    item,
  )
    ? items
    : [item, ...items.filter((one) => one.productId !== item.productId || one.variant)];
}

/**
 * The list without the item, as on the server: without a SKU all items of the product are removed.
 */
export function withoutItem(
  items: readonly WishlistItem[],
  { productId, variant }: ProductReference,
): readonly WishlistItem[] {
  return items.filter(
    (one) =>
      one.productId !== productId ||
      (variant !== undefined && one.variant && one.variant !== variant),
  );
}

/**
 * Adds an item to a guest's wishlist. @throws RangeError when the list is full, Error when the
 * browser rejects storage
 */
export function addToLocalWishlist(item: WishlistItem): void {
  const next = withItem(localWishlist.read(), item);
  if (next.length > limits.wishes) throw new RangeError('the wishlist is full');
  if (!localWishlist.write(next)) throw new Error('The browser stores no wishlist');
}
