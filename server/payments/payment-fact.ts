import type { ProviderPayment } from '../platform/payment-providers/provider.ts';

/** Where news of a payment came from. */
export type FactSource = 'verify' | 'webhook' | 'reconciler' | 'ledger';

/** What the provider says about one payment, reduced to what decides. */
export type PaymentFact = {
  /** Who says it. No provider settles an order that another one opened. */
  provider: string;
  paymentId: string;
  gatewayOrderId: string;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  method: string | null;
};

/** Null for a payment that belongs to no order: none of ours. */
export function factOf({ name }: { name: string }, payment: ProviderPayment): PaymentFact | null {
  if (payment.sessionId === null) return null;
  const { id, sessionId, status, amountPaise, currency, method } = payment;
  return { provider: name, paymentId: id, gatewayOrderId: sessionId, status, amountPaise, currency, method };
}
