import type { InstalmentPlan } from '@jyotiratna/contract';
import type { z } from 'zod';

/**
 * A payment provider. An adapter encapsulates one provider's protocol: its states, signatures,
 * headers and terms. Amounts are integer paise, times are `Date`. Ids are the provider's; an
 * adapter for sequential ids (1, 2, 3) adds a prefix, because ids of all providers share one table.
 * Outgoing calls throw `PaymentsError`, whose kind indicates whether they may have had an effect.
 */
export type PaymentProvider = {
  /**
   * The value of PAYMENTS, stored permanently on an order (`orders.provider`). With `sandbox`, no
   * money moves.
   */
  readonly name: string;
  /** Its display name. */
  readonly title: string;
  /** Present if no API call can refund: an administrator transfers refunds, and records them. */
  readonly refundsByHand?: true;
  /** The URL of the browser's script (empty without one) and its public key. */
  readonly browser: { scriptUrl: string; publicKey: string };
  /** Hosts that the checkout's pages may load from and call besides the shop. */
  readonly browserHosts: BrowserHosts;
  /** The fields of the browser's callback after payment, besides the shop's own. */
  readonly callback: z.ZodRawShape;

  /**
   * Creates an order's session at the provider, or returns that of an earlier attempt, so that a
   * receipt never knowingly has two.
   */
  createSession(expected: NewSession): Promise<PaymentSession>;
  /**
   * Null if the provider has no session: then, and only then, nothing was created for this receipt.
   */
  findSession(receipt: string): Promise<PaymentSession | null>;
  /**
   * Verifies the provider's signature of a callback, and returns its session and payment; null if
   * invalid. Amount and status have to be fetched.
   */
  confirm(fields: Readonly<Record<string, unknown>>): Confirmed | null;

  fetchPayment(paymentId: string): Promise<ProviderPayment>;
  /** All payments attempted in a session, including failed ones. */
  fetchSessionPayments(sessionId: string): Promise<ProviderPayment[]>;
  /** All payments of a period, both limits included. */
  listPayments(window: { from: Date; to: Date }): Promise<ProviderPayment[]>;
  /** All refunds made within the window, both limits included, also of older payments. */
  listRefunds(window: { from: Date; to: Date }): Promise<ProviderRefund[]>;
  fetchPaymentRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Refunds a captured payment; idempotent by key. */
  refund(requested: NewRefund): Promise<ProviderRefund>;
  /** The account's instalment plans; absent for a provider without any. */
  listInstalmentPlans?(): Promise<InstalmentPlan[]>;
  /** Absent if no API reports settlements. */
  readonly settlements?: SettlementSource;

  /**
   * Verifies and parses a webhook; null unless the provider signed exactly these bytes, which must
   * not be parsed before.
   */
  readWebhook(message: WebhookMessage): ProviderWebhook | null;
  /**
   * Parses a stored webhook, whose signature was verified on receipt; null for an unreadable event.
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
   * The order's id in the shop, at most 40 characters: the only key by which a lost session can be
   * found again.
   */
  receipt: string;
  /**
   * At most 15 pairs with values of at most 256 characters, displayed in the provider's dashboard.
   */
  notes?: Record<string, string>;
};

/** An order's counterpart at the provider. */
export type PaymentSession = { id: string; amountPaise: number; currency: string };

export type Confirmed = { sessionId: string; paymentId: string };

export type ProviderPayment = {
  id: string;
  /** Null for a payment without a session, which is not the shop's. */
  sessionId: string | null;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  amountPaise: number;
  currency: string;
  /** The payment method in the provider's terms; visible to administrators only. */
  method: string | null;
  amountRefundedPaise: number;
  createdAt: Date;
};

export type SettlementSource = {
  /** All settlements of a period, both limits included. */
  list(window: { from: Date; to: Date }): Promise<ProviderSettlement[]>;
  /** The lines of all settlements on a day in India (YYYY-MM-DD). */
  listLines(day: string): Promise<SettlementLine[]>;
};

/** A transfer to the shop's bank account. */
export type ProviderSettlement = {
  id: string;
  amountPaise: number;
  status: 'created' | 'processed' | 'failed';
  /** The bank's transfer number (UTR); null until it is known. */
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
  /** Includes the tax. */
  feePaise: number;
  taxPaise: number;
};

export type NewRefund = {
  paymentId: string;
  /** Integer paise, at least `minRefundPaise`, at most the unrefunded amount of the payment. */
  amountPaise: number;
  /**
   * 10 to 100 of `A-Z a-z 0-9 _ -`. A refund with an unknown outcome is retried with the same key,
   * never with a new one.
   */
  idempotencyKey: string;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  /** `pending`: in progress; `failed`: needs manual handling. */
  status: 'pending' | 'processed' | 'failed';
  /**
   * The idempotency key of the shop's request, which the provider returns longer than it
   * deduplicates by it; null for a refund made elsewhere.
   */
  key: string | null;
};

export type WebhookMessage = { headers: Readonly<Record<string, unknown>>; body: Uint8Array };

export type ProviderWebhook = {
  /** The provider's id of the event, which identifies repetitions; null if it sends none. */
  id: string | null;
  /** Null for an unreadable event, which the shop cannot process. */
  event: ProviderEvent | null;
};

/** The state at the time of the event, which may be old and out of order. */
export type ProviderEvent = {
  event: string;
  payment: ProviderPayment | null;
  refund: ProviderRefund | null;
};

/**
 * The minimum refund that the shop requests from a provider: ₹1. A smaller remainder is not
 * refunded.
 */
export const minRefundPaise = 100;
