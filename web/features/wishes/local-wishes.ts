import { limits, skuPattern, type Wish } from '@jyotiratna/contract';
import { storedList } from '../../stored-list.ts';

/** What a guest wishes for, the latest first. */
export const localWishes = storedList<Wish>('wishlist', (value) => {
  const { productId, variant, name } = Object(value) as Record<string, unknown>;
  if (typeof productId !== 'string' || !productId) return null;
  return {
    productId,
    ...(typeof variant === 'string' && skuPattern.test(variant) && { variant }),
    name: typeof name === 'string' ? name : '',
  };
});

/** What a wish is of: a product, and its variant's SKU where there was one to choose. */
export type WishOf = { productId: string; variant?: string | undefined };

export const wishOf = ({ productId, variant }: WishOf) => ({ productId, ...(variant && { variant }) });

/** Whether a list holds it; a product is wished for by each of its variants, a variant also by its product alone. */
export function isWished(wishes: readonly WishOf[], { productId, variant }: WishOf): boolean {
  return wishes.some((one) => one.productId === productId && (!variant || !one.variant || one.variant === variant));
}

/** The list with the wish in front. A variant takes the place of its product without a choice. */
export function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  return isWished(
    wishes.filter(({ variant }) => variant || !wish.variant),
    wish,
  )
    ? wishes
    : [wish, ...wishes.filter((one) => one.productId !== wish.productId || one.variant)];
}

/** The list without the wish, as the server takes it off: without an SKU everything of the product. */
export function withoutWish(wishes: readonly Wish[], { productId, variant }: WishOf): readonly Wish[] {
  return wishes.filter(
    (one) => one.productId !== productId || (variant !== undefined && one.variant && one.variant !== variant),
  );
}

/** @throws RangeError where the list is full, and as storage does */
export function addLocalWish(wish: Wish): void {
  const next = withWish(localWishes.read(), wish);
  if (next.length > limits.wishes) throw new RangeError('the wishlist is full');
  localWishes.write(next);
}
