import { type Product, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { bundlesOf } from './bundles/queries.ts';
import { partiesTag, showing } from './catalogue-cache.ts';
import { partiesOf } from './party-queries.ts';
import { framesOf, presentProduct } from './present-product.ts';
import { findProductRow, listImages } from './queries.ts';
import { listConfiguredVariants } from './variant-queries.ts';

/**
 * A product by slug, else by id, cached until it changes.
 * @throws ShopError product_not_found (404)
 */
export async function getProduct(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  key: string,
): Promise<Product> {
  return deps.catalogue.remember(
    `product ${key}`,
    () =>
      deps.replica.read(async (db) => {
        const row = key.includes('\0') ? null : await findProductRow(db, key);
        if (!row) throw new ShopError('product_not_found');
        const images = await listImages(db, [row.id]);
        const variants = row.hasVariants ? await listConfiguredVariants(db, [row.id]) : [];
        const bundle = (await bundlesOf(db, [row])).get(row.id);
        const parties = await partiesOf(db, row);
        return { ...presentProduct(row, images, { variants, bundle, parties }), ...framesOf(row) };
      }),
    (product) => [...showing([product]), partiesTag],
  );
}
