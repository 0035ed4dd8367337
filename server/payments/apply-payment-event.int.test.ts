import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrder } from '../reservations/order-queries.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { applyPaymentEvent, settleOnce } from './apply-payment-event.ts';

describe.each(databaseKinds())('payment events on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 200, stock: 9 });
  });
  afterAll(() => shop.close());

  it('settles the order that it was first assigned to, and no other', async () => {
    const [one, other] = [shop.visitor(), shop.visitor()];
    const first = await startOrder(one, 200, [{ productId: 'ring', quantity: 1 }]);
    const second = await startOrder(other, 200, [{ productId: 'ring', quantity: 1 }]);
    const callback = await shop.pay(first.gatewayOrderId);
    await one.post('/payments/verify', callback);
    const detail = {
      provider: 'razorpay',
      paymentId: callback.razorpay_payment_id,
      gatewayOrderId: second.gatewayOrderId,
      status: 'refunded',
      amountPaise: 20_000,
      currency: 'INR',
      method: 'upi',
    } as const;
    const applied = await applyPaymentEvent(shop.deps, detail, { source: 'webhook' });
    expect(applied).toMatchObject({ order: { id: second.orderId }, payment: null });
    expect((await findOrder(shop.deps.db, second.orderId))?.status).toBe('created');
  });
});

describe('the second of two orders that are paid at the same instant', () => {
  const violation = (constraint: string) =>
    Object.assign(new Error('duplicate key'), { code: '23505', constraint });

  it('is retried', async () => {
    const outcomes = [
      () => Promise.reject(violation('orders_one_paid_per_purchase')),
      async () => 'looked again',
    ];
    expect(await settleOnce(() => outcomes.shift()!())).toBe('looked again');
  });

  it('is not retried on a different violation', async () => {
    const other = violation('orders_pkey');
    await expect(settleOnce(() => Promise.reject(other))).rejects.toBe(other);
  });
});
