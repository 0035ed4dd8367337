import { newOrderNumber } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { newId } from '../../platform/secrets/token.ts';
import { creditPrefix } from '../../pricing/credit-code.ts';
import { insertCoupon } from '../coupons/queries.ts';

const yearMs = 365 * 86_400_000;

/**
 * A coupon that represents a store credit: its code, of 70 random bits, is a bearer token of the
 * amount. Its value is the balance, from which every order deducts its discount.
 * @param paise the initial balance, valid for a year
 */
export async function issueCredit(
  tx: Transaction,
  actor: Admin,
  { orderNumber, paise, nowMs }: { orderNumber: string; paise: number; nowMs: number },
): Promise<{ id: string; code: string }> {
  const code = `${creditPrefix}${newOrderNumber().slice(3)}${newOrderNumber().slice(3)}`;
  const fields = {
    code,
    type: 'fixed' as const,
    value: paise,
    startsAt: null,
    expiresAt: new Date(nowMs + yearMs),
    minCartPaise: 0,
    maxRedemptions: 1,
    maxPerCustomer: null,
    maxDiscountPaise: null,
    productIds: [],
    categories: [],
    active: true,
  };
  const { id } = await insertCoupon(tx, { id: newId('cpn_'), ...fields });
  await audit(tx, actor, 'coupon.add', `coupon:${id}`, differenceOf(null, { code, paise, creditFor: orderNumber }));
  return { id, code };
}
