import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyId, keySecret, type StartedGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.post('/__sandbox/reset'));
afterAll(() => gateway.close());

const paidPayment = async (amount = 5000) => {
  const order = await gateway.newOrder(amount);
  return (await gateway.attempt(order.id)).json.razorpay_payment_id as string;
};

const receiptsOf = ({ items }: { items: { receipt: string }[] }) =>
  items.map(({ receipt }) => receipt);

describe('authentication', () => {
  const pair = Buffer.from(`${keyId}:${keySecret}`).toString('base64');

  test.each([
    ['no header', ''],
    ['another scheme', `Bearer ${pair}`],
    ['the scheme in lower case', `basic ${pair}`],
    ['a wrong secret', `Basic ${Buffer.from(`${keyId}:wrong`).toString('base64')}`],
  ])('refuses %s', async (_, authorization) => {
    const { status, json } = await gateway.get('/v1/orders', { authorization });
    expect([status, json.error.code, json.error.description]).toEqual([
      401,
      'BAD_REQUEST_ERROR',
      'Authentication failed',
    ]);
  });
});

describe('orders', () => {
  test('a new order has the documented shape', async () => {
    const { status, json } = await gateway.post('/v1/orders', {
      amount: 5000,
      currency: 'INR',
      receipt: 'Receipt no. 1',
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 5000,
      amount_paid: 0,
      amount_due: 5000,
      currency: 'INR',
      receipt: 'Receipt no. 1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: Math.floor(gateway.clock.now() / 1000),
    });
  });

  test('notes are returned unchanged', async () => {
    const { json } = await gateway.post('/v1/orders', {
      amount: 100,
      currency: 'INR',
      notes: { ref: 'ord_1' },
    });
    expect(json.notes).toEqual({ ref: 'ord_1' });
  });

  test.each([
    ['an amount under one rupee', { amount: 99 }, 'amount', 'The amount must be at least INR 1.00'],
    ['a fraction of a paisa', { amount: 100.5 }, 'amount', 'The amount must be an integer.'],
    ['an amount as text', { amount: '100' }, 'amount', 'The amount must be an integer.'],
    ['no amount', { amount: null }, 'amount', 'The amount field is required.'],
    ['another currency', { currency: 'EUR' }, 'currency', 'Currency is not supported'],
    [
      'a long receipt',
      { receipt: 'r'.repeat(41) },
      'receipt',
      'The receipt may not be greater than 40 characters.',
    ],
    [
      'a long note',
      { notes: { a: 'x'.repeat(257) } },
      'notes',
      'The notes must be strings of at most 256 characters.',
    ],
    [
      'sixteen notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])) },
      'notes',
      expect.any(String),
    ],
    [
      'a field it does not know',
      { colour: 'red' },
      'colour',
      'colour is/are not required and should not be sent',
    ],
  ])('refuses %s', async (_, invalid, field, description) => {
    const { status, json } = await gateway.post('/v1/orders', {
      amount: 5000,
      currency: 'INR',
      ...invalid,
    });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', field, description });
  });

  test('an unknown id is 400, not 404', async () => {
    const { status, json } = await gateway.get('/v1/orders/order_AAAAAAAAAAAAAA');
    expect([status, json.error.description]).toEqual([400, 'The id provided does not exist']);
  });

  test('progress from created over attempted to paid, and stay paid after a refund', async () => {
    const { id } = await gateway.newOrder();
    await gateway.attempt(id, 'fail');
    expect((await gateway.get(`/v1/orders/${id}`)).json).toMatchObject({
      status: 'attempted',
      attempts: 1,
      amount_due: 5000,
    });
    const { razorpay_payment_id: paymentId } = (await gateway.attempt(id)).json;
    expect((await gateway.get(`/v1/orders/${id}`)).json).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: 5000,
      amount_due: 0,
    });
    await gateway.post(`/v1/payments/${paymentId}/refund`);
    expect((await gateway.get(`/v1/orders/${id}`)).json.status).toBe('paid');
  });

  test('are found by receipt, with their payments on request', async () => {
    const { id } = await gateway.newOrder(5000, 'ord_a');
    await gateway.newOrder(5000, 'ord_b');
    await gateway.attempt(id);
    const { json } = await gateway.get('/v1/orders?receipt=ord_a&expand[]=payments');
    expect(json).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ id, payments: { count: 1 } }],
    });
  });

  test('are paginated latest first, by default ten per page', async () => {
    for (let created = 0; created < 12; created += 1)
      await gateway.newOrder(100 + created, `r${created}`);
    const first = (await gateway.get('/v1/orders')).json;
    const rest = (await gateway.get('/v1/orders?skip=10&count=100')).json;
    expect([first.count, first.items[0].receipt, receiptsOf(rest)]).toEqual([
      10,
      'r11',
      ['r1', 'r0'],
    ]);
  });

  test('are filtered by time', async () => {
    await gateway.newOrder(100, 'early');
    const before = Math.floor(gateway.clock.now() / 1000);
    await gateway.clock.advance(10_000);
    await gateway.newOrder(100, 'late');
    const { json } = await gateway.get(`/v1/orders?from=${before + 1}&to=${before + 10}`);
    expect(receiptsOf(json)).toEqual(['late']);
  });

  test.each(['count=0', 'count=101', 'count=x', 'from=-1'])('rejects %s', async (query) => {
    expect((await gateway.get(`/v1/orders?${query}`)).status).toBe(400);
  });
});

