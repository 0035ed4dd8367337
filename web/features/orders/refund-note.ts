import { formatRupeesExact, type Order, withoutCredit } from '@jyotiratna/contract';
import { orderProgress } from '#messages/orders/order-progress.ts';

type MoneyNote = 'transfer' | 'refund' | 'transferred' | 'refunded';

/** The refund of money uses another method than the store credit. */
export function refundNote(order: Pick<Order, 'amount' | 'credit'>, note: MoneyNote): string {
  const money = withoutCredit(order);
  return [
    ...(money > 0 ? [orderProgress[note](formatRupeesExact(money))] : []),
    ...(order.credit ? [orderProgress.toCredit(formatRupeesExact(order.credit))] : []),
  ].join(' ');
}
