import type { PaymentRow, RefundRow } from '../payments/queries.ts';
import type { RefundLineRow } from '../payments/refund-queries.ts';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { type LineRefund, type RefundedLine, totalOf } from './line-money.ts';

/**
 * The refundable amount of the order's payment and store credit, in paise: the part that was
 * neither refunded (a failed refund returned nothing) nor settled by store credit. Zero if less
 * than ₹1 is left, which the provider never refunds.
 */
export function refundablePaise(
  { creditPaise }: Pick<OrderRow, 'creditPaise'>,
  payment: PaymentRow | null,
  refunds: readonly RefundRow[],
  credited: readonly RefundedLine[],
): number {
  if (!payment || (payment.status !== 'captured' && payment.status !== 'refunded')) return 0;
  const refundedPaise = refunds
    .filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed')
    .reduce((total, { amountPaise }) => total + amountPaise, 0);
  const left = payment.amountPaise + creditPaise - refundedPaise - totalOf(credited, 'amountPaise');
  return left < minRefundPaise ? 0 : left;
}

/** The refunds of the order's payment, without failed ones, each with its lines. */
export function refundableItems(
  payment: Pick<PaymentRow, 'id'> | null,
  refunds: readonly RefundRow[],
  lines: readonly RefundLineRow[],
): LineRefund[] {
  const byRefund = Map.groupBy(lines, ({ refundKey }) => refundKey);
  return refunds
    .filter(({ paymentId, status }) => paymentId === payment?.id && status !== 'failed')
    .map(({ key, amountPaise }) => ({ key, amountPaise, lines: byRefund.get(key) ?? [] }));
}
