import { listRefundRows } from '../payments/refund-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import { reservedCredit } from '../reservations/order-credit.ts';
import type { OrderRow } from '../reservations/order-queries.ts';

/**
 * The part of a refund that is returned to the order's store credit: in proportion to the
 * unrefunded store credit, so that the last refund returns the remainder to the paisa. The order's
 * row must be locked.
 * @param left paise of the order without a refund request, including this refund
 */
export async function splitRefund(
  tx: Transaction,
  order: OrderRow,
  { amountPaise, left }: { amountPaise: number; left: number },
): Promise<{ amountPaise: number; creditPaise: number }> {
  if (order.creditPaise === 0) return { amountPaise, creditPaise: 0 };
  const underway = (await listRefundRows(tx, order.id))
    .filter(({ status }) => status === 'queued' || status === 'pending')
    .reduce((total, { creditPaise }) => total + creditPaise, 0);
  const creditLeft = (await reservedCredit(tx, order)) - underway;
  return { amountPaise, creditPaise: creditShare({ amountPaise, left, creditLeft }) };
}

/**
 * The store credit's part of a refund, in paise. The money part, and the money that is then left,
 * is zero or at least the provider's minimum refund if possible: less could never be refunded.
 */
export function creditShare({
  amountPaise,
  left,
  creditLeft,
}: {
  amountPaise: number;
  left: number;
  creditLeft: number;
}): number {
  const share = amountPaise >= left ? creditLeft : Math.floor((creditLeft * amountPaise) / left);
  const money = Math.max(0, left - creditLeft);
  const min = Math.max(0, amountPaise - creditLeft);
  const max = Math.max(min, Math.min(amountPaise, money));
  const proportional = Math.min(max, Math.max(min, amountPaise - share));
  const canGoBack = (paise: number) => paise === 0 || paise >= minRefundPaise;
  const isPossible = (part: number) =>
    part >= min && part <= max && canGoBack(part) && canGoBack(money - part);
  const parts = [proportional, money, 0, minRefundPaise, money - minRefundPaise];
  return amountPaise - (parts.find(isPossible) ?? proportional);
}
