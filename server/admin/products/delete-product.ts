import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { listProductPictures } from '../pictures/queries.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';
import { auditedProduct } from './audited.ts';
import { deleteCartLines, hideProduct, isProductOrdered, lockProduct, removeProduct } from './queries.ts';

/**
 * Deletes a product and takes it out of every cart. One that orders name is only hidden, with its images, so that they
 * stay complete; any other is gone, with the images that nothing else shows.
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
    const shown = await listProductPictures(tx, id);
    await deleteCartLines(tx, id);
    if (await isProductOrdered(tx, id)) await hideProduct(tx, id);
    else {
      await removeProduct(tx, id);
      await dropPictures(
        tx,
        shown.map(({ picture }) => picture),
      );
    }
    await audit(tx, actor, 'product.delete', `product:${id}`, differenceOf(auditedProduct(before, shown), null));
  });
  await deps.catalogue.changed(editOf(id));
  await removePictureFiles(deps);
}
