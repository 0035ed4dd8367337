import { toPaise } from '@jyotiratna/contract';
import { listRefundLines } from '../payments/refund-queries.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { isCreditCode } from '../pricing/credit-code.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { paidByLine } from './line-money.ts';
import { listSettledPieces } from './returns/queries.ts';

/** The provider gives back no less, and no credit is issued below it. */
export const minCreditPaise = 100;

/** Pieces of an order's line, with what of their price was paid with money and comes back; rupees. */
type Pieces = { item: number; quantity: number; amount: number };

/**
 * What a store credit for these pieces is worth, in paise. `money`: what was paid for them. `spent`: what an earlier store credit had
 * paid of them; it was money's worth, unlike other coupons, and no refund brings it back. Once for each piece.
 * @param asTold by the part of the price that was told when each was bought, else all of it
 */
export async function creditWorth(
  db: Executor,
  order: OrderRow,
  pieces: readonly Pieces[],
  { asTold }: { asTold: boolean },
): Promise<{ money: number; spent: number }> {
  const lines = await creditedLines(db, order);
  const worth = { money: 0, spent: 0 };
  for (const { item, quantity, amount } of pieces) {
    const line = lines.find(({ position }) => position === item);
    if (!line) continue;
    const percent = asTold ? (line.returnPercent ?? 100) : 100;
    worth.money += Math.floor((toPaise(amount) * percent) / 100);
    worth.spent += Math.floor((line.creditPaise * Math.min(quantity, line.left) * percent) / (line.quantity * 100));
  }
  return worth;
}

/**
 * What of the store credit that paid an order has come back as another one already, in paise: once the order is cancelled and
 * its discount is on the credit again, so much is to be taken off. The order's row is locked, and still holds its pieces.
 */
export async function creditReturned(tx: Transaction, order: OrderRow): Promise<number> {
  if (!isCreditCode(order.couponCode)) return 0;
  const lines = await creditedLines(tx, order);
  return lines.reduce(
    (sum, { creditPaise, quantity, left }) => sum + Math.floor((creditPaise * (quantity - left)) / quantity),
    0,
  );
}

/** An order's lines with the part of their prices that a store credit had paid, and the pieces of which it has not come back. */
async function creditedLines(db: Executor, order: OrderRow) {
  const items = await listOrderItems(db, [order.id]);
  const paid = paidByLine({ order, items });
  // One whose order was cancelled has come back by itself.
  const counts = isCreditCode(order.couponCode) && order.holdsStock;
  // Of a refund that failed it has come back all the same.
  const back = counts ? [...(await listRefundLines(db, order.id)), ...(await listSettledPieces(db, order.id))] : [];
  return items.map((item, at) => {
    const { position, quantity, returnPercent } = item;
    const gone = back.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0);
    return {
      ...{ position, quantity, returnPercent },
      creditPaise: counts ? item.unitPricePaise * quantity - paid[at]! : 0,
      left: Math.max(0, quantity - gone),
    };
  });
}
