import { limits } from '@jyotiratna/contract';
import { findProductRows } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { asOwnerSees } from './owner-stock.ts';

export type NamedLine = { productId: string; quantity: number };

/**
 * One line a product, in the order of first mention: two lines of one product checked apart would pass the stock
 * together. A sum over 99 pieces stays as it is, and is refused where it is bought.
 */
export function mergeLines(lines: readonly NamedLine[]): NamedLine[] {
  const merged = new Map<string, number>();
  for (const { productId, quantity } of lines) merged.set(productId, (merged.get(productId) ?? 0) + quantity);
  return [...merged].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The lines a client names, with their products as this owner may buy them; `missing` are products that the shop does not sell (any more). */
export async function findLines(
  deps: Pick<Deps, 'db'>,
  ownerKey: string,
  named: readonly NamedLine[],
): Promise<{ lines: CartLine[]; missing: string[] }> {
  const merged = mergeLines(named);
  const rows = await findProductRows(
    deps.db,
    merged.map((line) => line.productId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines: CartLine[] = [];
  const missing: string[] = [];
  for (const { productId, quantity } of merged) {
    const product = byId.get(productId);
    if (product) lines.push({ product, quantity });
    else missing.push(productId);
  }
  return { lines: await asOwnerSees(deps, ownerKey, lines), missing };
}

/** The most pieces of a product that one line may hold now. */
export function mostPieces(product: { stock: number | null }): number {
  return Math.min(limits.quantityPerLine, product.stock ?? limits.quantityPerLine);
}
