import { defined, type HallmarkPurity, itemAt } from '@jyotiratna/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { invalidateOnCommit } from '../platform/database/transact.ts';
import { bundlesContaining } from './bundles/membership-queries.ts';
import { editOf } from './catalogue-cache.ts';
import { images, productImages, products, productVariants } from './schema.ts';

export type VariantRow = typeof productVariants.$inferSelect;
/** A variant of a product with options, which has its own prices and stock. */
export type ConfiguredRow = VariantRow & {
  stock: number;
  discountedPricePaise: number;
  originalPricePaise: number;
};

/**
 * The variants on sale of these products, in order; none for a product without options. One query.
 */
export async function listConfiguredVariants(
  db: Executor,
  productIds: readonly string[],
): Promise<ConfiguredRow[]> {
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
    .orderBy(
      asc(productVariants.productId),
      asc(productVariants.position),
      asc(productVariants.id),
    );
  return rows as ConfiguredRow[];
}

/** The variants on sale, by product id. One query, skipped if no product has options. */
export async function variantsOf(
  db: Executor,
  rows: readonly { id: string; hasVariants: boolean }[],
): Promise<Map<string, ConfiguredRow[]>> {
  const ids = rows.filter(({ hasVariants: configured }) => configured).map(({ id }) => id);
  return Map.groupBy(await listConfiguredVariants(db, ids), ({ productId }) => productId);
}

/** The SKUs of products without options, by product id. One query. */
export async function listOnlySkus(
  db: Executor,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: productVariants.id, sku: productVariants.sku })
    .from(productVariants)
    .where(inArray(productVariants.id, [...productIds]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** SKUs and images of products: the SKU of one without options, and the images by position. */
type Presentation = {
  sku: string | null;
  pictures: Pick<typeof images.$inferSelect, 'id' | 'widths'>[];
};

/** SKU and images of these products in an order, by product id. One query. */
export async function listPresentations(
  db: Executor,
  productIds: readonly string[],
): Promise<Map<string, Presentation>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: products.id,
      sku: productVariants.sku,
      picture: { id: images.id, widths: images.widths },
    })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.id, products.id))
    .leftJoin(productImages, eq(productImages.productId, products.id))
    .leftJoin(images, eq(images.id, productImages.pictureId))
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id), asc(productImages.position));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([id, variants]) => [
      id,
      {
        sku: itemAt(variants, 0).sku,
        pictures: variants.flatMap(({ picture: image }) => image ?? []),
      },
    ]),
  );
}

/**
 * Adds the single variant of each new product. Its SKU is the product's slug in capitals, with the
 * product's id appended if that SKU is in use.
 */
export async function insertOnlyVariants(
  tx: Executor,
  rows: readonly { id: string; slug: string; sku?: string | undefined }[],
): Promise<void> {
  if (rows.length === 0) return;
  const skus = rows.map(({ id, slug, sku }) => ({
    id,
    productId: id,
    sku: sku ?? slug.toUpperCase(),
  }));
  await tx.insert(productVariants).values(skus).onConflictDoNothing();
  const existing = await listOnlySkus(
    tx,
    rows.map(({ id }) => id),
  );
  const left = skus.filter(({ id }) => !existing.has(id));
  if (left.length === 0) return;
  await tx
    .insert(productVariants)
    .values(left.map((row) => ({ ...row, sku: `${row.sku}-${row.id.toUpperCase()}` })));
}

/**
 * Updates the aggregates of a product's variants in its row: total stock, and the prices of the
 * cheapest available variant, or of the cheapest if none is available. The caller must have locked
 * the product's row.
 */
export async function summarizeVariants(tx: Transaction, productId: string): Promise<void> {
  const sold = sql`${productVariants.productId} = ${productId} and ${productVariants.deletedAt} is null and ${productVariants.options} <> '[]'::jsonb`;
  const [total] = await tx
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
  // The price may have changed, and with it the product's position in lists.
  invalidateOnCommit(editOf(productId));
  const rows = await tx
    .update(products)
    .set({
      stock: defined(total).stock,
      ...(cheapest as { originalPricePaise: number; discountedPricePaise: number }),
    })
    .where(and(eq(products.id, productId), products.hasVariants))
    .returning({ bundles: bundlesContaining });
  for (const { bundles } of rows) for (const id of bundles) invalidateOnCommit(editOf(id));
}

/**
 * Identification of a sold stone: weight in mg, laboratory report, and purity of ready-made
 * jewellery.
 */
export type SoldStone = {
  weightMg: number | null;
  laboratory: string | null;
  reportNumber: string | null;
  purity: HallmarkPurity | null;
};

/**
 * Identification of stones by variant id, including deleted variants. One query, skipped for an
 * empty list.
 */
export async function findSoldStones(
  db: Executor,
  variantIds: readonly string[],
): Promise<Map<string, SoldStone>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: productVariants.id,
      productId: productVariants.productId,
      weightMg: productVariants.weightMg,
      laboratory: productVariants.laboratory,
      reportNumber: productVariants.reportNumber,
      purity: products.hallmark,
      product: {
        weightMg: products.weightMg,
        laboratory: products.laboratory,
        reportNumber: products.reportNumber,
      },
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(inArray(productVariants.id, [...variantIds]));
  // A product without options stores these in its own row.
  return new Map(
    rows.map(({ id, productId, product, purity, ...variant }) => [
      id,
      { ...(id === productId ? product : variant), purity },
    ]),
  );
}
