import { type CartItem, limits, nameIn } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { lineKey } from '../line-key.ts';
import { addToLocalCart, readLocalCart } from '../local-cart.ts';

/**
 * Merges stored lines into this browser's cart. An existing line keeps its setting and
 * energisation; its quantity becomes the larger one, so that merging is idempotent.
 * @returns false where not all of them fit; the cart is then unchanged
 * @throws Error when the browser rejects storage
 */
export function joinLocalCart(items: readonly CartItem[]): boolean {
  const own = new Map(readLocalCart().map((line) => [lineKey(line), line]));
  const lines = items.map(({ product, variant, extras, quantity }) => {
    const of = { productId: product._id, variant: variant?.sku };
    return { product, of, extras, quantity, old: own.get(lineKey(of)) };
  });
  if (own.size + lines.filter(({ old }) => !old).length > limits.linesPerCart) return false;
  for (const { product, of, extras, quantity, old } of lines) {
    const extra = quantity - (old?.quantity ?? 0);
    if (extra <= 0) continue;
    const name = nameIn(product, language.code);
    addToLocalCart(
      { ...product, name, variant: of.variant, extras: old ? old.extras : extras },
      extra,
    );
  }
  return true;
}
