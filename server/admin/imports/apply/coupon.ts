import { audit, differenceOf } from '../../../accounts/audit/audit.ts';
import type { SourceDiscount } from '../../../imports/source.ts';
import { newId } from '../../../platform/secrets/token.ts';
import { isCreditCode } from '../../../pricing/credit-code.ts';
import { insertCoupon } from '../../coupons/queries.ts';
import { isCodeInUse } from '../target-queries.ts';
import type { AppliedRow, Applying } from './applied.ts';

/** Adds a discount code of the previous shop as a coupon, with its remaining uses. */
export async function applyDiscount({
  tx,
  actor,
  row,
  before,
  now,
}: Applying): Promise<AppliedRow> {
  if (before) return { outcome: 'unchanged', targetId: before.targetId };
  const data = row.data as SourceDiscount;
  const left = data.limit === null ? null : data.limit - data.used;
  const ends = data.expiresAt && Date.parse(data.expiresAt) <= now;
  if (ends || (left !== null && left <= 0))
    return { outcome: 'dropped', reason: 'card_ended', detail: data.code };
  if (isCreditCode(data.code) || (await isCodeInUse(tx, data.code)))
    return { outcome: 'dropped', reason: 'code_in_use', detail: data.code };
  const startsAt =
    data.startsAt && Date.parse(data.startsAt) > now ? new Date(data.startsAt) : null;
  const { id } = await insertCoupon(tx, {
    id: newId('cpn_'),
    code: data.code,
    type: data.type,
    value: data.value,
    startsAt,
    expiresAt: data.expiresAt ? new Date(data.expiresAt) : null,
    minCartPaise: data.minCartPaise,
    maxRedemptions: left,
    maxPerCustomer: data.perCustomer,
    maxDiscountPaise: null,
    ...{ productIds: [], categories: [], active: true },
  });
  await audit(tx, actor, 'coupon.add', `coupon:${id}`, differenceOf(null, { code: data.code }));
  return { outcome: 'created', targetId: id };
}
