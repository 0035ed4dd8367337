import {
  type AdminCoupon,
  type CouponEditInput,
  type CouponInput,
  errorMessage,
  ShopError,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { promoTag } from '../../catalogue/catalogue-cache.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { auditedCoupon } from './audited.ts';
import { couponFields } from './coupon-fields.ts';
import { presentAdminCoupon } from './present-admin-coupon.ts';
import { changeCoupon, customerNamesOf, findCouponRow, insertCoupon } from './queries.ts';

/** @throws ShopError coupon_exists when the code is in use */
export async function addCoupon(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  input: CouponInput,
): Promise<AdminCoupon> {
  const coupon = await withFreeCode(() =>
    transact(deps.db, async (tx) => {
      const fields = couponFields(input);
      const names = await requireExisting(tx, fields.productIds, []);
      const row = await insertCoupon(tx, { ...fields, id: newId('cpn_') });
      await audit(
        tx,
        actor,
        'coupon.add',
        `coupon:${row.id}`,
        differenceOf(null, auditedCoupon(row)),
      );
      return presentAdminCoupon(row, names);
    }),
  );
  // Cached pages contain the promo strip.
  await deps.catalogue.changed([promoTag]);
  return coupon;
}

/**
 * Saves a coupon's form. Its row is locked, so that no order redeems it between check and update.
 * @throws ShopError coupon_not_found, coupon_exists, stale_edit (with the changes), or
 * invalid_input when it was used more often than the new limit
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
        throw staleEdit(await changesAfter(tx, `coupon:${id}`, input.version), {
          coupon: presentAdminCoupon(before, await customerNamesOf(tx, [before])),
        });
      const fields = couponFields(input);
      if (fields.maxRedemptions !== null && fields.maxRedemptions < before.redeemedCount)
        throw tooFew(before.redeemedCount);
      const names = await requireExisting(tx, fields.productIds, before.productIds);
      const after = await changeCoupon(tx, id, fields);
      const difference = differenceOf(auditedCoupon(before), auditedCoupon(after));
      await audit(tx, actor, 'coupon.update', `coupon:${id}`, difference);
      return presentAdminCoupon(after, names);
    }),
  );
  await deps.catalogue.changed([promoTag]);
  return coupon;
}

/**
 * Reads the names of a coupon's remedies.
 * @param stored ids before the edit, which may be of remedies deleted since
 * @throws ShopError invalid_input for an unknown remedy id
 */
async function requireExisting(
  tx: Transaction,
  productIds: string[],
  stored: string[],
): Promise<Map<string, string>> {
  const names = await customerNamesOf(tx, [{ productIds }]);
  const unknown = productIds.find((id) => !names.has(id) && !stored.includes(id));
  if (unknown === undefined) return names;
  const message = errorMessage('coupon_remedy_unknown', { id: unknown });
  throw new ShopError('invalid_input', { message, fields: { productIds: message } });
}

function tooFew(used: number): ShopError {
  const message = errorMessage('coupon_used', { used });
  return new ShopError('invalid_input', { message, fields: { maxRedemptions: message } });
}

async function withFreeCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'coupons_code_alive')) throw error;
    const message = errorMessage('coupon_exists');
    throw new ShopError('coupon_exists', { fields: { code: message } });
  }
}
