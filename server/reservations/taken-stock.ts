import { sql } from 'drizzle-orm';
import type { OrderItemRow } from './order-queries.ts';
import { orderItems } from './schema.ts';

/** Stock that a line takes for each of its units. */
export type TakenStock = { productId: string; variantId: string; units: number; tookStock: boolean };

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
    .toSorted((a, b) => (`${a.productId} ${a.variantId}` < `${b.productId} ${b.variantId}` ? -1 : 1));
}

/**
 * The same in SQL, joined laterally to `order_items`: `taken.product_id`, `variant_id`, `units` and
 * `took_stock`.
 */
export const takenRows = sql`(select ${orderItems.productId} as product_id, ${orderItems.variantId} as variant_id,
    1 as units, ${orderItems.tookStock} as took_stock where ${orderItems.bundle} is null
  union all select part."productId", part."variantId", part.quantity, part."tookStock"
    from jsonb_to_recordset(${orderItems.bundle}) as part("productId" text, "variantId" text, quantity int, "tookStock" boolean)
  ) as taken`;

/** A line with the parts whose stock was just reserved; the stock of the rest is not tracked. */
export function asReserved<Item extends Pick<OrderItemRow, 'variantId' | 'bundle'>>(
  item: Item,
  tracked: ReadonlySet<string>,
): Item & { tookStock: boolean } {
  if (!item.bundle) return { ...item, tookStock: tracked.has(item.variantId) };
  const bundle = item.bundle.map((part) => ({ ...part, tookStock: tracked.has(part.variantId) }));
  return { ...item, bundle, tookStock: bundle.some(({ tookStock }) => tookStock) };
}
