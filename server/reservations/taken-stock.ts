import type { orderItems } from './schema.ts';

type OrderItemRow = typeof orderItems.$inferSelect;

/** Stock that a line takes for each of its units. */
export type TakenStock = {
  productId: string;
  variantId: string;
  units: number;
  tookStock: boolean;
};

/**
 * The stock that one unit of an order's line takes: one of its own variant, or those of a bundle's
 * parts. In the order of locks: by product, then by variant.
 */
export function takenBy({
  productId,
  variantId,
  tookStock,
  bundle,
}: Pick<OrderItemRow, 'productId' | 'variantId' | 'tookStock' | 'bundle'>): TakenStock[] {
  if (!bundle) return [{ productId, variantId, units: 1, tookStock }];
  return bundle
    .map((part) => ({
      productId: part.productId,
      variantId: part.variantId,
      units: part.quantity,
      tookStock: part.tookStock,
    }))
    .toSorted((a, b) =>
      `${a.productId} ${a.variantId}` < `${b.productId} ${b.variantId}` ? -1 : 1,
    );
}

/** A line with the parts whose stock was just reserved; the stock of the rest is not tracked. */
export function asReserved<Item extends Pick<OrderItemRow, 'variantId' | 'bundle'>>(
  item: Item,
  tracked: ReadonlySet<string>,
): Item & { tookStock: boolean } {
  if (!item.bundle) return { ...item, tookStock: tracked.has(item.variantId) };
  const bundle = item.bundle.map((part) => ({ ...part, tookStock: tracked.has(part.variantId) }));
  return { ...item, bundle, tookStock: bundle.some(({ tookStock }) => tookStock) };
}
