import type { GatewayPayment } from './razorpay/entities.ts';

/** Where news of a payment came from. */
export type FactSource = 'verify' | 'webhook' | 'reconciler' | 'ledger';

/** What the provider says about one payment, reduced to what decides. */
export type PaymentFact = {
  paymentId: string;
  gatewayOrderId: string;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  method: string | null;
};

/** Null for a payment that belongs to no order: none of ours. */
export function factOf(payment: GatewayPayment): PaymentFact | null {
  if (payment.orderId === null) return null;
  const { id, orderId, status, amountPaise, currency, method } = payment;
  return { paymentId: id, gatewayOrderId: orderId, status, amountPaise, currency, method };
}
