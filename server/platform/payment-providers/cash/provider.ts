import { PaymentsError } from '../payments-error.ts';
import type { PaymentProvider } from '../provider.ts';

const nothing = () => {
  throw new PaymentsError('refused', 'The courier keeps no list of payments.', { reason: 'by_hand' });
};

/**
 * The courier, who takes the money at the door. Nobody is asked over a network: an order is its own session, its one payment is
 * what an administrator writes down at the delivery, and what goes back is transferred by hand.
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
  fetchPayment: async () => nothing(),
  fetchSessionPayments: async () => [],
  listPayments: async () => [],
  listRefunds: async () => [],
  refund: async () => nothing(),
  readWebhook: () => null,
  readEvent: () => null,
};

/** The session, and the payment, of an order that is paid at the door. */
export function sessionIdOf(orderId: string): string {
  return `cash_${orderId}`;
}
