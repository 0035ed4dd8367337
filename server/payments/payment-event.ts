import type { ProviderPayment } from '../platform/payment-providers/provider.ts';

/** The source of a payment event. */
export type DetailSource = 'verify' | 'webhook' | 'reconciler' | 'ledger';

/** The provider's data about one payment, reduced to the fields used for decisions. */
export type PaymentEvent = {
  /** The source provider. A provider never settles an order that another one opened. */
  provider: string;
  paymentId: string;
  gatewayOrderId: string;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  method: string | null;
};

/** Null for a payment that belongs to no order: not ours. */
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
