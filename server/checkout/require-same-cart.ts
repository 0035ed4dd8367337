import { type Locale, nameIn, ShopError, sentence } from '@jyotiratna/contract';
import { keyOf, mergeLines, type NamedLine } from '../cart/find-lines.ts';
import type { CartLine } from '../pricing/price-lines.ts';

/** Differences that a refusal names: enough to see what happened, whatever the carts hold. */
const mostTold = 5;

/**
 * A user's order is made of the server's cart. A request that names other lines comes from a page that shows another cart, and
 * must not buy what nobody looked at.
 * @param locale of the names of remedies
 * @throws ShopError cart_mismatch (409) that says what differs, with `differences` in its data
 */
export function requireSameCart(
  cart: readonly CartLine[],
  named: readonly NamedLine[] | undefined,
  locale: Locale,
): void {
  if (!named) return;
  const inCart = new Map(
    cart.map(({ product, variant, quantity }) => {
      const what = { productId: product.id, ...(variant && { variant: variant.sku }) };
      return [keyOf(what), { what, name: nameIn(product, locale), quantity }] as const;
    }),
  );
  const plain = new Set(cart.filter(({ variant }) => !variant).map(({ product }) => product.id));
  // The SKU of a product without options says nothing that its id does not.
  const bare = ({ variant, ...line }: NamedLine): NamedLine =>
    variant && !plain.has(line.productId) ? { ...line, variant } : line;
  const asked = new Map(
    mergeLines(named.map(bare)).map(({ quantity, ...what }) => [keyOf(what), { what, quantity }] as const),
  );
  const differences = [...new Set([...inCart.keys(), ...asked.keys()])]
    .map((key) => ({
      ...(inCart.get(key) ?? asked.get(key)!).what,
      name: inCart.get(key)?.name ?? null,
      inCart: inCart.get(key)?.quantity ?? 0,
      asked: asked.get(key)?.quantity ?? 0,
    }))
    .filter((line) => line.inCart !== line.asked);
  if (differences.length === 0) return;
  const told = differences.slice(0, mostTold).map(({ name, inCart, asked }) => ({ name, inCart, asked }));
  const message = sentence('cart_differs', { differences: told });
  throw new ShopError('cart_mismatch', { message, data: { differences } });
}
