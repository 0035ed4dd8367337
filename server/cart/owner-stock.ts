import { bundleStock } from '@jyotiratna/contract';
import { type BundlePartRow, bundlesOf } from '../catalogue/bundles/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { type CartEntry, variantIdOf } from '../pricing/price-lines.ts';
import { reservedQuantity } from '../reservations/stock-queries.ts';

/**
 * Lines with the stock available to this owner, and bundles with their items. Units reserved by the
 * owner's own unpaid order are included, so that a second payment attempt is not rejected as sold
 * out.
 */
export async function asOwnerSees(
  deps: Pick<Deps, 'db'>,
  ownerKey: string,
  given: readonly CartEntry[],
): Promise<CartEntry[]> {
  const bundles = await bundlesOf(
    deps.db,
    given.map(({ product }) => product),
  );
  const lines = given.map((line) => ({ ...line, bundle: bundles.get(line.product.id) }));
  // Skips the query unless a line has low stock, or for a guest without a cookie, who has no
  // reservations.
  const short = lines.some(
    ({ product, quantity }) => product.stock !== null && product.stock < quantity + 1,
  );
  if (!short || ownerKey.startsWith('guest:none:')) return lines;
  const ownUnits = await reservedQuantity(deps.db, ownerKey);
  if (ownUnits.size === 0) return lines;
  return lines.map((line) =>
    line.bundle ? withOwnParts(line, line.bundle, ownUnits) : withOwn(line, ownUnits),
  );
}

function withOwn(line: CartEntry, ownUnits: ReadonlyMap<string, number>): CartEntry {
  const { product } = line;
  const own = ownUnits.get(variantIdOf(line)) ?? 0;
  return own && product.stock !== null
    ? { ...line, product: { ...product, stock: product.stock + own } }
    : line;
}

function withOwnParts(
  line: CartEntry,
  parts: readonly BundlePartRow[],
  ownUnits: ReadonlyMap<string, number>,
): CartEntry {
  const bundle = parts.map((part) => {
    const { stock } = part.product;
    const own = ownUnits.get(part.variantId) ?? 0;
    return stock === null ? part : { ...part, product: { ...part.product, stock: stock + own } };
  });
  const componentStock = bundle.map(({ product: { stock }, quantity, state }) => ({
    stock,
    quantity,
    state,
  }));
  return { ...line, bundle, product: { ...line.product, stock: bundleStock(componentStock) } };
}
