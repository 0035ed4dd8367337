import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { promoTag } from '../../catalogue/catalogue-cache.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditedCoupon } from './audited.ts';
import { findCouponRow, softDeleteCoupon } from './queries.ts';

/**
 * Soft-deletes a coupon and removes it from carts; orders that used it retain its code.
 * @throws ShopError coupon_not_found
 */
export async function deleteCoupon(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  id: string,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await findCouponRow(tx, id, { lock: true });
    if (!before) throw new ShopError('coupon_not_found');
    await softDeleteCoupon(tx, id);
    await audit(
      tx,
      actor,
      'coupon.delete',
      `coupon:${id}`,
      differenceOf(auditedCoupon(before), null),
    );
  });
  await deps.catalogue.changed([promoTag]);
}
