import { describe, expect, test } from 'vitest';
import { errorFrom, paymentsAtGateway } from './testing/payments-at-gateway.ts';

const at = paymentsAtGateway();
const expected = { amountPaise: 164_800, receipt: 'ord_1' };

describe('reading', () => {
  test.each(['server-error', 'bad-gateway-html', 'malformed-json', 'huge-body', 'reset', 'hang'])(
    'is repeated after "%s"',
    async (failure) => {
      const { paymentId } = await at.paid();
      await at.gateway.injectError('payment.fetch', failure);
      expect((await at.payments.fetchPayment(paymentId)).status).toBe('captured');
    },
  );

  test('a payment has its captured amount, in paise', async () => {
    const { order, paymentId } = await at.paid(5000);
    expect(await at.payments.fetchPayment(paymentId)).toEqual({
      id: paymentId,
      sessionId: order.id,
      amountPaise: 5000,
      currency: 'INR',
      status: 'captured',
      captured: true,
      method: 'upi',
      amountRefundedPaise: 0,
      refundStatus: null,
      errorCode: null,
      errorReason: null,
      createdAt: new Date(Math.floor(at.gateway.clock.now() / 1000) * 1000),
    });
  });

  test('an order lists the payments that were tried for it', async () => {
    const order = await at.payments.createOrder(expected);
    await at.gateway.attempt(order.id, 'fail');
    await at.gateway.attempt(order.id);
    const statuses = (await at.payments.fetchOrderPayments(order.id)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['captured', 'failed']);
  });

  test('an unknown order is rejected', async () => {
    expect((await errorFrom(at.payments.fetchOrder('order_AAAAAAAAAAAAAA'))).kind).toBe('refused');
  });

  test('an unknown receipt is null', async () => {
    expect(await at.payments.findOrderByReceipt('ord_none')).toBeNull();
  });

  test('another shop order is not ours, even if the provider lists it', async () => {
    await at.payments.createOrder(expected);
    const unfiltered: typeof fetch = (_url, init) => fetch(`${at.gateway.apiBase}/orders`, init);
    expect(await at.client({ fetch: unfiltered }).findOrderByReceipt('ord_2')).toBeNull();
  });

  test('of two orders with one receipt the paid one counts', async () => {
    await at.payments.createOrder(expected);
    const second = await at.payments.createOrder(expected);
    await at.gateway.attempt(second.id);
    expect((await at.payments.findOrderByReceipt('ord_1'))?.id).toBe(second.id);
  });

  test('a window of payments is read to its end, page by page', async () => {
    const { id } = await at.payments.createOrder(expected);
    for (let created = 0; created < 101; created += 1) await at.gateway.attempt(id, 'fail');
    const now = at.gateway.clock.now();
    const found = await at.payments.listPayments({
      from: new Date(now - 1_000),
      to: new Date(now),
    });
    expect(new Set(found.map((payment) => payment.id)).size).toBe(101);
  });

  test.each(['../orders/order_9?x=', 'pay_short', 'order_AAAAAAAAAAAAAA', ''])(
    '"%s" is no payment id',
    async (id) => {
      const failure = await errorFrom((async () => at.payments.fetchPayment(id))());
      expect([failure.reason, (await at.gateway.log()).length]).toEqual(['invalid_id', 0]);
    },
  );
});
