import { type AdminProduct, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditedProduct } from './audited.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';

/**
 * Features a product on the home page, or stops featuring it; idempotent.
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
  await deps.catalogue.changed(editOf(id));
  return product;
}
