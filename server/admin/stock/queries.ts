import { defined } from '@jyotiratna/contract';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isBundleRow } from '../../catalogue/bundles/membership-queries.ts';
import { products, productVariants, stockMovements } from '../../catalogue/schema.ts';
import { asSoldVariant } from '../../catalogue/sold-variant.ts';
import type { ConfiguredRow } from '../../catalogue/variant-queries.ts';
import { fromDay, untilDay } from '../../platform/database/india.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { orders } from '../../reservations/schema.ts';

export type MoveFilter = {
  product?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/**
 * A page of stock movements before an id, latest first. Days in India, both included. One query.
 */
export async function listMovementRows(
  db: Executor,
  { product, from, to }: MoveFilter,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  return db
    .select({
      move: stockMovements,
      name: products.name,
      sku: productVariants.sku,
      orderNumber: orders.orderNumber,
      orderStatus: orders.status,
    })
    .from(stockMovements)
    .leftJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockMovements.variantId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        product === undefined ? undefined : eq(stockMovements.productId, product),
        from === undefined ? undefined : fromDay(stockMovements.at, from),
        to === undefined ? undefined : untilDay(stockMovements.at, to),
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit);
}

/**
 * SQL condition for low stock of a published remedy with tracked stock that is not one of a kind,
 * by its own threshold or the shop's.
 */
export const isLow = (threshold: number): SQL =>
  defined(
    and(
      isNull(products.deletedAt),
      not(products.draft),
      isNull(products.weightMg),
      // The stock of a bundle is that of its items, which are reported themselves.
      not(isBundleRow),
      sql`${products.stock} <= coalesce(${products.lowStockAt}, ${threshold}::int)`,
    ),
  );

/**
 * SQL condition for low stock of a variant with a threshold of its own; requires a join with the
 * product.
 */
const isLowVariant: SQL = defined(
  and(
    isNull(products.deletedAt),
    not(products.draft),
    products.hasVariants,
    isNull(productVariants.deletedAt),
    sql`${productVariants.stock} <= ${productVariants.lowStockAt}`,
  ),
);
/** The condition `isLowVariant` on the variant's table alone, without a join. */
const lowVariant = sql`exists (select 1 from ${products} where ${products.id} = ${productVariants.productId} and ${isLowVariant})`;

/**
 * Updates which remedies and variants are marked as low, or as restocked. Four queries. @returns
 * the ids of those newly low
 */
export async function markLow(
  db: Executor,
  threshold: number,
): Promise<{ productIds: string[]; variantIds: string[] }> {
  await db
    .update(products)
    .set({ lowStockNotified: false })
    .where(and(products.lowStockNotified, not(sql`coalesce(${isLow(threshold)}, false)`)));
  const rows = await db
    .update(products)
    .set({ lowStockNotified: true })
    .where(and(isLow(threshold), not(products.lowStockNotified)))
    .returning({ id: products.id });
  await db
    .update(productVariants)
    .set({ lowStockNotified: false })
    .where(and(productVariants.lowStockNotified, not(lowVariant)));
  const variants = await db
    .update(productVariants)
    .set({ lowStockNotified: true })
    .where(
      and(isNotNull(productVariants.lowStockAt), lowVariant, not(productVariants.lowStockNotified)),
    )
    .returning({ id: productVariants.id });
  return { productIds: rows.map(({ id }) => id), variantIds: variants.map(({ id }) => id) };
}

/** Variants with low stock, among these or all, lowest first, and their number. One query. */
export async function listLowVariants(
  db: Executor,
  { ids, limit = 100 }: { ids?: readonly string[]; limit?: number } = {},
) {
  if (ids?.length === 0) return { total: 0, rows: [] };
  const rows = await db
    .select({
      product: products,
      variant: productVariants,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(isLowVariant, ids && inArray(productVariants.id, [...ids])))
    .orderBy(asc(productVariants.stock), asc(products.name), asc(productVariants.id))
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ product, variant }) => ({
      id: product.id,
      slug: product.slug,
      name: asSoldVariant(product, variant as ConfiguredRow).name,
      stock: variant.stock ?? 0,
    })),
  };
}

/** Products with low stock among these, lowest first. One query. */
export async function listLowProducts(db: Executor, ids: readonly string[], threshold: number) {
  if (ids.length === 0) return [];
  const { id, name, stock } = products;
  return db
    .select({ id, name, stock })
    .from(products)
    .where(and(inArray(id, [...ids]), isLow(threshold)))
    .orderBy(asc(stock), asc(name));
}
