import { PaymentsError } from './payments-error.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * A provider without an API: an order is its own session, an administrator records its only
 * payment, and transfers a refund manually.
 * @param party named in the error of calls that need an API
 */
export function byHandProvider({
  name,
  title,
  party,
}: {
  name: string;
  title: string;
  party: string;
}): PaymentProvider {
  const empty = () => {
    throw new PaymentsError('refused', `${party} keeps no list of payments.`, {
      reason: 'by_hand',
    });
  };
  return {
    name,
    title,
    refundsByHand: true,
    browser: { scriptUrl: '', publicKey: '' },
    browserHosts: { script: [], frame: [], connect: [], image: [], form: [] },
    callback: {},
    createSession: async ({ amountPaise, receipt }) => ({
      id: `${name}_${receipt}`,
      amountPaise,
      currency: 'INR',
    }),
    findSession: async () => null,
    confirm: () => null,
    fetchPayment: async () => empty(),
    fetchSessionPayments: async () => [],
    listPayments: async () => [],
    listRefunds: async () => [],
    fetchPaymentRefunds: async () => [],
    refund: async () => empty(),
    readWebhook: () => null,
    readEvent: () => null,
  };
}
