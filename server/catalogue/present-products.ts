import type { Product } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { bundlesOf } from './bundles/queries.ts';
import { presentProduct } from './present-product.ts';
import { listImages, type ProductRow } from './queries.ts';
import { variantsOf } from './variant-queries.ts';

/**
 * Products in the order of their rows, with images, variants and bundles' items. At most three
 * queries.
 */
export async function presentProducts(
  db: Executor,
  rows: readonly ProductRow[],
): Promise<Product[]> {
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(await listImages(db, ids), ({ productId }) => productId);
  const variants = await variantsOf(db, rows);
  const bundles = await bundlesOf(db, rows);
  return rows.map((row) =>
    presentProduct(row, images.get(row.id) ?? [], {
      variants: variants.get(row.id),
      bundle: bundles.get(row.id),
    }),
  );
}
