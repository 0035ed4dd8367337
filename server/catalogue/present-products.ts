import type { Product } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { presentProduct } from './present-product.ts';
import { listImages, type ProductRow } from './queries.ts';
import { variantsOf } from './variant-queries.ts';

/** Products in the order of their rows, with images and variants. Two queries at most. */
export async function presentProducts(db: Executor, rows: readonly ProductRow[]): Promise<Product[]> {
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(await listImages(db, ids), ({ productId }) => productId);
  const variants = await variantsOf(db, rows);
  return rows.map((row) => presentProduct(row, images.get(row.id) ?? [], variants.get(row.id)));
}
