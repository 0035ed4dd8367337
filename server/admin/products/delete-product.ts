import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { isBundlePart } from '../../catalogue/bundles/membership-queries.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { imageAt } from '../../platform/images/image-names.ts';
import { findImages, listProductImages } from '../pictures/queries.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { auditedProduct } from './audited.ts';
import {
  deleteCartLines,
  isProductOrdered,
  lockProduct,
  removeProduct,
  softDeleteProduct,
} from './queries.ts';

/**
 * Deletes a product and removes it from every cart. A product in an order or bundle is only
 * soft-deleted, with its files, so that those stay complete; any other is deleted with its images,
 * report, video and 360° images, unless they are used elsewhere.
 * @throws ShopError product_not_found
 */
export async function deleteProduct(
  deps: Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>,
  actor: Admin,
  id: string,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new ShopError('product_not_found');
    const images = await listProductImages(tx, id);
    await deleteCartLines(tx, id);
    if ((await isProductOrdered(tx, id)) || (await isBundlePart(tx, id)))
      await softDeleteProduct(tx, id);
    else {
      await removeProduct(tx, id);
      const { reportFile, film, frames } = before;
      const files = [reportFile, film].flatMap((address) => (address ? [imageAt(address)] : []));
      const ids = [...images.map(({ picture: image }) => image.id), ...files, ...(frames ?? [])];
      await dropImages(tx, await findImages(tx, [...new Set(ids)]));
    }
    await audit(
      tx,
      actor,
      'product.delete',
      `product:${id}`,
      differenceOf(auditedProduct(before, images), null),
    );
  });
  await deps.catalogue.changed(editOf(id));
  await removeImageFiles(deps);
}
