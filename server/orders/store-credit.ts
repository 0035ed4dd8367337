import { itemAt, toPaise } from '@jyotiratna/contract';
import { listRefundLines } from '../payments/refund-queries.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { isCreditCode } from '../pricing/credit-code.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { paidByLine } from './line-money.ts';
import { listSettledQuantity } from './returns/queries.ts';

/** The minimum store credit, equal to the provider's minimum refund. */
export const minCreditPaise = 100;

/** Units of an order's line, with the amount paid for them in money that is returned, in rupees. */
type Quantity = { item: number; quantity: number; amount: number };

/**
 * The store credit to grant for these units, in paise, once for each unit. `money`: for their
 * payment. `spent`: for the part paid by a store-credit coupon (`isCreditCode`), which unlike other
 * coupons was worth money and is not refunded.
 * @param asStated at the percentage stated at each purchase, else the full price
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
 * The part of the order's store credit that was returned before, in paise. When a cancelled order's
 * discount is returned to the gift card, this amount is deducted. The order's row must be locked,
 * and its units still reserved.
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
 * An order's lines with the part of their prices paid by store credit, and the units (`left`) for
 * which it was not returned.
 */
async function creditedLines(db: Executor, order: OrderRow) {
  const items = await listOrderItems(db, [order.id]);
  const paid = paidByLine({ order, items });
  // A cancelled order's store credit was returned at its cancellation.
  const counts = isCreditCode(order.couponCode) && order.hasReservedStock;
  // Store credit was returned even if the refund failed.
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
