import { createHash } from 'node:crypto';
import type { OrderStatus } from '@jyotiratna/contract';
import { findSettlingPayment, type PaymentRow } from '../payments/queries.ts';
import { listRefundLines, listRefundRows, requestRefund } from '../payments/refund-queries.ts';
import { isByHand, noRefundRoute, refundRoute } from '../payments/refund-route.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { releaseReservation } from '../reservations/expire-order.ts';
import { reverseOldCredit } from '../reservations/order-credit.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import {
  followRefunds,
  type LineMoney,
  remainingLines,
  totalOf,
  withoutCredited,
} from './line-money.ts';
import { refundableItems, refundablePaise } from './refundable.ts';
import { listCredited } from './returns/queries.ts';
import { splitRefund } from './split-refund.ts';
import { creditReturned } from './store-credit.ts';

/**
 * The status of a cancelled order: `refund_pending` until its refund is complete, or `cancelled` at
 * once if nothing is to be refunded. @param refundable in paise
 */
export function afterCancel(refundable: number): OrderStatus {
  return refundable > 0 ? 'refund_pending' : 'cancelled';
}

/**
 * Cancels an order that has not been shipped: releases its stock and coupon use, and refunds its
 * payment, except a test payment of a shop that has left the sandbox. The caller has locked the
 * order and checked that it may be cancelled.
 * @param source the actor, for the timeline
 * @returns the order, and the refunded paise
 * @throws ShopError order_state if the provider of the payment is no longer configured
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
  // Must precede the release of the reservation: the returned store credit is derived from the
  // reserved units.
  const returned = await creditReturned(tx, order);
  const changed = await releaseReservation(tx, order, { status: afterCancel(left) }, source);
  await reverseOldCredit(tx, order, returned);
  if (payment && left > 0) {
    const { id: orderId } = order;
    const key = refundKey(orderId, 'cancel');
    const rest = remainingLines(lines).map((line) => ({ ...line, restocked: 0 }));
    await requestRefund(
      tx,
      {
        key,
        orderId,
        paymentId: payment.id,
        ...(await splitRefund(tx, order, { amountPaise: left, left })),
        reason: 'admin',
      },
      rest,
      isByHand(deps, order),
    );
  }
  return { order: changed, left };
}

type Refundable = {
  payment: PaymentRow | null;
  left: number;
  credited: number;
  lines: LineMoney[];
};

/**
 * The refundable amounts of an order's payment and of each of its lines, in paise; `credited`
 * counts as store credit already granted.
 */
export async function refundableOf(tx: Executor, order: OrderRow): Promise<Refundable> {
  const payment = await findSettlingPayment(tx, order.id);
  const refunds = await listRefundRows(tx, order.id);
  const items = await listOrderItems(tx, [order.id]);
  const byLine = refundableItems(payment, refunds, await listRefundLines(tx, order.id));
  const credited = await listCredited(tx, order.id);
  return {
    payment,
    left: refundablePaise(order, payment, refunds, credited),
    credited: totalOf(credited, 'amountPaise'),
    lines: withoutCredited(followRefunds({ order, items }, byLine).lines, credited),
  };
}

/** The idempotency key for the provider: one per order and request. */
export function refundKey(orderId: string, key: string): string {
  return `rf_${createHash('sha256').update(`${orderId} ${key}`).digest('hex').slice(0, 40)}`;
}
