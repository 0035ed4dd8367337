import type { Deps } from '../platform/deps.ts';
import { type CartLine, variantIdOf } from '../pricing/price-lines.ts';
import { heldPieces } from '../reservations/stock-queries.ts';

/**
 * Lines with the stock as this owner may use it: what their own unpaid order holds is still theirs, so that a second try
 * at paying does not meet 'sold out' because of the first.
 */
export async function asOwnerSees(deps: Pick<Deps, 'db'>, ownerKey: string, lines: CartLine[]): Promise<CartLine[]> {
  // Only what looks short can be changed by it, and a guest without a cookie holds nothing.
  const short = lines.some(({ product, quantity }) => product.stock !== null && product.stock < quantity + 1);
  if (!short || ownerKey.startsWith('guest:none:')) return lines;
  const held = await heldPieces(deps.db, ownerKey);
  return lines.map((line) => {
    const { product } = line;
    const own = held.get(variantIdOf(line)) ?? 0;
    return own && product.stock !== null ? { ...line, product: { ...product, stock: product.stock + own } } : line;
  });
}
