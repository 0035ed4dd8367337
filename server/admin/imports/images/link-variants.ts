import { itemAt } from '@jyotiratna/contract';
import type { SourceImageRow, SourceProduct } from '../../../imports/source.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { listProductImages } from '../../pictures/queries.ts';
import { listEveryVariant, setVariantImages } from '../../products/variant-queries.ts';
import { importedProductForm } from '../apply/product-fields.ts';
import { findImport } from '../queries.ts';
import { findRow, listImageUrls, type PendingRow } from '../row-queries.ts';

/**
 * Links images to the variants that had them in the previous shop, by the product's current image
 * positions. The caller must have locked the product's row.
 * @param row the report's row of an image of that product
 */
export async function linkVariants(
  tx: Transaction,
  row: PendingRow,
  productId: string,
): Promise<void> {
  const { of } = row.data as SourceImageRow;
  const source = (await findRow(tx, row.importId, 'product', of.key))?.data as
    | SourceProduct
    | null
    | undefined;
  if (!source?.variants.some(({ imageUrl }) => imageUrl)) return;
  const record = await findImport(tx, row.importId);
  const form = record && importedProductForm(source, record.mapping);
  if (!form || 'skipped' in form || form.skus.length === 0) return;
  const urls = await listImageUrls(tx, row.importId, of.key);
  const shown = (await listProductImages(tx, productId)).map(({ picture }) => picture.id);
  const variants = (await listEveryVariant(tx, [productId])).get(productId) ?? [];
  for (const [at, { imageUrl }] of form.priced.entries()) {
    const position = shown.indexOf(urls.get(imageUrl) ?? '');
    const sku = itemAt(form.skus, at);
    // A SKU that another product had was imported with the product's slug appended.
    const variant =
      variants.find((one) => one.sku === sku) ??
      variants.find((one) => one.sku.startsWith(`${sku}-`));
    if (position >= 0 && variant) await setVariantImages(tx, variant.id, [position]);
  }
}
