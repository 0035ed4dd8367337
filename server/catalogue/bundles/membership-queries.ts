import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { bundleParts, products } from '../schema.ts';

/** Whether a product is a bundle of other products. */
export function isBundle({ bundlePaise, bundleBasisPoints }: BundleColumns): boolean {
  return (bundlePaise ?? bundleBasisPoints ?? null) !== null;
}
export type BundleColumns = Pick<typeof products.$inferSelect, 'bundlePaise' | 'bundleBasisPoints'>;

/** SQL condition for a bundle. */
export const isBundleRow = sql<boolean>`(coalesce(${products.bundlePaise}, ${products.bundleBasisPoints}) is not null)`;

/** True when a bundle contains the product. */
export async function isBundlePart(db: Executor, productId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: bundleParts.bundleId })
    .from(bundleParts)
    .where(eq(bundleParts.productId, productId))
    .limit(1);
  return row !== undefined;
}

/** SQL for the ids of bundles that contain the product of an UPDATE's returned row. */
export const bundlesContaining = sql<
  string[]
>`array(select ${bundleParts.bundleId} from ${bundleParts}
  where ${bundleParts.productId} = ${products.id})`;
