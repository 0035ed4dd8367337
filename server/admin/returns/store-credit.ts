import { newOrderNumber, toPaise } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { paidByLine } from '../../orders/line-money.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { newId } from '../../platform/secrets/token.ts';
import { listOrderItems, type OrderRow } from '../../reservations/order-queries.ts';
import { insertCoupon } from '../coupons/queries.ts';

const yearMs = 365 * 86_400_000;
const prefix = 'CREDIT-';

/** Whether a coupon's code is one that stands for a store credit. */
function isCreditCode(code: string): boolean {
  return new RegExp(`^${prefix}[2-9A-Z]{14}$`).test(code);
}

/**
 * A coupon of one use that stands for a store credit: who has its code, of 70 random bits, has the money's worth.
 * @param paise what it takes off, on one order within a year
 */
export async function issueCredit(
  tx: Transaction,
  actor: Admin,
  { orderNumber, paise, nowMs }: { orderNumber: string; paise: number; nowMs: number },
): Promise<string> {
  const code = `${prefix}${newOrderNumber().slice(3)}${newOrderNumber().slice(3)}`;
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
  return code;
}

/** Pieces of an order's line, with what of their price was paid with money and comes back; rupees. */
type Pieces = { item: number; quantity: number; amount: number };

/**
 * What a store credit for these pieces is worth, in paise. `money`: what was paid for them. `spent`: what an earlier store credit had
 * paid of them; it was money's worth, unlike other coupons, and no refund brings it back.
 * @param asTold by the part of the price that was told when each was bought, else all of it
 */
export async function creditWorth(
  db: Executor,
  order: OrderRow,
  pieces: readonly Pieces[],
  { asTold }: { asTold: boolean },
): Promise<{ money: number; spent: number }> {
  const items = await listOrderItems(db, [order.id]);
  const paid = paidByLine({ order, items });
  const withCredit = order.couponCode !== null && isCreditCode(order.couponCode);
  const worth = { money: 0, spent: 0 };
  for (const { item, quantity, amount } of pieces) {
    const at = items.findIndex(({ position }) => position === item);
    const line = items[at]!;
    const percent = asTold ? (line.returnPercent ?? 100) : 100;
    const credit = withCredit ? line.unitPricePaise * line.quantity - paid[at]! : 0;
    worth.money += Math.floor((toPaise(amount) * percent) / 100);
    worth.spent += Math.floor((credit * quantity * percent) / (line.quantity * 100));
  }
  return worth;
}
