import {
  keyId,
  keySecret,
  type StartedGateway,
  startGateway,
  webhookSecret,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPayments, type Payments, type PaymentsOptions } from './payments.ts';
import { PaymentsError } from './payments-error.ts';

let gateway: StartedGateway;
let payments: Payments;
let nowMs: number;

/** Waits nowhere, but remembers how long it would have waited. */
const slept: number[] = [];
const pacing = {
  sleep: async (ms: number) => {
    slept.push(ms);
  },
  random: () => 0,
};

const shop = (options: Partial<PaymentsOptions> = {}) =>
  createPayments({
    apiBase: gateway.apiBase,
    keyId,
    keySecret,
    webhookSecrets: [webhookSecret],
    clock: { now: () => nowMs },
    pacing,
    timeouts: { createMs: 400, fetchMs: 400 },
    ...options,
  });

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  await gateway.post('/__sandbox/reset');
  nowMs = 0;
  slept.length = 0;
  payments = shop();
});
afterAll(() => gateway.close());

const wanted = { amountPaise: 164_800, receipt: 'ord_1', notes: { ref: 'ord_1' } };
const ordersAtGateway = async () => (await gateway.ledger()).orders.length;
const requests = async (method: string) => (await gateway.log()).filter((request) => request.method === method).length;

