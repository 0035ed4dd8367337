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
 * For a test file: a listening gateway, which is reset before each test, and a client without
 * delays.
 */
export function paymentsAtGateway() {
  const at = {
    gateway: undefined as unknown as StartedGateway,
    payments: undefined as unknown as RazorpayClient,
    /** The client's clock, in ms. */
    nowMs: 0,
    /** The delays that the client requested, in ms. */
    slept: [] as number[],
    /** Creates a client with other options. */
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
    /** The number of requests with this method that the gateway has received. */
    requests: async (method: string) =>
      (await at.gateway.log()).filter((request) => request.method === method).length,
    /** A paid order, and the browser's callback for it. */
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

/** The error of a failed call; fails the test if the call succeeds. */
export async function errorFrom(call: Promise<unknown>): Promise<PaymentsError> {
  const failure = await call.then(
    () => 'it worked',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(PaymentsError);
  return failure as PaymentsError;
}
