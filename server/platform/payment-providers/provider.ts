import type { z } from 'zod';

/**
 * Who takes the money, as the shop's rules see it. An adapter speaks one provider's language and keeps it inside: states,
 * signatures, headers and words of its own end there. Amounts are integer paise, times are `Date`. Ids are the provider's;
 * an adapter whose provider counts 1, 2, 3 adds a prefix, because ids of all providers stand in one table.
 *
 * Calls that go out throw `PaymentsError`, whose kind says whether anything can have happened.
 */
export type PaymentProvider = {
  /** What PAYMENTS says and an order keeps for ever (`orders.provider`). `sandbox` is the one with which no money moves. */
  readonly name: string;
  /** How people call it. */
  readonly title: string;
  /** Present where no call gives money back: an administrator transfers it, and writes that down. */
  readonly refundsByHand?: true;
  /** The browser's part: its script (empty where it has none) and the key that the script is told. Nothing secret. */
  readonly browser: { scriptUrl: string; publicKey: string };
  /** What the checkout's pages may load and call besides the shop itself. */
  readonly browserHosts: BrowserHosts;
  /** The fields that the browser hands over after paying, next to those of the shop. */
  readonly callback: z.ZodRawShape;

  /** Gives an order its counterpart, or adopts the one an earlier try left behind; never makes two for one receipt knowingly. */
  createSession(wanted: NewSession): Promise<PaymentSession>;
  /** Null where the provider holds none: then, and only then, nothing was created for this receipt. */
  findSession(receipt: string): Promise<PaymentSession | null>;
  /** The session and payment that the provider's signature vouches for; null without one. Amount and state are still to be fetched. */
  confirm(fields: Readonly<Record<string, unknown>>): Confirmed | null;

  fetchPayment(paymentId: string): Promise<ProviderPayment>;
  /** Every payment tried in a session, failed ones included. */
  fetchSessionPayments(sessionId: string): Promise<ProviderPayment[]>;
  /** Every payment of a span of time, both ends included. */
  listPayments(window: { from: Date; to: Date }): Promise<ProviderPayment[]>;
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Gives money of one captured payment back, once for each key however often it is asked. */
  refund(asked: NewRefund): Promise<ProviderRefund>;

  /** Null unless the provider signed exactly these bytes: nothing of them may be read before. */
  readWebhook(message: WebhookMessage): Webhook | null;
  /** A stored webhook's body, whose signature was checked when it came; null where it is no event that can be read. */
  readEvent(body: Uint8Array): ProviderEvent | null;
};

export type BrowserHosts = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly form: readonly string[];
};

export type NewSession = {
  /** Integer paise, at least 100. */
  amountPaise: number;
  /** Our order's id, at most 40 characters; the only thing by which a lost session can be found again. */
  receipt: string;
  /** At most 15 pairs, values of at most 256 characters; shown to the seller at the provider. */
  notes?: Record<string, string>;
};

/** The provider's counterpart of one of our orders. */
export type PaymentSession = { id: string; amountPaise: number; currency: string };

export type Confirmed = { sessionId: string; paymentId: string };

export type ProviderPayment = {
  id: string;
  /** Null for a payment that belongs to no session: none of ours. */
  sessionId: string | null;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  /** How it was paid, in the provider's word; shown to administrators only. */
  method: string | null;
  amountRefundedPaise: number;
  createdAt: Date;
};

export type NewRefund = {
  paymentId: string;
  /** Integer paise, at least `minRefundPaise`, at most what is left of the payment. */
  amountPaise: number;
  /** 10 to 100 of `A-Z a-z 0-9 _ -`. A refund whose outcome is unknown is repeated with the same key, never with a new one. */
  idempotencyKey: string;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  /** `pending` is on its way; `failed` has to be looked at by a person. */
  status: 'pending' | 'processed' | 'failed';
};

export type WebhookMessage = { headers: Readonly<Record<string, unknown>>; body: Uint8Array };

export type Webhook = {
  /** The provider's id of the event, by which a repetition is known; null where it sends none. */
  id: string | null;
  /** Null for an event that cannot be read: nothing that the shop could act on. */
  event: ProviderEvent | null;
};

/** What was true when the event happened, which may be long ago and out of order. */
export type ProviderEvent = { event: string; payment: ProviderPayment | null; refund: ProviderRefund | null };

/** The least that the shop asks a provider to give back: ₹1. Less than that stays where it is for ever. */
export const minRefundPaise = 100;
