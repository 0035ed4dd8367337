import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { builtForIds } from '../platform/database/built-once.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { noteTouched } from '../platform/database/transact.ts';
import { editOf } from './catalogue-cache.ts';
import { pictures, productPictures, products, productVariants } from './schema.ts';

export type VariantRow = typeof productVariants.$inferSelect;
/** A variant of a product with options: it has prices and stock of its own. */
export type OptionedRow = VariantRow & { stock: number; discountedPricePaise: number; originalPricePaise: number };

/** The variants that are sold of these products, in their order; none of a product without options. One query. */
export async function listOptionedVariants(db: Executor, productIds: readonly string[]): Promise<OptionedRow[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select()
    .from(productVariants)
    .where(
      and(
        inArray(productVariants.productId, [...productIds]),
        isNull(productVariants.deletedAt),
        sql`${productVariants.options} <> '[]'::jsonb`,
      ),
    )
    .orderBy(asc(productVariants.productId), asc(productVariants.position), asc(productVariants.id));
  return rows as OptionedRow[];
}

/** The same by product; without a query where no product has options. */
export async function variantsOf(
  db: Executor,
  rows: readonly { id: string; optioned: boolean }[],
): Promise<Map<string, OptionedRow[]>> {
  const ids = rows.filter(({ optioned }) => optioned).map(({ id }) => id);
  return Map.groupBy(await listOptionedVariants(db, ids), ({ productId }) => productId);
}

/** What products without options are called by, by product id. One query. */
export async function listOnlySkus(db: Executor, productIds: readonly string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: productVariants.id, sku: productVariants.sku })
    .from(productVariants)
    .where(inArray(productVariants.id, [...productIds]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** What products are called by and look like: the SKU of one without options, and the images by position. */
type ShownProduct = { sku: string | null; pictures: Pick<typeof pictures.$inferSelect, 'id' | 'widths'>[] };

const findShown = builtForIds((db, ids) =>
  db
    .select({
      productId: products.id,
      sku: productVariants.sku,
      picture: { id: pictures.id, widths: pictures.widths },
    })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.id, products.id))
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id), asc(productPictures.position)),
);

/** How these products are shown on an order, by product id. One query. */
export async function listShown(db: Executor, productIds: readonly string[]): Promise<Map<string, ShownProduct>> {
  if (productIds.length === 0) return new Map();
  const rows = await findShown(db, productIds);
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([id, shown]) => [
      id,
      { sku: shown[0]!.sku, pictures: shown.flatMap(({ picture: image }) => image ?? []) },
    ]),
  );
}

/**
 * Gives new products their one variant each. Its SKU is the product's address in capitals; where that is taken, with the
 * product's id behind it.
 */
export async function insertOnlyVariants(
  tx: Executor,
  rows: readonly { id: string; slug: string; sku?: string | undefined }[],
): Promise<void> {
  if (rows.length === 0) return;
  const skus = rows.map(({ id, slug, sku }) => ({ id, productId: id, sku: sku ?? slug.toUpperCase() }));
  await tx.insert(productVariants).values(skus).onConflictDoNothing();
  const existing = await listOnlySkus(
    tx,
    rows.map(({ id }) => id),
  );
  const left = skus.filter(({ id }) => !existing.has(id));
  if (left.length === 0) return;
  await tx.insert(productVariants).values(left.map((row) => ({ ...row, sku: `${row.sku}-${row.id.toUpperCase()}` })));
}

/**
 * Sums a product's variants up into its own row: all pieces, and the prices of the cheapest that can be bought, or of the
 * cheapest where none can. Whoever changes variants holds the product's row, so that no other sum comes between.
 */
export async function sumVariants(tx: Transaction, productId: string): Promise<void> {
  const sold = sql`${productVariants.productId} = ${productId} and ${productVariants.deletedAt} is null and ${productVariants.options} <> '[]'::jsonb`;
  const [sum] = await tx
    .select({ stock: sql<number>`coalesce(sum(${productVariants.stock}), 0)::int` })
    .from(productVariants)
    .where(sold);
  const [cheapest] = await tx
    .select({
      originalPricePaise: productVariants.originalPricePaise,
      discountedPricePaise: productVariants.discountedPricePaise,
    })
    .from(productVariants)
    .where(sold)
    .orderBy(
      sql`(${productVariants.stock} > 0) desc`,
      asc(productVariants.discountedPricePaise),
      asc(productVariants.position),
    )
    .limit(1);
  if (!cheapest) return;
  // Its price may be another one, too, and its place in a list with it.
  noteTouched(editOf(productId));
  await tx
    .update(products)
    .set({ stock: sum!.stock, ...(cheapest as { originalPricePaise: number; discountedPricePaise: number }) })
    .where(and(eq(products.id, productId), products.optioned));
}

/** What a sold stone is known by: its weight in mg, and its laboratory's report. */
export type SoldStone = { weightMg: number | null; laboratory: string | null; reportNumber: string | null };

/** The stones of these variants by their ids, of deleted ones as well. One query, none for none. */
export async function findSoldStones(db: Executor, variantIds: readonly string[]): Promise<Map<string, SoldStone>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: productVariants.id,
      productId: productVariants.productId,
      weightMg: productVariants.weightMg,
      laboratory: productVariants.laboratory,
      reportNumber: productVariants.reportNumber,
      product: {
        weightMg: products.weightMg,
        laboratory: products.laboratory,
        reportNumber: products.reportNumber,
      },
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(inArray(productVariants.id, [...variantIds]));
  // A product without options has these on its own row.
  return new Map(rows.map(({ id, productId, product, ...variant }) => [id, id === productId ? product : variant]));
}
