import { type AdminCoupon, type CouponEditInput, type CouponInput, ShopError, sentence } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { promoTag } from '../../catalogue/catalogue-cache.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { auditedCoupon } from './audited.ts';
import { couponFields } from './coupon-fields.ts';
import { presentAdminCoupon } from './present-admin-coupon.ts';
import { changeCoupon, findCouponRow, insertCoupon } from './queries.ts';

/** @throws ShopError coupon_exists when the code is in use */
export async function addCoupon(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  input: CouponInput,
): Promise<AdminCoupon> {
  const coupon = await withFreeCode(() =>
    transact(deps.db, async (tx) => {
      const row = await insertCoupon(tx, { ...couponFields(input), id: newId('cpn_') });
      await audit(tx, actor, 'coupon.add', `coupon:${row.id}`, differenceOf(null, auditedCoupon(row)));
      return presentAdminCoupon(row);
    }),
  );
  // The promo strip is part of cached pages.
  await deps.catalogue.changed([promoTag]);
  return coupon;
}

/**
 * Saves a coupon's form. Its row is locked meanwhile, so that no order redeems it between check and change.
 * @throws ShopError coupon_not_found, coupon_exists, stale_edit (with what changed), or invalid_input when it was used more often than the new limit
 */
export async function updateCoupon(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  id: string,
  input: CouponEditInput,
): Promise<AdminCoupon> {
  const coupon = await withFreeCode(() =>
    transact(deps.db, async (tx) => {
      const before = await findCouponRow(tx, id, { lock: true });
      if (!before) throw new ShopError('coupon_not_found');
      if (input.version !== undefined && input.version !== before.version)
        throw staleEdit(await changesSince(tx, `coupon:${id}`, input.version), { coupon: presentAdminCoupon(before) });
      const fields = couponFields(input);
      if (fields.maxRedemptions !== null && fields.maxRedemptions < before.redeemedCount)
        throw tooFew(before.redeemedCount);
      const after = await changeCoupon(tx, id, fields);
      const difference = differenceOf(auditedCoupon(before), auditedCoupon(after));
      await audit(tx, actor, 'coupon.update', `coupon:${id}`, difference);
      return presentAdminCoupon(after);
    }),
  );
  await deps.catalogue.changed([promoTag]);
  return coupon;
}

function tooFew(used: number): ShopError {
  const message = sentence('coupon_used', { used });
  return new ShopError('invalid_input', { message, fields: { maxRedemptions: message } });
}

async function withFreeCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'coupons_code_alive')) throw error;
    const message = sentence('coupon_exists');
    throw new ShopError('coupon_exists', { fields: { code: message } });
  }
}
