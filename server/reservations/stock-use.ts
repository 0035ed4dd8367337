import type { orderItems } from './schema.ts';

type OrderItemRow = typeof orderItems.$inferSelect;

/** The units of a variant that one unit of an order line takes. */
export type StockUse = {
  productId: string;
  variantId: string;
  units: number;
  tookStock: boolean;
};

/**
 * The stock that one unit of an order line takes: one unit of its own variant, or the components of
 * its bundle. In lock order: by product, then by variant.
 */
export function stockUseOf({
  productId,
  variantId,
  tookStock,
  bundle,
}: Pick<OrderItemRow, 'productId' | 'variantId' | 'tookStock' | 'bundle'>): StockUse[] {
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

/**
 * Marks which components of a line had their stock reserved; the stock of the others is not
 * tracked.
 */
export function asReserved<Item extends Pick<OrderItemRow, 'variantId' | 'bundle'>>(
  item: Item,
  tracked: ReadonlySet<string>,
): Item & { tookStock: boolean } {
  if (!item.bundle) return { ...item, tookStock: tracked.has(item.variantId) };
  const bundle = item.bundle.map((part) => ({ ...part, tookStock: tracked.has(part.variantId) }));
  return { ...item, bundle, tookStock: bundle.some(({ tookStock }) => tookStock) };
}
