import type { BundlePartState } from '@jyotiratna/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type { ProductRow } from '../queries.ts';
import { bundleParts, products, productVariants } from '../schema.ts';
import { asSoldVariant } from '../sold-variant.ts';
import type { ConfiguredRow } from '../variant-queries.ts';
import { type BundleColumns, isBundle } from './membership-queries.ts';

/** An item of a bundle with its current price and stock. */
export type BundlePartRow = {
  bundleId: string;
  /** Units of the item per bundle. */
  quantity: number;
  /** The product; if a variant is selected, with the variant's name, price, stock and weight. */
  product: ProductRow;
  /** The selected variant; absent for a product without options. */
  variant?: ConfiguredRow;
  variantId: string;
  sku: string;
  state: BundlePartState;
};

/**
 * The items of the bundles among these products, by product id, in order. One query, skipped
 * without a bundle.
 */
export async function bundlesOf(
  db: Executor,
  rows: readonly (BundleColumns & { id: string })[],
): Promise<Map<string, BundlePartRow[]>> {
  const ids = rows.filter(isBundle).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ part: bundleParts, product: products, variant: productVariants })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.productId))
    .innerJoin(productVariants, eq(productVariants.id, bundleParts.variantId))
    .where(inArray(bundleParts.bundleId, ids))
    .orderBy(asc(bundleParts.bundleId), asc(bundleParts.position));
  const parts = found.map(({ part, product, variant }): BundlePartRow => {
    const { bundleId, quantity, variantId } = part;
    const selected = variant.options.length > 0 ? (variant as ConfiguredRow) : undefined;
    const sold = selected ? asSoldVariant(product, selected) : product;
    const state = stateOf(product, sold, { variant, quantity });
    const { sku } = variant;
    return {
      bundleId,
      quantity,
      product: sold,
      ...(selected && { variant: selected }),
      variantId,
      sku,
      state,
    };
  });
  return Map.groupBy(parts, ({ bundleId }) => bundleId);
}

function stateOf(
  product: ProductRow,
  { stock }: ProductRow,
  { variant, quantity }: { variant: typeof productVariants.$inferSelect; quantity: number },
): BundlePartState {
  // The product has options now but the item has none, or vice versa: it cannot be sold.
  const isGone = product.hasVariants !== variant.options.length > 0;
  if (product.deletedAt || variant.deletedAt || isGone) return 'deleted';
  if (product.draft) return 'hidden';
  return stock !== null && stock < quantity ? 'sold_out' : 'available';
}

/** Replaces the items of a bundle, whose row must be locked, and updates its prices and stock. */
export async function saveBundleParts(
  tx: Transaction,
  bundleId: string,
  parts: readonly Omit<typeof bundleParts.$inferInsert, 'bundleId' | 'position'>[],
): Promise<void> {
  await tx.delete(bundleParts).where(eq(bundleParts.bundleId, bundleId));
  await tx
    .insert(bundleParts)
    .values(parts.map((part, position) => ({ ...part, bundleId, position })));
  await refreshBundles(tx, [bundleId]);
}

/**
 * Updates bundles' prices and stock from their items immediately, instead of at the commit. One
 * query.
 */
async function refreshBundles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ refreshed: sql`refresh_bundle(${products.id})` })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
