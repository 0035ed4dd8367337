import type { Deps } from '../platform/deps.ts';
import { type CartEntry, variantIdOf } from '../pricing/price-lines.ts';
import { reservedQuantity } from '../reservations/stock-queries.ts';

/**
 * Lines with the stock available to this owner: units reserved by their own unpaid order are
 * included, so that a second payment attempt does not fail with 'sold out' because of the first.
 */
export async function asOwnerSees(deps: Pick<Deps, 'db'>, ownerKey: string, lines: CartEntry[]): Promise<CartEntry[]> {
  // It only affects lines with low stock, and a guest without a cookie has no reservations.
  const short = lines.some(({ product, quantity }) => product.stock !== null && product.stock < quantity + 1);
  if (!short || ownerKey.startsWith('guest:none:')) return lines;
  const reserved = await reservedQuantity(deps.db, ownerKey);
  return lines.map((line) => {
    const { product } = line;
    const own = reserved.get(variantIdOf(line)) ?? 0;
    return own && product.stock !== null ? { ...line, product: { ...product, stock: product.stock + own } } : line;
  });
}
