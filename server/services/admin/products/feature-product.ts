import { type AdminProduct, ShopError } from '@jyotiratna/contract';
import { changeProduct, lockProduct } from '../../../db/queries/admin-products.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { type Admin, audit, differenceOf } from '../audit.ts';
import { auditedProduct } from './audited.ts';
import { presentAdminProduct } from './present-admin-product.ts';

/**
 * Shows a product on the home page, or no longer; the same wish again changes nothing.
 * @throws ShopError product_not_found
 */
export async function featureProduct(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  { id, isFeatured }: { id: string; isFeatured: boolean },
): Promise<AdminProduct> {
  const product = await transact(deps.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new ShopError('product_not_found');
    if (before.isFeatured === isFeatured) return presentAdminProduct(tx, before);
    const after = await changeProduct(tx, id, { isFeatured });
    const difference = differenceOf(auditedProduct(before), auditedProduct(after));
    await audit(tx, actor, 'product.feature', `product:${id}`, difference);
    return presentAdminProduct(tx, after);
  });
  await deps.catalogue.changed();
  return product;
}
