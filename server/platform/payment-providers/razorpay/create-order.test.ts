import { describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { errorFrom, paymentsAtGateway } from './testing/payments-at-gateway.ts';

const at = paymentsAtGateway();
const expected = { amountPaise: 164_800, receipt: 'ord_1', notes: { ref: 'ord_1' } };
const ordersAtGateway = async () => (await at.gateway.ledger()).orders.length;

describe('createOrder', () => {
  test('creates an order in paise with the receipt and notes', async () => {
    const order = await at.payments.createOrder(expected);
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
    async (failure) => {
      await at.gateway.injectError('order.create', failure);
      const order = await at.payments.createOrder(expected);
      expect([order.receipt, await ordersAtGateway()]).toEqual(['ord_1', 1]);
    },
  );

  test.each(['server-error', 'bad-gateway-html', 'unavailable', 'reset', 'throttled'])(
    'tries again after "%s"',
    async (failure) => {
      await at.gateway.injectError('order.create', failure);
      const order = await at.payments.createOrder(expected);
      expect([order.receipt, await ordersAtGateway(), at.slept.length]).toEqual(['ord_1', 1, 1]);
    },
  );

  test('times out on a hanging provider, and retries', async () => {
    await at.gateway.injectError('order.create', 'hang');
    await at.payments.createOrder(expected);
    expect(await ordersAtGateway()).toBe(1);
  });

  test('leaves the outcome open when neither the order nor the look-up has a response', async () => {
    await at.gateway.injectError('order.create', 'reply-lost');
    await at.gateway.injectError('order.list', 'unavailable', { times: 3 });
    const failure = await errorFrom(at.payments.createOrder(expected));
    expect(failure.kind).toBe('unknown');
    expect(await at.payments.findOrderByReceipt('ord_1')).toMatchObject({ amountPaise: 164_800 });
  });

  test('leaves the outcome open while an earlier attempt may still arrive, regardless of the last response', async () => {
    await at.gateway.injectError('order.create', 'slow', { delayMs: 600 });
    await at.gateway.injectError('order.create', 'throttled', { retryAfter: 60 });
    const failure = await errorFrom(at.payments.createOrder(expected));
    expect([failure.kind, failure.reason]).toEqual(['unknown', 'throttled']);
    await eventually(async () => expect(await ordersAtGateway()).toBe(1));
  });

  test('leaves the outcome open when the reason of a rejected receipt is unavailable', async () => {
    await at.payments.createOrder(expected);
    await at.gateway.injectError('order.create', 'receipt-refuse');
    await at.gateway.injectError('order.list', 'unavailable', { times: 3 });
    expect((await errorFrom(at.payments.createOrder(expected))).kind).toBe('unknown');
  });

  test('stops after three tries', async () => {
    await at.gateway.injectError('order.create', 'server-error', { times: 9 });
    const failure = await errorFrom(at.payments.createOrder(expected));
    expect([failure.kind, failure.status, await at.requests('POST')]).toEqual(['unknown', 500, 3]);
  });

  test('finishes within its time budget, regardless of the provider', async () => {
    await at.gateway.injectError('order.create', 'hang', { times: 9 });
    const failure = await errorFrom(
      at
        .client({ timeouts: { createMs: 400, fetchMs: 400, createBudgetMs: 100 } })
        .createOrder(expected),
    );
    expect([failure.kind, failure.reason]).toEqual(['unknown', 'timeout']);
  });

  test('respects the provider’s Retry-After', async () => {
    await at.gateway.injectError('order.create', 'throttled', { retryAfter: 1 });
    await at.payments.createOrder(expected);
    expect(at.slept).toEqual([1_000]);
  });

  test('does not delay a customer for a minute', async () => {
    await at.gateway.injectError('order.create', 'throttled', { retryAfter: 60 });
    const failure = await errorFrom(at.payments.createOrder(expected));
    expect([failure.kind, failure.reason, failure.retryAfterMs]).toEqual([
      'unavailable',
      'throttled',
      60_000,
    ]);
  });

  test.each([
    ['invalid-input', 400, 'input_validation_failed'],
    ['amount-too-small', 400, 'amount_less_than_minimum_amount'],
    ['extra-field', 400, 'extra_field_sent'],
    ['unauthorized', 401, 'NA'],
  ])('does not retry a rejection (%s)', async (kind, status, reason) => {
    await at.gateway.injectError('order.create', kind);
    const failure = await errorFrom(at.payments.createOrder(expected));
    expect([failure.kind, failure.status, failure.reason, await at.requests('POST')]).toEqual([
      'refused',
      status,
      reason,
      1,
    ]);
  });

  test('rejects an order that returns another amount', async () => {
    await at.gateway.injectError('order.create', 'wrong-amount');
    const failure = await errorFrom(at.payments.createOrder(expected));
    expect([failure.kind, failure.reason, await ordersAtGateway()]).toEqual([
      'refused',
      'order_mismatch',
      1,
    ]);
  });

  test('adopts its own earlier order where receipts are unique', async () => {
    const previous = await at.payments.createOrder(expected);
    await at.gateway.injectError('order.create', 'receipt-refuse');
    expect((await at.payments.createOrder(expected)).id).toBe(previous.id);
  });

  test('does not adopt an earlier order of another amount', async () => {
    await at.payments.createOrder(expected);
    await at.gateway.injectError('order.create', 'receipt-refuse');
    const failure = await errorFrom(at.payments.createOrder({ ...expected, amountPaise: 164_900 }));
    expect([failure.kind, failure.reason]).toEqual(['refused', 'order_mismatch']);
  });

  test.each([99, 100.5, Number.NaN, 2 ** 60])('does not request %d paise', async (amountPaise) => {
    await expect(at.payments.createOrder({ ...expected, amountPaise })).rejects.toThrow(RangeError);
  });
});
