import type { ProviderPayment } from '../platform/payment-providers/provider.ts';

/** The source of a payment event. */
export type DetailSource = 'verify' | 'webhook' | 'reconciler' | 'ledger';

/** A payment as the provider reports it, reduced to the fields used for decisions. */
export type PaymentEvent = {
  /** The reporting provider. A provider never settles an order that another one opened. */
  provider: string;
  paymentId: string;
  gatewayOrderId: string;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  method: string | null;
};

/**
 * The event of a provider's payment; null for a payment without a session, which is not the shop's.
 */
export function detailOf(
  { name }: { name: string },
  payment: ProviderPayment,
): PaymentEvent | null {
  if (payment.sessionId === null) return null;
  const { id, sessionId, status, amountPaise, currency, method } = payment;
  return {
    provider: name,
    paymentId: id,
    gatewayOrderId: sessionId,
    status,
    amountPaise,
    currency,
    method,
  };
}
