import { errorMessage, ShopError } from '@jyotiratna/contract';
import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { productVariants } from '../../catalogue/schema.ts';
import type { VariantRow } from '../../catalogue/variant-queries.ts';
import { excluded } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type { PlannedVariants } from './plan-variants.ts';

/** All variants that products ever had, including removed ones, by product id. One query. */
export async function listEveryVariant(
  db: Executor,
  productIds: readonly string[],
): Promise<Map<string, VariantRow[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, [...productIds]))
    .orderBy(
      asc(productVariants.productId),
      asc(productVariants.position),
      asc(productVariants.id),
    );
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** SKUs in use that equal one of these, or one of these with a number appended. One query. */
export async function listSkusLike(db: Executor, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(
      or(
        inArray(productVariants.sku, [...skus]),
        inArray(sql`regexp_replace(${productVariants.sku}, '-[0-9]+$', '')`, [...skus]),
      ),
    );
  return new Set(rows.map(({ sku }) => sku));
}

const report = ['laboratory', 'reportNumber', 'reportDate'] as const;
const changed = [
  'position',
  'options',
  'stock',
  'weightMg',
  'pictures',
  'returnable',
  'lowStockAt',
  ...report,
] as const;

/**
 * Saves a product's variants; the caller must have locked the product's row.
 * @throws ShopError invalid_input if another product has one of the SKUs
 */
export async function saveVariants(
  tx: Transaction,
  { rows, removed }: PlannedVariants,
): Promise<void> {
  if (removed.length > 0)
    await tx
      .update(productVariants)
      .set({ deletedAt: sql`now()` })
      .where(inArray(productVariants.id, removed));
  if (rows.length === 0) return;
  const skus = rows.map(({ sku }) => sku);
  const ids = rows.map(({ id }) => id);
  const [used] = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(inArray(productVariants.sku, skus), notInArray(productVariants.id, ids)))
    .limit(1);
  if (used) {
    const message = errorMessage('sku_taken', { sku: used.sku });
    throw new ShopError('invalid_input', {
      message,
      fields: { [`variants.${skus.indexOf(used.sku)}.sku`]: message },
    });
  }
  // Cleared first: variants may swap their reports, and the unique index is checked row by row.
  if (rows.some(({ reportNumber }) => reportNumber !== null))
    await tx
      .update(productVariants)
      .set({ reportNumber: null })
      .where(inArray(productVariants.id, ids));
  await tx
    .insert(productVariants)
    .values(rows)
    .onConflictDoUpdate({
      target: productVariants.id,
      set: {
        ...Object.fromEntries(changed.map((name) => [name, excluded(productVariants[name])])),
        originalPricePaise: excluded(productVariants.originalPricePaise),
        discountedPricePaise: excluded(productVariants.discountedPricePaise),
        deletedAt: null,
      },
    });
}

/** Sets a variant's images, as zero-based positions among the product's images. One query. */
export async function setVariantImages(
  tx: Transaction,
  id: string,
  images: number[],
): Promise<void> {
  await tx.update(productVariants).set({ pictures: images }).where(eq(productVariants.id, id));
}

/**
 * Updates the image positions of variants after the product's images changed, so that they keep
 * their images; positions of removed images are dropped. Applies to all of the product's variants,
 * including removed ones; the caller must have locked the product's row.
 * @param before @param after ids of the product's images in order
 */
export async function moveVariantImages(
  tx: Transaction,
  rows: readonly Pick<VariantRow, 'id' | 'pictures'>[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  for (const { id, pictures: images } of rows) {
    const moved = images.map((at) => after.indexOf(before[at] ?? '')).filter((at) => at >= 0);
    if (JSON.stringify(moved) === JSON.stringify(images)) continue;
    await tx.update(productVariants).set({ pictures: moved }).where(eq(productVariants.id, id));
  }
}
