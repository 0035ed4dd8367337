import { toPaise } from '@jyotiratna/contract';
import { paidByLine } from '../../orders/line-money.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { listOrderItems, type OrderRow } from '../../reservations/order-queries.ts';
import { isCreditCode } from './issue-credit.ts';

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
