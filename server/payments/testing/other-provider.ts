import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { PaymentsError } from '../../platform/payment-providers/payments-error.ts';
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  WebhookMessage,
} from '../../platform/payment-providers/provider.ts';

const secret = 'a secret of this provider alone';

type Slip = { no: number; bill: number; rupees: string; state: 'DRAWN' | 'CASHED' | 'SENT BACK' };
type Bill = { no: number; ref: string; rupees: string };

export type OtherProvider = {
  provider: PaymentProvider;
  /** Pays a session; returns the data that the provider's page would pass to the browser. */
  pay: (sessionId: string) => { slip: string; seal: string };
  /** The webhook that this provider would send about the payment. */
  webhook: (paymentId: string) => WebhookMessage & { text: string };
  /** The provider's own record of refunds, by idempotency key. */
  sentBack: Map<string, { slip: number; rupees: string }>;
};

/**
 * A payment provider for tests that differs from all others: other field names, consecutive ids,
 * rupees as strings, another signature algorithm over other bytes, and another webhook header.
 */
export function createOtherProvider(name: string): OtherProvider {
  const bills: Bill[] = [];
  const slips: Slip[] = [];
  const sentBack: OtherProvider['sentBack'] = new Map();
  const own = (kind: 'bill' | 'slip', no: number) => `${name}-${kind}-${no}`;
  const numberOf = (id: string) => Number(id.split('-').at(-1));
  const rupeesOf = (paise: number) => (paise / 100).toFixed(2);
  const session = ({ no, rupees }: Bill) => ({
    id: own('bill', no),
    amountPaise: paiseOf(rupees),
    currency: 'INR',
  });

  function find(paymentId: string): Slip {
    const slip = slips[numberOf(paymentId) - 1];
    if (!slip) throw new PaymentsError('refused', 'There is no such slip');
    return slip;
  }

  const payment = (slip: Slip): ProviderPayment => ({
    id: own('slip', slip.no),
    sessionId: own('bill', slip.bill),
    status: ({ DRAWN: 'authorized', CASHED: 'captured', 'SENT BACK': 'refunded' } as const)[
      slip.state
    ],
    amountPaise: paiseOf(slip.rupees),
    currency: 'INR',
    method: 'cheque',
    amountRefundedPaise: [...sentBack.values()]
      .filter((back) => back.slip === slip.no)
      .reduce((total, back) => total + paiseOf(back.rupees), 0),
    createdAt: new Date(),
  });

  const provider: PaymentProvider = {
    name,
    title: 'Other Pay',
    browser: { scriptUrl: `https://pages.${name}.example/pay.js`, publicKey: `${name}-public` },
    browserHosts: {
      script: [`https://pages.${name}.example`],
      frame: [`https://bank.${name}.example`],
      connect: [],
      image: [],
      form: [],
    },
    callback: { slip: z.string().max(40), seal: z.string().max(200) },
    createSession: async ({ amountPaise, receipt }) => {
      const bill = { no: bills.length + 1, ref: receipt, rupees: rupeesOf(amountPaise) };
      bills.push(bill);
      return session(bill);
    },
    findSession: async (receipt) => {
      const bill = bills.find(({ ref }) => ref === receipt);
      return bill ? session(bill) : null;
    },
    confirm: ({ slip: paymentId, seal }) => {
      if (typeof paymentId !== 'string' || !isSealed(paymentId, seal)) return null;
      return { sessionId: own('bill', find(paymentId).bill), paymentId };
    },
    fetchPayment: async (paymentId) => payment(find(paymentId)),
    fetchSessionPayments: async (sessionId) =>
      slips.filter(({ bill }) => own('bill', bill) === sessionId).map(payment),
    listPayments: async () => slips.map(payment),
    listRefunds: async () => [],
    fetchPaymentRefunds: async () => [],
    refund: async ({ paymentId, amountPaise, idempotencyKey }): Promise<ProviderRefund> => {
      const slip = find(paymentId);
      sentBack.set(idempotencyKey, { slip: slip.no, rupees: rupeesOf(amountPaise) });
      return {
        id: `${name}-back-${idempotencyKey}`,
        paymentId,
        amountPaise,
        status: 'processed',
        key: null,
      };
    },
    readWebhook: ({ headers, body }) => {
      if (!isSealed(Buffer.from(body).toString(), headers[`${name}-seal`])) return null;
      const event = provider.readEvent(body);
      return { id: null, event };
    },
    readEvent: (body) => {
      const event = JSON.parse(Buffer.from(body).toString()) as { about: string; no: number };
      return { event: event.about, payment: payment(slips[event.no - 1]!), refund: null };
    },
  };

  return {
    provider,
    pay: (sessionId) => {
      const bill = bills[numberOf(sessionId) - 1]!;
      const slip: Slip = {
        no: slips.length + 1,
        bill: bill.no,
        rupees: bill.rupees,
        state: 'CASHED',
      };
      slips.push(slip);
      const id = own('slip', slip.no);
      return { slip: id, seal: sealOf(id) };
    },
    webhook: (paymentId) => {
      const text = JSON.stringify({ about: 'slip cashed', no: find(paymentId).no });
      return { text, body: Buffer.from(text), headers: { [`${name}-seal`]: sealOf(text) } };
    },
    sentBack,
  };
}

function paiseOf(rupees: string): number {
  return Math.round(Number(rupees) * 100);
}

function sealOf(text: string): string {
  return createHmac('sha512', secret)
    .update(JSON.stringify([text]))
    .digest('base64url');
}

function isSealed(text: string, seal: unknown): boolean {
  const [given, right] = [Buffer.from(String(seal)), Buffer.from(sealOf(text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
