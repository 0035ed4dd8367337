import { PaymentsError } from '../payments-error.ts';
import type { PaymentProvider } from '../provider.ts';

const empty = () => {
  throw new PaymentsError('refused', 'The courier keeps no list of payments.', { reason: 'by_hand' });
};

/**
 * Cash on delivery, collected by the courier. There is no network call: an order is its own
 * session, its one payment is recorded by an administrator at the delivery, and a refund is
 * transferred manually.
 */
export const cashOnDelivery: PaymentProvider = {
  name: 'cash',
  title: 'Cash on delivery',
  refundsByHand: true,
  browser: { scriptUrl: '', publicKey: '' },
  browserHosts: { script: [], frame: [], connect: [], image: [], form: [] },
  callback: {},
  createSession: async ({ amountPaise, receipt }) => ({ id: sessionIdOf(receipt), amountPaise, currency: 'INR' }),
  findSession: async () => null,
  confirm: () => null,
  fetchPayment: async () => empty(),
  fetchSessionPayments: async () => [],
  listPayments: async () => [],
  listRefunds: async () => [],
  refund: async () => empty(),
  readWebhook: () => null,
  readEvent: () => null,
};

/** The session, and the payment, of a cash-on-delivery order. */
export function sessionIdOf(orderId: string): string {
  return `cash_${orderId}`;
}