/** The error that a call ends with; a call that works fails the test. */
async function failureOf(call: Promise<unknown>): Promise<PaymentsError> {
  const failure = await call.then(
    () => 'it worked',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(PaymentsError);
  return failure as PaymentsError;
}

async function paid(amountPaise = 5000, receipt = 'ord_paid') {
  const order = await payments.createOrder({ amountPaise, receipt });
  const { json } = await gateway.attempt(order.id);
  return { order, paymentId: json.razorpay_payment_id as string, signature: json.razorpay_signature as string };
}

describe('createOrder', () => {
  test('creates an order in paise with our receipt and notes', async () => {
    const order = await payments.createOrder(wanted);
    expect(order).toMatchObject({
      amountPaise: 164_800,
      currency: 'INR',
      receipt: 'ord_1',
      status: 'created',
      notes: { ref: 'ord_1' },
    });
  });

  test.each(['reply-lost', 'malformed-json', 'huge-body'])(
    'adopts the order after "%s", without a second one',
    async (fault) => {
      await gateway.fault('order.create', fault);
      const order = await payments.createOrder(wanted);
      expect([order.receipt, await ordersAtGateway()]).toEqual(['ord_1', 1]);
    },
  );

  test.each(['server-error', 'bad-gateway-html', 'unavailable', 'reset', 'throttled'])(
    'tries again after "%s"',
    async (fault) => {
      await gateway.fault('order.create', fault);
      const order = await payments.createOrder(wanted);
      expect([order.receipt, await ordersAtGateway(), slept.length]).toEqual(['ord_1', 1, 1]);
    },
  );

  test('gives up a provider that hangs, and tries again', async () => {
    await gateway.fault('order.create', 'hang');
    await payments.createOrder(wanted);
    expect(await ordersAtGateway()).toBe(1);
  });

  test('leaves the outcome open when neither the order nor the look-up is answered', async () => {
    await gateway.fault('order.create', 'reply-lost');
    await gateway.fault('order.list', 'unavailable', { times: 3 });
    const failure = await failureOf(payments.createOrder(wanted));
    expect(failure.kind).toBe('unknown');
    expect(await payments.findOrderByReceipt('ord_1')).toMatchObject({ amountPaise: 164_800 });
  });

  test('stops after three tries', async () => {
    await gateway.fault('order.create', 'server-error', { times: 9 });
    const failure = await failureOf(payments.createOrder(wanted));
    expect([failure.kind, failure.status, await requests('POST')]).toEqual(['unknown', 500, 3]);
  });

  test('ends within its budget, whatever the provider does', async () => {
    await gateway.fault('order.create', 'hang', { times: 9 });
    const failure = await failureOf(
      shop({ timeouts: { createMs: 400, fetchMs: 400, createBudgetMs: 100 } }).createOrder(wanted),
    );
    expect([failure.kind, failure.reason]).toEqual(['unknown', 'timeout']);
  });

  test('waits as long as the provider asks', async () => {
    await gateway.fault('order.create', 'throttled', { retryAfter: 1 });
    await payments.createOrder(wanted);
    expect(slept).toEqual([1_000]);
  });

  test('does not keep a customer waiting for a minute', async () => {
    await gateway.fault('order.create', 'throttled', { retryAfter: 60 });
    const failure = await failureOf(payments.createOrder(wanted));
    expect([failure.kind, failure.reason, failure.retryAfterMs]).toEqual(['unavailable', 'throttled', 60_000]);
  });

  test.each([
    ['invalid-input', 400, 'input_validation_failed'],
    ['amount-too-small', 400, 'amount_less_than_minimum_amount'],
    ['extra-field', 400, 'extra_field_sent'],
    ['unauthorized', 401, 'NA'],
  ])('does not repeat a refusal (%s)', async (fault, status, reason) => {
    await gateway.fault('order.create', fault);
    const failure = await failureOf(payments.createOrder(wanted));
    expect([failure.kind, failure.status, failure.reason, await requests('POST')]).toEqual([
      'refused',
      status,
      reason,
      1,
    ]);
  });

  test('refuses an order that echoes another amount', async () => {
    await gateway.fault('order.create', 'wrong-amount');
    const failure = await failureOf(payments.createOrder(wanted));
    expect([failure.kind, failure.reason, await ordersAtGateway()]).toEqual(['refused', 'order_mismatch', 1]);
  });

  test('adopts its own earlier order where receipts are unique', async () => {
    const earlier = await payments.createOrder(wanted);
    await gateway.fault('order.create', 'receipt-refuse');
    expect((await payments.createOrder(wanted)).id).toBe(earlier.id);
  });

  test('does not adopt an earlier order of another amount', async () => {
    await payments.createOrder(wanted);
    await gateway.fault('order.create', 'receipt-refuse');
    const failure = await failureOf(payments.createOrder({ ...wanted, amountPaise: 164_900 }));
    expect([failure.kind, failure.reason]).toEqual(['refused', 'order_mismatch']);
  });

  test.each([99, 100.5, Number.NaN, 2 ** 60])('does not ask for %d paise', async (amountPaise) => {
    await expect(payments.createOrder({ ...wanted, amountPaise })).rejects.toThrow(RangeError);
  });
});

describe('an unreachable provider', () => {
  test('is unavailable, not unknown: nothing was sent', async () => {
    const gone = await startGateway();
    await gone.close();
    const failure = await failureOf(shop({ apiBase: gone.apiBase }).createOrder(wanted));
    expect([failure.kind, failure.reason]).toEqual(['unavailable', 'connection']);
  });

  test('is left alone for 15 s after five failures, then asked again', async () => {
    await gateway.fault('order.fetch', 'server-error', { times: 5 });
    const { id } = await payments.createOrder(wanted);
    await failureOf(payments.fetchOrder(id));
    await failureOf(payments.fetchOrder(id));
    const asked = await requests('GET');

    const failure = await failureOf(payments.fetchOrder(id));
    expect([failure.kind, failure.reason, await requests('GET')]).toEqual(['unavailable', 'breaker_open', asked]);
    nowMs = 15_000;
    expect((await payments.fetchOrder(id)).id).toBe(id);
  });

  test('is probed by one call at a time', async () => {
    await gateway.fault('order.fetch', 'server-error', { times: 5 });
    const { id } = await payments.createOrder(wanted);
    await failureOf(payments.fetchOrder(id));
    await failureOf(payments.fetchOrder(id));
    nowMs = 15_000;
    const results = await Promise.allSettled([payments.fetchOrder(id), payments.fetchOrder(id)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});

describe('reading', () => {
  test.each(['server-error', 'bad-gateway-html', 'malformed-json', 'huge-body', 'reset', 'hang'])(
    'is repeated after "%s"',
    async (fault) => {
      const { paymentId } = await paid();
      await gateway.fault('payment.fetch', fault);
      expect((await payments.fetchPayment(paymentId)).status).toBe('captured');
    },
  );

  test('a payment says what was captured, in paise', async () => {
    const { order, paymentId } = await paid(5000);
    expect(await payments.fetchPayment(paymentId)).toEqual({
      id: paymentId,
      orderId: order.id,
      amountPaise: 5000,
      currency: 'INR',
      status: 'captured',
      captured: true,
      method: 'upi',
      amountRefundedPaise: 0,
      refundStatus: null,
      errorCode: null,
      errorReason: null,
      createdAt: new Date(Math.floor(gateway.clock.now() / 1000) * 1000),
    });
  });

  test('an order lists the payments that were tried for it', async () => {
    const order = await payments.createOrder(wanted);
    await gateway.attempt(order.id, 'fail');
    await gateway.attempt(order.id);
    const statuses = (await payments.fetchOrderPayments(order.id)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['captured', 'failed']);
  });

  test('an unknown order is refused', async () => {
    expect((await failureOf(payments.fetchOrder('order_AAAAAAAAAAAAAA'))).kind).toBe('refused');
  });

  test('an unknown receipt is null', async () => {
    expect(await payments.findOrderByReceipt('ord_none')).toBeNull();
  });

  test('another shop order is not ours, even if the provider lists it', async () => {
    await payments.createOrder(wanted);
    const unfiltered: typeof fetch = (_url, init) => fetch(`${gateway.apiBase}/orders`, init);
    expect(await shop({ fetch: unfiltered }).findOrderByReceipt('ord_2')).toBeNull();
  });

  test('of two orders with one receipt the paid one counts', async () => {
    await payments.createOrder(wanted);
    const second = await payments.createOrder(wanted);
    await gateway.attempt(second.id);
    expect((await payments.findOrderByReceipt('ord_1'))?.id).toBe(second.id);
  });

  test('a window of payments is read to its end, page by page', async () => {
    const { id } = await payments.createOrder(wanted);
    for (let made = 0; made < 101; made += 1) await gateway.attempt(id, 'fail');
    const now = gateway.clock.now();
    const found = await payments.listPayments({ from: new Date(now - 1_000), to: new Date(now) });
    expect(new Set(found.map((payment) => payment.id)).size).toBe(101);
  });

  test.each(['../orders/order_9?x=', 'pay_short', 'order_AAAAAAAAAAAAAA', ''])('"%s" is no payment id', async (id) => {
    const failure = await failureOf((async () => payments.fetchPayment(id))());
    expect([failure.reason, (await gateway.log()).length]).toEqual(['invalid_id', 0]);
  });
});

describe('refund', () => {
  const idempotencyKey = 'rf_pay_0123456789';

  test('gives back part of a payment', async () => {
    const { paymentId } = await paid();
    const refund = await payments.refund({ paymentId, amountPaise: 2000, idempotencyKey });
    expect(refund).toMatchObject({ paymentId, amountPaise: 2000, status: 'processed' });
  });

  test.each(['reply-lost', 'malformed-json', 'in-progress', 'server-error'])(
    'happens once, despite "%s"',
    async (fault) => {
      const { paymentId } = await paid();
      await gateway.fault('refund.create', fault);
      await payments.refund({ paymentId, amountPaise: 5000, idempotencyKey });
      expect((await gateway.ledger()).refunded).toBe(5000);
    },
  );

  test('repeated by the caller with the same key is the same refund', async () => {
    const { paymentId } = await paid();
    const first = await payments.refund({ paymentId, amountPaise: 2000, idempotencyKey });
    const again = await payments.refund({ paymentId, amountPaise: 2000, idempotencyKey });
    expect(again).toEqual(first);
  });

  test('of more than was paid is refused', async () => {
    const { paymentId } = await paid();
    const failure = await failureOf(payments.refund({ paymentId, amountPaise: 5001, idempotencyKey }));
    expect(failure.kind).toBe('refused');
  });

  test('needs a key that the provider takes', async () => {
    const { paymentId } = await paid();
    await expect(payments.refund({ paymentId, amountPaise: 2000, idempotencyKey: 'short' })).rejects.toThrow(
      RangeError,
    );
  });
});

describe('what comes from outside', () => {
  test('the gateway’s callback is accepted', async () => {
    const { order, paymentId, signature } = await paid();
    expect(payments.verifyCallback({ orderId: order.id, paymentId, signature })).toBe(true);
  });

  test.each([
    'signature-bit-flip',
    'signature-empty',
    'signature-array',
    'signature-uppercase',
    'signature-of-other-order',
    'payment-swapped',
    'wrong-secret',
  ])('a callback with "%s" is refused', async (fault) => {
    await gateway.fault('callback', fault);
    const { order, paymentId, signature } = await paid();
    expect(payments.verifyCallback({ orderId: order.id, paymentId, signature })).toBe(false);
  });

  test('the gateway’s webhook is read into our words', async () => {
    const { order, paymentId } = await paid();
    const { events } = await gateway.ledger();
    const { body } = events.find(({ event }: { event: string }) => event === 'order.paid');
    expect(payments.parseWebhook(Buffer.from(body))).toMatchObject({
      event: 'order.paid',
      payment: { id: paymentId, status: 'captured' },
      order: { id: order.id, status: 'paid', amountPaidPaise: 5000 },
      refund: null,
    });
  });

  test.each(['', '[]', '{"entity":"event"', '{"entity":"order"}', '\xff'])('"%s" is no webhook', (body) => {
    expect(payments.parseWebhook(Buffer.from(body, 'latin1'))).toBeNull();
  });
});

describe('the API base', () => {
  test.each(['http://api.example.com/v1', 'ftp://localhost/v1'])('%s is refused', (apiBase) => {
    expect(() => shop({ apiBase })).toThrow(RangeError);
  });

  test('is not left for another address', async () => {
    const redirecting = vi.fn<typeof fetch>(async (_url, init) => {
      expect(init?.redirect).toBe('error');
      throw new TypeError('fetch failed');
    });
    expect((await failureOf(shop({ fetch: redirecting }).fetchOrder('order_AAAAAAAAAAAAAA'))).kind).toBe('unknown');
  });
});
