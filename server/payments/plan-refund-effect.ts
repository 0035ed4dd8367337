import type { OrderRow } from '../reservations/order-queries.ts';
import type { PaymentRow } from './queries.ts';

/** A payment of an order; `leftPaise`: the amount not yet refunded. */
export type OpenPayment = Pick<PaymentRow, 'id' | 'status' | 'disposition' | 'amountPaise'> & {
  leftPaise: number;
};

/**
 * The effect of a processed refund on its order:
 * - `none`: the order's status, stock, coupon use and refunded amount are unchanged
 * - `refund`: money of the sale was refunded; `full`: in full
 * - `end`: no payment was ever applied, and the last of the captured money is refunded
 */
export type RefundEffect =
  | { kind: 'none' }
  | { kind: 'refund'; refundedPaise: number; full: boolean }
  | { kind: 'end' };

/**
 * Whether a refund of this payment concerns its order: it is the applied payment, or the order
 * has no applied one.
 */
export function concernsOrder(
  payment: Pick<PaymentRow, 'disposition'>,
  all: readonly OpenPayment[],
): boolean {
  return (
    payment.disposition === 'applied' || !all.some(({ disposition }) => disposition === 'applied')
  );
}

/**
 * Decides whether a processed refund closes its order. A refund of a late, duplicate or
 * mismatching payment next to an applied one never does. Without an applied payment, an order
 * with a pending refund is closed once every captured payment is refunded.
 * @param all the order's payments, with the amounts left after this refund
 * @param minPaise the provider's minimum refund in paise
 */
export function planRefundEffect(
  order: Pick<OrderRow, 'status' | 'amountPaise'>,
  payment: OpenPayment,
  all: readonly OpenPayment[],
  minPaise: number,
): RefundEffect {
  if (payment.disposition === 'applied') {
    const refundedPaise = Math.min(order.amountPaise, payment.amountPaise - payment.leftPaise);
    return { kind: 'refund', refundedPaise, full: refundedPaise === order.amountPaise };
  }
  if (!concernsOrder(payment, all)) return { kind: 'none' };
  if (order.status !== 'payment_review' && order.status !== 'refund_pending')
    return { kind: 'none' };
  const captured = all.filter(({ status }) => status === 'captured' || status === 'refunded');
  return { kind: captured.every(({ leftPaise }) => leftPaise < minPaise) ? 'end' : 'none' };
}
