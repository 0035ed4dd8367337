import { and, asc, desc, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { products, productVariants, stockMoves } from '../../catalogue/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { orders } from '../../reservations/schema.ts';

export type MoveFilter = { product?: string | undefined; from?: string | undefined; to?: string | undefined };

/** Changes of stock, the latest first, before an id. Days in India, both included. One query. */
export async function listMoves(
  db: Executor,
  { product, from, to }: MoveFilter,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  return db
    .select({
      move: stockMoves,
      name: products.name,
      sku: productVariants.sku,
      orderNumber: orders.orderNumber,
      orderStatus: orders.status,
    })
    .from(stockMoves)
    .leftJoin(products, eq(products.id, stockMoves.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockMoves.variantId))
    .leftJoin(orders, eq(orders.id, stockMoves.orderId))
    .where(
      and(
        product === undefined ? undefined : eq(stockMoves.productId, product),
        from === undefined ? undefined : sql`${stockMoves.at} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`,
        to === undefined ? undefined : sql`${stockMoves.at} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
        before === undefined ? undefined : lt(stockMoves.id, before),
      ),
    )
    .orderBy(desc(stockMoves.id))
    .limit(limit);
}

/** Of a remedy that is counted and not one of a kind: its own threshold, or the shop's. */
export const isLow = (threshold: number): SQL =>
  and(
    isNull(products.deletedAt),
    isNull(products.weightMg),
    sql`${products.stock} <= coalesce(${products.lowStockAt}, ${threshold}::int)`,
  )!;

/** Notes which remedies have come down to their threshold since the last time, and which have been filled up. Two queries. @returns the ids of the former */
export async function markLow(db: Executor, threshold: number): Promise<string[]> {
  await db
    .update(products)
    .set({ lowStockTold: false })
    .where(and(products.lowStockTold, not(sql`coalesce(${isLow(threshold)}, false)`)));
  const rows = await db
    .update(products)
    .set({ lowStockTold: true })
    .where(and(isLow(threshold), not(products.lowStockTold)))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}

/** Those of them that are low now, the fewest pieces first. One query. */
export async function listLowProducts(db: Executor, ids: readonly string[], threshold: number) {
  if (ids.length === 0) return [];
  const { id, name, stock } = products;
  return db
    .select({ id, name, stock })
    .from(products)
    .where(and(inArray(id, [...ids]), isLow(threshold)))
    .orderBy(asc(stock), asc(name));
}
