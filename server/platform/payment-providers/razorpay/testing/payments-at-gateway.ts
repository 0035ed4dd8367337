import {
  keyId,
  keySecret,
  type StartedGateway,
  startGateway,
  webhookSecret,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { PaymentsError } from '../../payments-error.ts';
import { type ClientOptions, createClient, type RazorpayClient } from '../client.ts';

/**
 * For one test file: a listening gateway, reset before each test, and a client of it without
 * delays.
 */
export function paymentsAtGateway() {
  const at = {
    gateway: undefined as unknown as StartedGateway,
    payments: undefined as unknown as RazorpayClient,
    /** The client's time, in ms. */
    nowMs: 0,
    /** How long the client would have waited, in ms. */
    slept: [] as number[],
    /** A client with other options. */
    client: (options: Partial<ClientOptions> = {}) =>
      createClient({
        apiBase: at.gateway.apiBase,
        keyId,
        keySecret,
        webhookSecrets: [webhookSecret],
        clock: { now: () => at.nowMs },
        timing: { sleep: async (ms) => void at.slept.push(ms), random: () => 0 },
        timeouts: { createMs: 400, fetchMs: 400 },
        ...options,
      }),
    /** How many requests of this method the gateway has seen. */
    requests: async (method: string) =>
      (await at.gateway.log()).filter((request) => request.method === method).length,
    /** A paid order and the browser's data for it. */
    paid: async (amountPaise = 5000) => {
      const order = await at.payments.createOrder({ amountPaise, receipt: 'ord_paid' });
      const { json } = await at.gateway.attempt(order.id);
      return {
        order,
        paymentId: json.razorpay_payment_id as string,
        signature: json.razorpay_signature as string,
      };
    },
  };

  beforeAll(async () => {
    at.gateway = await startGateway();
  });
  beforeEach(async () => {
    await at.gateway.post('/__sandbox/reset');
    at.nowMs = 0;
    at.slept = [];
    at.payments = at.client();
  });
  afterAll(() => at.gateway.close());
  return at;
}

/** The error of a failed call; a call that succeeds fails the test. */
export async function errorFrom(call: Promise<unknown>): Promise<PaymentsError> {
  const failure = await call.then(
    () => 'it worked',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(PaymentsError);
  return failure as PaymentsError;
}
