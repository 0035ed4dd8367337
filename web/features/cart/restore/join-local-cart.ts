import { type CartItem, limits, nameIn } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { lineKey } from '../line-key.ts';
import { addToLocalCart, readLocalCart } from '../local-cart.ts';

/**
 * Puts lines that were kept elsewhere into this browser's cart. A line that is there keeps its choices, and gets no more
 * pieces than were kept: done twice, it is done once.
 * @returns false where there is no room for all of them; the cart is then as it was
 * @throws as storage does
 */
export function joinLocalCart(items: readonly CartItem[]): boolean {
  const held = new Map(readLocalCart().map((line) => [lineKey(line), line]));
  const lines = items.map(({ product, variant, extras, quantity }) => {
    const of = { productId: product._id, variant: variant?.sku };
    return { product, of, extras, quantity, old: held.get(lineKey(of)) };
  });
  if (held.size + lines.filter(({ old }) => !old).length > limits.linesPerCart) return false;
  for (const { product, of, extras, quantity, old } of lines) {
    const more = quantity - (old?.quantity ?? 0);
    if (more <= 0) continue;
    const name = nameIn(product, language.code);
    addToLocalCart({ ...product, name, variant: of.variant, extras: old ? old.extras : extras }, more);
  }
  return true;
}
