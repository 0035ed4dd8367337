import type { InstalmentPlan } from '@jyotiratna/contract';
import type { z } from 'zod';

/**
 * A payment provider, as seen by the shop's rules. An adapter encapsulates one provider's
 * protocol: its states, signatures, headers and terms. Amounts are integer paise, times are
 * `Date`. Ids are the provider's; an adapter for sequential ids (1, 2, 3) (1, 2, 3) adds a
 * prefix, because ids of all providers share one table.
 *
 * Outgoing calls throw `PaymentsError`, whose kind indicates whether they may have had an
 * effect.
 */
export type PaymentProvider = {
  /**
   * The value of PAYMENTS, stored permanently on an order (`orders.provider`). `sandbox` is the
   * one with which no money moves.
   */
  readonly name: string;
  /** Its display name. */
  readonly title: string;
  /** Present where no API call refunds money: an administrator transfers it, and records that. */
  readonly refundsByHand?: true;
  /** The browser's part: its script (empty without one) and the script's key. Nothing secret. */
  readonly browser: { scriptUrl: string; publicKey: string };
  /** The sources that the checkout's pages may load and call besides the shop itself. */
  readonly browserHosts: BrowserHosts;
  /** The fields that the browser hands over after paying, next to those of the shop. */
  readonly callback: z.ZodRawShape;

  /**
   * Creates an order's counterpart, or adopts the one of a previous attempt; never knowingly
   * creates two for one receipt.
   */
  createSession(expected: NewSession): Promise<PaymentSession>;
  /**
   * Null where the provider has no order: then, and only then, nothing was created for this
   * receipt.
   */
  findSession(receipt: string): Promise<PaymentSession | null>;
  /**
   * The session and payment that the provider's signature vouches for; null without one. Amount and
   * state are still to be fetched.
   */
  confirm(fields: Readonly<Record<string, unknown>>): Confirmed | null;

  fetchPayment(paymentId: string): Promise<ProviderPayment>;
  /** Every payment tried in a session, failed ones included. */
  fetchSessionPayments(sessionId: string): Promise<ProviderPayment[]>;
  /** Every payment of a period, both limits included. */
  listPayments(window: { from: Date; to: Date }): Promise<ProviderPayment[]>;
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Refunds money of one captured payment, idempotent by key. */
  refund(requested: NewRefund): Promise<ProviderRefund>;
  /** The plans in monthly instalments of this account; absent for a provider without any. */
  listInstalmentPlans?(): Promise<InstalmentPlan[]>;
  /** Absent where no API reports them. */
  readonly settlements?: SettlementReports;

  /** Null unless the provider signed exactly these bytes: they must not be parsed before. */
  readWebhook(message: WebhookMessage): ProviderWebhook | null;
  /**
   * A stored webhook's body, whose signature was verified on receipt; null for an unreadable
   * event.
   */
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
  /**
   * Our order's id, at most 40 characters; the only thing by which a lost session can be found
   * again.
   */
  receipt: string;
  /**
   * At most 15 pairs, values of at most 256 characters; displayed to the seller at the provider.
   */
  notes?: Record<string, string>;
};

/** The provider's counterpart of one of our orders. */
export type PaymentSession = { id: string; amountPaise: number; currency: string };

export type Confirmed = { sessionId: string; paymentId: string };

export type ProviderPayment = {
  id: string;
  /** Null for a payment that belongs to no session: not ours. */
  sessionId: string | null;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  /** The payment method, in the provider's term; visible to administrators only. */
  method: string | null;
  amountRefundedPaise: number;
  createdAt: Date;
};

export type SettlementReports = {
  /** Every settlement of a period, both limits included. */
  list(window: { from: Date; to: Date }): Promise<ProviderSettlement[]>;
  /** The lines of all settlements of a day in India (YYYY-MM-DD). */
  listLines(day: string): Promise<SettlementLine[]>;
};

/** Money transferred to the shop's bank account at once. */
export type ProviderSettlement = {
  id: string;
  amountPaise: number;
  status: 'created' | 'processed' | 'failed';
  /** The bank's number of the transfer; null until there is one. */
  utr: string | null;
  createdAt: Date;
};

/** A payment, refund or other movement within a settlement. */
export type SettlementLine = {
  settlementId: string;
  /** The id of the payment, refund or adjustment. */
  entityId: string;
  /** `payment`, `refund`, or another term of the provider. */
  kind: string;
  amountPaise: number;
  creditPaise: number;
  debitPaise: number;
  /** The tax is part of the fee. */
  feePaise: number;
  taxPaise: number;
};

export type NewRefund = {
  paymentId: string;
  /** Integer paise, at least `minRefundPaise`, at most the rest of the payment. */
  amountPaise: number;
  /**
   * 10 to 100 of `A-Z a-z 0-9 _ -`. A refund whose outcome is unknown is repeated with the same
   * key, never with a new one.
   */
  idempotencyKey: string;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  /** `pending` is in progress; `failed` needs manual handling. */
  status: 'pending' | 'processed' | 'failed';
  /**
   * The idempotency key that it was requested with, which outlives the provider's own memory of it;
   * null for one made elsewhere.
   */
  key: string | null;
};

export type WebhookMessage = { headers: Readonly<Record<string, unknown>>; body: Uint8Array };

export type ProviderWebhook = {
  /** The provider's id of the event, which identifies a repetition; null where it sends no id. */
  id: string | null;
  /** Null for an unreadable event: the shop cannot process it. */
  event: ProviderEvent | null;
};

/** The state at the time of the event, which may be long ago and out of order. */
export type ProviderEvent = {
  event: string;
  payment: ProviderPayment | null;
  refund: ProviderRefund | null;
};

/**
 * The minimum refund that the shop requests from a provider: ₹1. A smaller remainder is never
 * refunded.
 */
export const minRefundPaise = 100;
