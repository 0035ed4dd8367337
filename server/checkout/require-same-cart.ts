import { defined, errorMessage, type Locale, nameIn, ShopError } from '@jyotiratna/contract';
import { type IdentifiedLine, keyOf, mergeLines } from '../cart/find-lines.ts';
import type { CartEntry } from '../pricing/price-lines.ts';

/** Maximum differences listed in an error: enough to see the cause. */
const maxListed = 5;

/**
 * Rejects a request whose lines differ from the server's cart, from which a user's order is
 * created: the page displays another cart, and must not order items that the user has not seen.
 * @param locale of the names of remedies
 * @throws ShopError cart_mismatch (409) with a description, and with `differences` in its data
 */
export function requireSameCart(
  cart: readonly CartEntry[],
  lines: readonly IdentifiedLine[] | undefined,
  locale: Locale,
): void {
  if (!lines) return;
  const inCart = new Map(
    cart.map(({ product, variant, quantity }) => {
      const item = { productId: product.id, ...(variant && { variant: variant.sku }) };
      return [keyOf(item), { item, name: nameIn(product, locale), quantity }] as const;
    }),
  );
  const plain = new Set(cart.filter(({ variant }) => !variant).map(({ product }) => product.id));
  // Omits the SKU of a product without options, which is redundant.
  const bare = ({ variant, ...line }: IdentifiedLine): IdentifiedLine =>
    variant && !plain.has(line.productId) ? { ...line, variant } : line;
  const requested = new Map(
    mergeLines(lines.map(bare)).map(
      ({ quantity, ...item }) => [keyOf(item), { item, quantity }] as const,
    ),
  );
  const differences = [...new Set([...inCart.keys(), ...requested.keys()])]
    .map((key) => ({
      ...(inCart.get(key) ?? defined(requested.get(key))).item,
      name: inCart.get(key)?.name ?? null,
      inCart: inCart.get(key)?.quantity ?? 0,
      asked: requested.get(key)?.quantity ?? 0,
    }))
    .filter((line) => line.inCart !== line.asked);
  if (differences.length === 0) return;
  const listed = differences
    .slice(0, maxListed)
    .map(({ name, inCart, asked: requested }) => ({ name, inCart, asked: requested }));
  const message = errorMessage('cart_differs', { differences: listed });
  throw new ShopError('cart_mismatch', { message, data: { differences } });
}
