import { ShopError } from '@jyotiratna/contract';
import { listProductPictures } from '../../../db/queries/admin-pictures.ts';
import {
  deleteCartLines,
  hideProduct,
  isProductOrdered,
  lockProduct,
  removeProduct,
} from '../../../db/queries/admin-products.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { type Admin, audit, differenceOf } from '../audit.ts';
import { dropPictures } from '../pictures/drop-pictures.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';
import { auditedProduct } from './audited.ts';

/**
 * Deletes a product and takes it out of every cart. One that orders name is only hidden, with its pictures, so that they
 * stay complete; any other is gone, with the pictures that nothing else shows.
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
  await deps.catalogue.changed();
  await removePictureFiles(deps);
}
