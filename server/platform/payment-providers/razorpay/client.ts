import type { InstalmentPlan } from '@jyotiratna/contract';
import type { NewRefund, NewSession, SettlementSource } from '../provider.ts';
import { checkedBase } from './api-base.ts';
import { createBreaker } from './breaker.ts';
import { createCaller } from './call-gateway.ts';
import { createGatewayOrder } from './create-order.ts';
import type { GatewayOrder, GatewayPayment, GatewayRefund } from './entities.ts';
import {
  fetchOrderPayments,
  fetchPayment,
  fetchPaymentRefunds,
  listPayments,
  listRefunds,
} from './fetch-payments.ts';
import { fetchOrder, findOrderByReceipt } from './find-order.ts';
import { listInstalmentPlans } from './list-instalment-plans.ts';
import { type GatewayEvent, parseWebhook } from './parse-webhook.ts';
import { refundAtGateway } from './refund.ts';
import { realTiming, type Timing } from './retry.ts';
import { listSettlementLines, listSettlements } from './settlements.ts';
import {
  type SignedCallback,
  verifyCallbackSignature,
  verifyWebhookSignature,
} from './signatures.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

/** The provider's API as functions. Failed calls throw `PaymentsError`. */
export type RazorpayClient = {
  /**
   * Creates the provider's order, or returns that of an earlier attempt, so that a receipt never
   * knowingly has two.
   */
  createOrder(order: NewSession): Promise<GatewayOrder>;
  fetchOrder(orderId: string): Promise<GatewayOrder>;
  /**
   * Null if the provider has no order: then, and only then, nothing was created for this receipt.
   */
  findOrderByReceipt(receipt: string): Promise<GatewayOrder | null>;
  fetchOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  listPayments(window: { from: Date; to: Date }): Promise<GatewayPayment[]>;
  listRefunds(window: { from: Date; to: Date }): Promise<GatewayRefund[]>;
  fetchPaymentRefunds(paymentId: string): Promise<GatewayRefund[]>;
  refund(requested: NewRefund): Promise<GatewayRefund>;
  listInstalmentPlans(): Promise<InstalmentPlan[]>;
  settlements: SettlementSource;
  /** Whether the provider signed this order and payment; amount and capture have to be fetched. */
  verifyCallback(callback: SignedCallback): boolean;
  /**
   * Whether the provider signed these bytes (webhook signature, HMAC); verify before parsing them.
   */
  verifyWebhook(rawBody: Uint8Array, signature: unknown): boolean;
  parseWebhook(rawBody: Uint8Array): GatewayEvent | null;
};

export type ClientOptions = {
  /** With the suffix `/v1`; https, or http on this machine. */
  apiBase: string;
  /** Whether this process serves the API itself. */
  embedded?: boolean;
  keyId: string;
  keySecret: string;
  /**
   * The current one first, followed by older ones, until the provider has stopped repeating older
   * events (24 h).
   */
  webhookSecrets: readonly string[];
  fetch?: typeof fetch;
  /** The circuit breaker's clock, in ms. */
  clock?: { now(): number };
  timing?: Timing;
  timeouts?: Partial<Timeouts>;
};

/** @throws RangeError if the API's base URL would send the secret unencrypted */
export function createClient(options: ClientOptions): RazorpayClient {
  const { keyId, keySecret, webhookSecrets, clock = Date, timing = realTiming } = options;
  const apiBase = options.embedded ? options.apiBase : checkedBase(options.apiBase);
  const address = { apiBase, keyId, keySecret, fetch: options.fetch ?? fetch };
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const { fetchMs } = timeouts;
  const call = createCaller(
    address,
    createBreaker(() => clock.now()),
  );

  return {
    createOrder: (order) => createGatewayOrder(call, timing, timeouts, order),
    fetchOrder: (orderId) => fetchOrder(call, timing, orderId, fetchMs),
    findOrderByReceipt: (receipt) => findOrderByReceipt(call, timing, receipt, fetchMs),
    fetchOrderPayments: (orderId) => fetchOrderPayments(call, timing, orderId, fetchMs),
    fetchPayment: (paymentId) => fetchPayment(call, timing, paymentId, fetchMs),
    listPayments: (window) => listPayments(call, timing, window, fetchMs),
    listRefunds: (window) => listRefunds(call, timing, window, fetchMs),
    fetchPaymentRefunds: (paymentId) => fetchPaymentRefunds(call, timing, paymentId, fetchMs),
    refund: (requested) => refundAtGateway(call, timing, timeouts.createMs, requested),
    listInstalmentPlans: () => listInstalmentPlans(call, timing, fetchMs),
    settlements: {
      list: (window) => listSettlements(call, timing, window, fetchMs),
      listLines: (day) => listSettlementLines(call, timing, day, fetchMs),
    },
    verifyCallback: (callback) => verifyCallbackSignature(keySecret, callback),
    verifyWebhook: (rawBody, signature) =>
      verifyWebhookSignature(webhookSecrets, rawBody, signature),
    parseWebhook,
  };
}