describe('a second order with the same receipt', () => {
  test.each([
    ['receipt-accept', 200, false],
    ['receipt-return', 200, true],
    ['receipt-refuse', 400, false],
  ])('in mode %s', async (mode, status, same) => {
    const first = await gateway.newOrder();
    await gateway.injectError('order.create', mode);
    const second = await gateway.post('/v1/orders', {
      amount: 5000,
      currency: 'INR',
      receipt: 'ord_1',
    });
    expect([second.status, second.json.id === first.id]).toEqual([status, same]);
  });
});

describe('payments', () => {
  test('a captured payment has the documented shape', async () => {
    const id = await paidPayment();
    const { json } = await gateway.get(`/v1/payments/${id}`);
    expect(json).toMatchObject({
      id,
      entity: 'payment',
      amount: 5000,
      currency: 'INR',
      status: 'captured',
      captured: true,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      notes: [],
      error_code: null,
    });
  });

  test('an authorized payment is captured once, for its own amount', async () => {
    const { id } = await gateway.newOrder();
    await gateway.injectError('money', 'authorize-only');
    const { razorpay_payment_id: paymentId } = (await gateway.attempt(id)).json;
    const capture = (amount: number) =>
      gateway.post(`/v1/payments/${paymentId}/capture`, { amount, currency: 'INR' });
    expect((await capture(4900)).status).toBe(400);
    expect((await capture(5000)).json.status).toBe('captured');
    expect((await capture(5000)).json.error.reason).toBe('payment_already_captured');
  });

  test('an order accepts no second payment while one is authorized', async () => {
    const { id } = await gateway.newOrder();
    await gateway.injectError('money', 'authorize-only');
    await gateway.attempt(id);
    expect((await gateway.attempt(id)).json.error.reason).toBe('payment_in_progress');
  });
});

describe('refunds', () => {
  test('a refund has the documented shape', async () => {
    const paymentId = await paidPayment();
    const { json } = await gateway.post(`/v1/payments/${paymentId}/refund`, {
      amount: 2000,
      notes: { why: 'late' },
    });
    expect(json).toEqual({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: 'refund',
      amount: 2000,
      currency: 'INR',
      payment_id: paymentId,
      notes: { why: 'late' },
      receipt: null,
      acquirer_data: { arn: null },
      created_at: expect.any(Number),
      batch_id: null,
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: 'normal',
    });
  });

  test('are possible up to the captured amount', async () => {
    const path = `/v1/payments/${await paidPayment()}/refund`;
    await gateway.post(path, { amount: 2000 });
    expect((await gateway.post(path, { amount: 3001 })).status).toBe(400);
    expect((await gateway.post(path)).json.amount).toBe(3000);
    expect((await gateway.post(path)).json.error.reason).toBe('payment_already_refunded');
  });

  test('with the same key and body return the same refund; another body is rejected', async () => {
    const path = `/v1/payments/${await paidPayment()}/refund`;
    const key = { 'x-refund-idempotency': 'rf_0123456789' };
    const first = await gateway.post(path, { amount: 2000 }, key);
    const next = await gateway.post(path, { amount: 2000 }, key);
    const other = await gateway.post(path, { amount: 1000 }, key);
    expect([next.json.id, other.status]).toEqual([first.json.id, 400]);
    expect((await gateway.ledger()).refunded).toBe(2000);
  });

  test('with a key in progress return 409', async () => {
    const path = `/v1/payments/${await paidPayment()}/refund`;
    const key = { 'x-refund-idempotency': 'rf_0123456789' };
    await gateway.injectError('refund.create', 'slow', { delayMs: 300 });
    const both = await Promise.all([
      gateway.post(path, { amount: 2000 }, key),
      gateway.post(path, { amount: 2000 }, key),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('with a short key are rejected', async () => {
    const { status } = await gateway.post(
      `/v1/payments/${await paidPayment()}/refund`,
      {},
      { 'x-refund-idempotency': 'short' },
    );
    expect(status).toBe(400);
  });

  test('a failed payment cannot be refunded', async () => {
    const { id } = await gateway.newOrder();
    const { payment_id } = (await gateway.attempt(id, 'fail')).json.error.metadata;
    expect((await gateway.post(`/v1/payments/${payment_id}/refund`)).json.error.reason).toBe(
      'payment_not_captured',
    );
  });

  test('an old payment cannot be refunded', async () => {
    const paymentId = await paidPayment();
    await gateway.clock.advance(184 * 86_400_000);
    expect((await gateway.post(`/v1/payments/${paymentId}/refund`)).json.error.reason).toBe(
      'payment_too_old',
    );
  });
});

test('an unknown path returns the provider’s error format', async () => {
  const { status, json } = await gateway.get('/v1/virtual_accounts');
  expect([status, json.error.code]).toEqual([400, 'BAD_REQUEST_ERROR']);
});

test('the control endpoints do not exist where they are disabled', async () => {
  const plain = await startGateway({ controls: false });
  const { status } = await plain.get('/__sandbox/ledger');
  await plain.close();
  expect(status).toBe(400);
});
