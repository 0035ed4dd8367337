import type { PaymentRow, RefundRow } from '../../../db/queries/payments.ts';

/** Paise of the order's payment that nobody has asked back yet; a refund that failed gave nothing back. */
export function refundablePaise(payment: PaymentRow | null, refunds: readonly RefundRow[]): number {
  if (!payment || (payment.status !== 'captured' && payment.status !== 'refunded')) return 0;
  const asked = refunds
    .filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return Math.max(0, payment.amountPaise - asked);
}
