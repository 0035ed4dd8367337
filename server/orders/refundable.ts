import type { PaymentRow, RefundRow } from '../payments/queries.ts';
import type { RefundLineRow } from '../payments/refund-queries.ts';
import { minRefundPaise } from '../platform/payment-providers/provider.ts';
import { type LineRefund, type RefundedLine, sumOf } from './line-money.ts';

/**
 * Paise of the order's payment that can still be asked back: what nobody has asked back yet (a refund that failed gave
 * nothing back) and no store credit stands for, or nothing where less than ₹1 is left, which the provider keeps for ever.
 */
export function refundablePaise(
  payment: PaymentRow | null,
  refunds: readonly RefundRow[],
  credited: readonly RefundedLine[],
): number {
  if (!payment || (payment.status !== 'captured' && payment.status !== 'refunded')) return 0;
  const asked = refunds
    .filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const left = payment.amountPaise - asked - sumOf(credited, 'amountPaise');
  return left < minRefundPaise ? 0 : left;
}

/** The refunds of the payment that paid the order, without those that failed, each with what it is about. */
export function standing(
  payment: Pick<PaymentRow, 'id'> | null,
  refunds: readonly RefundRow[],
  lines: readonly RefundLineRow[],
): LineRefund[] {
  const named = Map.groupBy(lines, ({ refundKey }) => refundKey);
  return refunds
    .filter(({ paymentId, status }) => paymentId === payment?.id && status !== 'failed')
    .map(({ key, amountPaise }) => ({ key, amountPaise, lines: named.get(key) ?? [] }));
}
