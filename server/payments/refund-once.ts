import type {
  NewRefund,
  PaymentProvider,
  ProviderRefund,
} from '../platform/payment-providers/provider.ts';

/**
 * Refunds a payment at its provider. Providers drop idempotency keys after some time, so a retry
 * first looks for the refund of the previous attempts.
 * @param attempts the number of attempts, including this one
 * @throws PaymentsError
 */
export async function refundOnce(
  provider: Pick<PaymentProvider, 'fetchPaymentRefunds' | 'refund'>,
  requested: NewRefund & { gatewayRefundId: string | null },
  attempts: number,
): Promise<ProviderRefund> {
  const { gatewayRefundId, ...refund } = requested;
  if (attempts > 1) {
    const listed = await provider.fetchPaymentRefunds(refund.paymentId);
    const existing = listed.find(
      ({ id, key }) => id === gatewayRefundId || key === refund.idempotencyKey,
    );
    if (existing) return existing;
  }
  return provider.refund(refund);
}
