import { type AdminProduct, adminFieldNames, defined, itemAt } from '@jyotiratna/contract';
import { presentAdminBundle } from '../../catalogue/bundles/present-bundle.ts';
import { bundlesOf } from '../../catalogue/bundles/queries.ts';
import { framesOf, presentProduct } from '../../catalogue/present-product.ts';
import { fieldValues } from '../../catalogue/product-values.ts';
import { listImages, type ProductRow } from '../../catalogue/queries.ts';
import { listOnlySkus, variantsOf } from '../../catalogue/variant-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/**
 * Products in the administrators' format, with images and SKUs. Two queries, and one more each if
 * any has options or is a bundle.
 */
export async function presentAdminProducts(
  db: Executor,
  rows: readonly ProductRow[],
): Promise<AdminProduct[]> {
  const found = await listImages(
    db,
    rows.map(({ id }) => id),
  );
  const images = Map.groupBy(found, ({ productId }) => productId);
  const variants = await variantsOf(db, rows);
  const skus = await listOnlySkus(
    db,
    rows.map(({ id }) => id),
  );
  const bundles = await bundlesOf(db, rows);
  return rows.map((row) => {
    const {
      variants: ownVariants,
      bundle: _,
      ...product
    } = presentProduct(row, images.get(row.id) ?? [], {
      variants: variants.get(row.id),
    });
    const bundle = bundles.get(row.id);
    const result = ownVariants?.map((one, at) => ({
      ...one,
      lowStockAt: itemAt(defined(variants.get(row.id)), at).lowStockAt,
    }));
    return {
      ...product,
      ...framesOf(row),
      ...fieldValues(row, adminFieldNames),
      draft: row.draft,
      sku: row.hasVariants ? null : (skus.get(row.id) ?? null),
      ...(bundle && { bundle: presentAdminBundle(row, bundle) }),
      ...(result && { variants: result }),
    };
  });
}

export async function presentAdminProduct(db: Executor, row: ProductRow): Promise<AdminProduct> {
  const [product] = await presentAdminProducts(db, [row]);
  return defined(product);
}
