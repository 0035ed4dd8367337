import { findSold } from '../cart/find-lines.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrderItems } from '../reservations/order-queries.ts';

export type Reorder = {
  lines: { productId: string; variant?: string; quantity: number; name: string }[];
  /** Names of the remedies that cannot be ordered again unchanged. */
  missing: string[];
};

/**
 * The lines of an order that can be bought again: remedies still sold and in stock, limited by
 * stock. Lines with options (setting or energisation) are returned as missing, because their
 * options must be selected again. At most four queries.
 */
export async function findReorder({ db }: Pick<Deps, 'db'>, orderId: string): Promise<Reorder> {
  const items = await listOrderItems(db, [orderId]);
  const reorder: Reorder = { lines: [], missing: [] };
  const plain = items.filter(({ parts }) => parts === null);
  const named = plain.map(({ productId, variantId, sku, quantity, name }) => ({
    ...(variantId === productId ? { productId } : { productId, variant: sku }),
    ...{ quantity, name },
  }));
  for (const { line, found } of await findSold(db, named)) {
    const stock = found.kind === 'sold' ? (found.variant ?? found.product).stock : 0;
    const quantity = Math.min(line.quantity, stock ?? line.quantity);
    if (found.kind === 'sold' && quantity > 0) reorder.lines.push({ ...line, quantity });
    else reorder.missing.push(line.name);
  }
  for (const { name, parts } of items) if (parts !== null) reorder.missing.push(name);
  return reorder;
}
