import { createHash } from 'node:crypto';
import type { OrderStatus } from '@jyotiratna/contract';
import { findSettlingPayment, type PaymentRow } from '../payments/queries.ts';
import { listRefundLines, listRefunds, requestRefund } from '../payments/refund-queries.ts';
import { isByHand, noRefundRoute, refundRoute } from '../payments/refund-route.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { lowerCredit } from '../pricing/queries.ts';
import { releaseHold } from '../reservations/expire-order.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { followRefunds, type LineMoney, sumOf, wholeRest, withoutCredited } from './line-money.ts';
import { refundablePaise, standing } from './refundable.ts';
import { listCredited } from './returns/queries.ts';
import { creditReturned } from './store-credit.ts';

/** Where cancelling leads: to the refund's end by way of `refund_pending`, or at once where no money is to go back. @param refundable in paise */
export function afterCancel(refundable: number): OrderStatus {
  return refundable > 0 ? 'refund_pending' : 'cancelled';
}

/**
 * Ends an order that has not left the shop: its pieces and its coupon use go back, and so does what was paid. Nothing was where
 * the shop has left the sandbox in which it was paid. The caller has locked the order and knows that it may be cancelled.
 * @param source who did it, for the timeline
 * @returns the order, and the paise that go back
 * @throws ShopError order_state where the provider that took the money is not configured any more
 */
export async function cancelLockedOrder(
  deps: Pick<Deps, 'env' | 'payments' | 'otherPayments'>,
  tx: Transaction,
  order: OrderRow,
  source: string,
): Promise<{ order: OrderRow; left: number }> {
  const { payment, left: leftOfPayment, lines } = await refundableOf(tx, order);
  const route = refundRoute(deps, order);
  if (route === 'closed' && leftOfPayment > 0) throw noRefundRoute(route);
  const left = route === 'no-money' ? 0 : leftOfPayment;
  // While it still counts as held: what came back of it then is told from the order.
  const returned = await creditReturned(tx, order);
  const changed = await releaseHold(tx, order, { status: afterCancel(left) }, source);
  if (order.couponId !== null && returned > 0) await lowerCredit(tx, order.couponId, returned);
  if (payment && left > 0) {
    const { id: orderId } = order;
    const key = refundKey(orderId, 'cancel');
    const rest = wholeRest(lines).map((line) => ({ ...line, restocked: 0 }));
    await requestRefund(
      tx,
      { key, orderId, paymentId: payment.id, amountPaise: left, reason: 'admin' },
      rest,
      isByHand(deps, order),
    );
  }
  return { order: changed, left };
}

type Refundable = { payment: PaymentRow | null; left: number; credited: number; lines: LineMoney[] };

/** What of an order's payment, and of each of its lines, nobody has asked back or as a store credit yet; `credited` stands as credits. Amounts in paise. */
export async function refundableOf(tx: Executor, order: OrderRow): Promise<Refundable> {
  const payment = await findSettlingPayment(tx, order.id);
  const refunds = await listRefunds(tx, order.id);
  const items = await listOrderItems(tx, [order.id]);
  const named = standing(payment, refunds, await listRefundLines(tx, order.id));
  const credited = await listCredited(tx, order.id);
  return {
    payment,
    left: refundablePaise(payment, refunds, credited),
    credited: sumOf(credited, 'amountPaise'),
    lines: withoutCredited(followRefunds({ order, items }, named).lines, credited),
  };
}

/** The provider's idempotency key: one per order and wish. */
export function refundKey(orderId: string, key: string): string {
  return `rf_${createHash('sha256').update(`${orderId} ${key}`).digest('hex').slice(0, 40)}`;
}
