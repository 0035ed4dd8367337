import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signPayment } from '../signatures.ts';
import { keySecret, type StartedGateway, startGateway } from '../testing/start-gateway.ts';

const minuteMs = 60_000;

let gateway: StartedGateway;
let orderId: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  await gateway.post('/__sandbox/reset');
  orderId = (await gateway.newOrder()).id;
});
afterAll(() => gateway.close());

const payment = async () => (await gateway.ledger()).payments[0];

describe('an attempt', () => {
  test('returns exactly the three signed fields on success', async () => {
    const { status, json } = await gateway.attempt(orderId);
    const { id } = await payment();
    expect([status, json]).toEqual([
      200,
      {
        razorpay_payment_id: id,
        razorpay_order_id: orderId,
        razorpay_signature: signPayment(keySecret, orderId, id),
      },
    ]);
  });

  test('returns the provider’s error object on failure', async () => {
    const { status, json } = await gateway.attempt(orderId, 'fail');
    expect([status, json.error]).toEqual([
      400,
      {
        code: 'BAD_REQUEST_ERROR',
        description: expect.any(String),
        source: 'customer',
        step: 'payment_authentication',
        reason: 'payment_failed',
        metadata: { order_id: orderId, payment_id: (await payment()).id },
      },
    ]);
  });

  test('may succeed after a failed attempt', async () => {
    await gateway.attempt(orderId, 'fail');
    expect((await gateway.attempt(orderId)).status).toBe(200);
  });

  test('is rejected for a paid order: the second of two tabs', async () => {
    await gateway.attempt(orderId);
    expect((await gateway.attempt(orderId)).json.error.reason).toBe('order_already_paid');
  });

  test.each([
    ['4100 2800 0000 1007', 200, undefined],
    ['success@razorpay', 200, undefined],
    ['failure@razorpay', 400, 'payment_failed'],
    ['4100 2800 0009 0000', 400, 'payment_timed_out'],
    ['4100280000080001', 400, 'insufficient_fund'],
    ['4100 2800 0007 0002', 400, 'payment_cancelled'],
    ['4100-2800-0006-0003', 400, 'card_declined'],
  ])('with the test instrument %s', async (instrument, status, reason) => {
    const response = await gateway.attempt(orderId, 'succeed', { instrument });
    expect([response.status, response.json.error?.reason]).toEqual([status, reason]);
  });

  test('stores no card number', async () => {
    await gateway.attempt(orderId, 'succeed', { instrument: '4100 2800 0000 1007' });
    const { method, ...rest } = await payment();
    expect([method, JSON.stringify(rest).includes('1007')]).toEqual(['card', false]);
  });

  test.each([
    ['another key', { key: 'rzp_test_sandbox_other' }, 401],
    ['an unknown order', { order_id: 'order_AAAAAAAAAAAAAA' }, 400],
    ['another outcome', { outcome: 'maybe' }, 400],
    ['an amount of its own', { amount: 1 }, 400],
  ])('with %s is rejected', async (_, invalid, status) => {
    expect((await gateway.attempt(orderId, 'succeed', invalid)).status).toBe(status);
  });

  test('is permitted from a page of another origin', async () => {
    const { headers } = await gateway.attempt(orderId);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('money errors', () => {
  test('amount-differs returns another amount', async () => {
    await gateway.injectError('money', 'amount-differs');
    await gateway.attempt(orderId);
    expect(await payment()).toMatchObject({ status: 'captured', amount: 5100 });
  });

  test('currency-differs returns another currency', async () => {
    await gateway.injectError('money', 'currency-differs');
    await gateway.attempt(orderId);
    expect(await payment()).toMatchObject({ status: 'captured', currency: 'USD' });
  });

  test('second-capture captures two payments of one order', async () => {
    await gateway.injectError('money', 'second-capture');
    await gateway.attempt(orderId);
    await gateway.attempt(orderId);
    expect((await gateway.ledger()).captured).toBe(10_000);
  });

  test('authorize-only does not capture', async () => {
    await gateway.injectError('money', 'authorize-only');
    expect((await gateway.attempt(orderId)).status).toBe(200);
    expect(await payment()).toMatchObject({ status: 'authorized', captured: false });
  });

  test.each([
    ['25 minutes unless asked', {}, 25 * minuteMs],
    ['two days', { delayMs: 2 * 1440 * minuteMs }, 2 * 1440 * minuteMs],
  ])('late-capture after %s', async (_, extra, delayMs) => {
    await gateway.injectError('money', 'late-capture', extra);
    expect((await gateway.attempt(orderId)).json.error.reason).toBe('payment_timed_out');
    await gateway.clock.advance(delayMs - 1);
    expect((await payment()).status).toBe('failed');
    await gateway.clock.advance(1);
    expect(await payment()).toMatchObject({ status: 'captured', error_reason: null });
  });

  test.each([
    ['pending', 'processed', 5000],
    ['pending-then-failed', 'failed', 0],
  ])('refund %s has the final state %s', async (failure, status, refunded) => {
    await gateway.injectError('refund', failure);
    const { razorpay_payment_id: id } = (await gateway.attempt(orderId)).json;
    const refund = (await gateway.post(`/v1/payments/${id}/refund`)).json;
    expect(refund.status).toBe('pending');
    await gateway.clock.advance(5_000);
    expect((await gateway.get(`/v1/refunds/${refund.id}`)).json.status).toBe(status);
    expect((await payment()).amount_refunded).toBe(refunded);
  });
});

describe('window errors', () => {
  test('declined makes Succeed fail', async () => {
    await gateway.injectError('window', 'declined');
    expect((await gateway.attempt(orderId)).json.error.reason).toBe('payment_failed');
  });

  test.each(['handler-never', 'handler-twice', 'dismissed-after-paying'])(
    '%s: the window receives the fault',
    async (failure) => {
      await gateway.injectError('window', failure);
      const { headers } = await gateway.attempt(orderId);
      expect([headers.get('x-sandbox-window'), (await payment()).status]).toEqual([
        failure,
        'captured',
      ]);
    },
  );
});

test.each([
  'signature-bit-flip',
  'signature-empty',
  'signature-array',
  'signature-uppercase',
  'signature-of-other-order',
  'order-swapped',
  'payment-swapped',
  'wrong-secret',
])('callback fault %s: the fields are inconsistent', async (failure) => {
  await gateway.injectError('callback', failure);
  const { json } = await gateway.attempt(orderId);
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = json;
  expect(razorpay_signature).not.toBe(
    signPayment(keySecret, razorpay_order_id, razorpay_payment_id),
  );
});

describe('the script', () => {
  const load = () => fetch(`${gateway.apiBase}/checkout.js`);

  test('is JavaScript that any page may load', async () => {
    const { headers } = await load();
    expect([headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
      'text/javascript; charset=utf-8',
      'cross-origin',
    ]);
  });

  test('not-found returns 404', async () => {
    await gateway.injectError('script', 'not-found');
    expect((await load()).status).toBe(404);
  });

  test.each(['throws', 'no-global'])('%s: defines no window.Razorpay', async (failure) => {
    await gateway.injectError('script', failure);
    expect(await (await load()).text()).not.toContain('Razorpay');
  });

  test.each(['hang', 'slow'])('%s: comes after its delay', async (kind) => {
    await gateway.injectError('script', kind, { delayMs: 60_000 });
    const failure = await fetch(`${gateway.apiBase}/checkout.js`, {
      signal: AbortSignal.timeout(100),
    }).catch((error) => error.name);
    expect(failure).toBe('TimeoutError');
  });
});
