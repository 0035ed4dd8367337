import type {
  NewRefund,
  PaymentProvider,
  ProviderRefund,
} from '../platform/payment-providers/provider.ts';

/**
 * Refunds money of a payment. A provider forgets idempotency keys after some time, so an attempt
 * after the first one looks for the refund of the previous ones before it requests another.
 * @param attempts including this one
 * @throws PaymentsError
 */
export async function refundOnce(
  provider: Pick<PaymentProvider, 'listRefunds' | 'refund'>,
  requested: NewRefund & { gatewayRefundId: string | null },
  attempts: number,
): Promise<ProviderRefund> {
  const { gatewayRefundId, ...refund } = requested;
  if (attempts > 1) {
    const listed = await provider.listRefunds(refund.paymentId);
    const made = listed.find(
      ({ id, key }) => id === gatewayRefundId || key === refund.idempotencyKey,
    );
    if (made) return made;
  }
  return provider.refund(refund);
}
