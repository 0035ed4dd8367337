import { itemAt, toPaise } from '@jyotiratna/contract';
import { listRefundLines } from '../payments/refund-queries.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { isCreditCode } from '../pricing/credit-code.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { paidByLine } from './line-money.ts';
import { listSettledQuantity } from './returns/queries.ts';

/** The provider's minimum refund, and the minimum of a store credit. */
export const minCreditPaise = 100;

/**
 * Units of an order's line, with the part of their price that was paid with money and is
 * returned; rupees.
 */
type Quantity = { item: number; quantity: number; amount: number };

/**
 * The value of a store credit for these units, in paise. `money`: their payment. `spent`: the
 * part paid by a coupon that was store credit (`isCreditCode`); unlike other coupons it was worth
 * money, and no refund returns it. Once for each unit.
 * @param asStated by the percentage stated at each purchase, else the full price
 */
export async function creditWorth(
  db: Executor,
  order: OrderRow,
  units: readonly Quantity[],
  { asStated }: { asStated: boolean },
): Promise<{ money: number; spent: number }> {
  const lines = await creditedLines(db, order);
  const worth = { money: 0, spent: 0 };
  for (const { item, quantity, amount } of units) {
    const line = lines.find(({ position }) => position === item);
    if (!line) continue;
    const percent = asStated ? (line.returnPercent ?? 100) : 100;
    worth.money += Math.floor((toPaise(amount) * percent) / 100);
    worth.spent += Math.floor(
      (line.creditPaise * Math.min(quantity, line.left) * percent) / (line.quantity * 100),
    );
  }
  return worth;
}

/**
 * The part of the order's store credit that was already given back, in paise: once
 * the order is cancelled and its discount is back on the gift card, this amount is deducted. The
 * order's row is locked, and its units are still reserved.
 */
export async function creditReturned(tx: Transaction, order: OrderRow): Promise<number> {
  if (!isCreditCode(order.couponCode)) return 0;
  const lines = await creditedLines(tx, order);
  return lines.reduce(
    (total, { creditPaise, quantity, left }) =>
      total + Math.floor((creditPaise * (quantity - left)) / quantity),
    0,
  );
}

/**
 * An order's lines with the part of their prices paid by a store credit, and the units for
 * which it was not returned.
 */
async function creditedLines(db: Executor, order: OrderRow) {
  const items = await listOrderItems(db, [order.id]);
  const paid = paidByLine({ order, items });
  // The credit of a cancelled order was returned with the cancellation.
  const counts = isCreditCode(order.couponCode) && order.hasReservedStock;
  // It was returned even when the refund failed.
  const back = counts
    ? [...(await listRefundLines(db, order.id)), ...(await listSettledQuantity(db, order.id))]
    : [];
  return items.map((item, at) => {
    const { position, quantity, returnPercent } = item;
    const returned = back
      .filter((line) => line.position === position)
      .reduce((total, line) => total + line.quantity, 0);
    return {
      ...{ position, quantity, returnPercent },
      creditPaise: counts ? item.unitPricePaise * quantity - itemAt(paid, at) : 0,
      left: Math.max(0, quantity - returned),
    };
  });
}
