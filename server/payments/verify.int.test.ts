import { createHmac } from 'node:crypto';
import { newOrderNumber } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { type Callback, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { paymentsAtShop } from '../testing/payments-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { reconcileOrders } from './reconcile-order.ts';
import { refundPayments } from './refund-payment.ts';

describe.each(databaseKinds())('paying on %s', (kind) => {
  const at = paymentsAtShop(kind);
  const { one, order, stock, payment, verify, age } = at;

  it('confirms an order by the signature and the amount at the provider', async () => {
    const visitor = at.shop.visitor();
    const orderNumber = newOrderNumber();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, one(2), { orderNumber });
    const { status, body } = await verify(visitor, await at.shop.pay(gatewayOrderId), {
      amount: 2000,
      currency: 'INR',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      order: {
        _id: orderId,
        status: 'paid',
        amount: 2000,
        email: 'asha@example.com',
        orderNumber,
        items: [{ name: `Stone ${at.ring}`, qty: 2, price: 1000, productId: at.ring }],
        timeline: [{ status: 'created' }, { status: 'paid' }],
      },
    });
  });

  it('returns the same order on repeated requests', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const callback = await at.shop.pay(gatewayOrderId);
    const results = await Promise.all(Array.from({ length: 8 }, () => verify(visitor, callback)));
    expect(new Set(results.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await order(orderId)).status).toBe('paid');
  });

  it('removes the purchase from the cart of a user, and leaves the rest', async () => {
    await addProduct(at.shop.deps, { id: `${at.ring}-b`, price: 10 });
    await addCoupon(at.shop.deps, { code: `C${at.testNumber}`, value: 1000 });
    const user = await newMember(at.shop);
    await user.post('/cart/add', { productId: at.ring, quantity: 2 });
    await user.post('/cart/apply-coupon', { code: `C${at.testNumber}` });
    const { body } = await user.post('/payments/create-order', { amount: 1800, currency: 'INR' });
    await user.post('/cart/add', { productId: at.ring, quantity: 1 });
    await user.post('/cart/add', { productId: `${at.ring}-b`, quantity: 1 });
    await verify(user, await at.shop.pay(body.order.id));
    const cart = (await user.get('/cart')).body;
    expect(
      cart.items.map((item: { _id: string; quantity: number }) => [item._id, item.quantity]),
    ).toEqual([
      [at.ring, 1],
      [`${at.ring}-b`, 1],
    ]);
    expect(cart.coupon).toBeNull();
  });

  it.each<[string, (callback: Callback) => Partial<Record<keyof Callback, string>>]>([
    [
      'one bit of the signature flipped',
      ({ razorpay_signature: s }) => ({
        razorpay_signature: (s[0] === '0' ? '1' : '0') + s.slice(1),
      }),
    ],
    ['no signature', () => ({ razorpay_signature: '' })],
    [
      'an upper-case signature',
      ({ razorpay_signature: s }) => ({ razorpay_signature: s.toUpperCase() }),
    ],
    ['another payment', () => ({ razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' })],
    ['an unknown order', () => ({ razorpay_order_id: 'order_AAAAAAAAAAAAAA' })],
    ['no order at all', () => ({ razorpay_order_id: "' or 1=1 --" })],
  ])('refuses a callback with %s', async (_, change) => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const callback = await at.shop.pay(gatewayOrderId);
    const reply = await verify(visitor, { ...callback, ...change(callback) });
    expect([reply.status, reply.body.error, reply.body.message]).toEqual([
      400,
      'Verification Failed',
      'Payment could not be verified.',
    ]);
    expect((await order(orderId)).status).toBe('created');
    await verify(visitor, callback);
  });

  it('moves no order to another address or mailbox', async () => {
    const visitor = at.shop.visitor();
    const address = {
      fullName: 'Asha Rao',
      addressLine: '14, Gangori Bazaar',
      apartment: '',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302002',
      phone: '9829000000',
    };
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one(), { address });
    const other = {
      email: 'thief@example.com',
      address: { ...address, addressLine: '1, Elsewhere' },
    };
    expect((await verify(visitor, await at.shop.pay(gatewayOrderId), other)).status).toBe(200);
    expect(await order(orderId)).toMatchObject({
      status: 'paid',
      email: 'asha@example.com',
      address,
    });
  });

  it("refuses another order's callback", async () => {
    const [cheap, dear] = [at.shop.visitor(), at.shop.visitor()];
    const mine = await startOrder(cheap, 1000, one());
    const other = await startOrder(dear, 3000, one(3));
    const callback = await at.shop.pay(mine.gatewayOrderId);
    const reply = await verify(dear, { ...callback, razorpay_order_id: other.gatewayOrderId });
    expect(reply.status).toBe(400);
    expect((await order(other.orderId)).status).toBe('created');
    await verify(cheap, callback);
  });

  it('rejects a payment of another order, though the signature covers both', async () => {
    const [cheap, dear] = [at.shop.visitor(), at.shop.visitor()];
    const mine = await startOrder(cheap, 1000, one());
    const other = await startOrder(dear, 3000, one(3));
    const callback = await at.shop.pay(mine.gatewayOrderId);
    const signed = `${other.gatewayOrderId}|${callback.razorpay_payment_id}`;
    const reply = await verify(dear, {
      ...callback,
      razorpay_order_id: other.gatewayOrderId,
      razorpay_signature: createHmac('sha256', at.shop.deps.env.RAZORPAY_KEY_SECRET!)
        .update(signed)
        .digest('hex'),
    });
    expect([reply.status, reply.body.code]).toEqual([400, 'payment_unverified']);
    expect([(await order(mine.orderId)).status, (await order(other.orderId)).status]).toEqual([
      'created',
      'created',
    ]);
    await verify(cheap, callback);
  });

  it.each([[{ amount: 999 }], [{ currency: 'USD' }], [{ amount: 100_000 }]])(
    'rejects %j where the order is ₹1000, without a change',
    async (extra) => {
      const visitor = at.shop.visitor();
      const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
      const callback = await at.shop.pay(gatewayOrderId);
      expect((await verify(visitor, callback, extra)).status).toBe(409);
      expect((await order(orderId)).status).toBe('created');
      expect(
        (await verify(visitor, callback, { amount: 1000, currency: 'INR' })).body.order.status,
      ).toBe('paid');
    },
  );

  it.each([['amount-differs'], ['currency-differs']])(
    'never confirms a payment whose %s',
    async (failure) => {
      const visitor = at.shop.visitor();
      const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
      await at.shop.gateway.injectError('money', failure);
      const reply = await verify(visitor, await at.shop.pay(gatewayOrderId));
      expect([reply.status, reply.body.code]).toEqual([409, 'payment_mismatch']);
      expect((await order(orderId)).status).toBe('payment_review');
      expect(await stock()).toBe(4);
      await refundPayments(at.shop.deps);
      expect((await order(orderId)).status).toBe('refunded');
      expect(await stock()).toBe(5);
    },
  );

  it('makes the page poll while the provider is unavailable, and settles in the background', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const callback = await at.shop.pay(gatewayOrderId);
    await at.shop.gateway.injectError('payment.fetch', 'server-error', { times: 3 });
    const reply = await verify(visitor, callback);
    expect([reply.status, reply.body.order.status]).toEqual([200, 'created']);
    await age(orderId, 1);
    await reconcileOrders(at.shop.deps);
    expect((await visitor.get(`/payments/orders/${orderId}`)).body.order.status).toBe('paid');
  });

  it('makes the page poll while the payment is only authorised', async () => {
    const visitor = at.shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await at.shop.gateway.injectError('money', 'authorize-only');
    const callback = await at.shop.pay(gatewayOrderId);
    expect((await verify(visitor, callback)).body.order.status).toBe('created');
    expect((await payment(callback.razorpay_payment_id)).status).toBe('authorized');
    const pending = await order(orderId);
    expect(pending.status).toBe('created');
    // The next poll is due within seconds, not when the reservation expires.
    expect(pending.reconcileAt!.getTime()).toBeLessThan(Date.now() + 11_000);
  });

  describe('an order made without items', () => {
    const bare = async (visitor: Visitor, amount = 1000) =>
      (await visitor.post('/payments/create-order', { amount, currency: 'INR' })).body as {
        order: { id: string };
        orderId: string;
      };

    it('is settled from the items that verify names', async () => {
      const visitor = at.shop.visitor();
      const { order: created, orderId } = await bare(visitor);
      const items = [{ product: { _id: at.ring, name: 'x' }, quantity: 1 }];
      const reply = await verify(visitor, await at.shop.pay(created.id), {
        amount: 1000,
        items,
        email: 'late@example.com',
      });
      expect(reply.body.order).toMatchObject({
        status: 'paid',
        email: 'late@example.com',
        items: [{ qty: 1 }],
      });
      expect(await stock()).toBe(4);
      expect(await order(orderId)).toMatchObject({ linesKnown: true, hasReservedStock: true });
    });

    it('is refunded when its items have a different total', async () => {
      const visitor = at.shop.visitor();
      const { order: created, orderId } = await bare(visitor, 10);
      const reply = await verify(visitor, await at.shop.pay(created.id), { items: one() });
      expect([reply.status, reply.body.code]).toEqual([409, 'payment_mismatch']);
      await refundPayments(at.shop.deps);
      expect((await order(orderId)).status).toBe('refunded');
      expect(await stock()).toBe(5);
    });

    it('is refunded when its items are sold out', async () => {
      const visitor = at.shop.visitor();
      const { order: created, orderId } = await bare(visitor, 6000);
      const reply = await verify(visitor, await at.shop.pay(created.id), { items: one(6) });
      expect(reply.status).toBe(409);
      await refundPayments(at.shop.deps);
      expect((await order(orderId)).status).toBe('refunded');
    });

    it('awaits its items after a webhook, and is refunded without them', async () => {
      const visitor = at.shop.visitor();
      const [pending, given] = [await bare(visitor), await bare(visitor)];
      const callback = await at.shop.pay(given.order.id);
      await at.shop.pay(pending.order.id);
      await at.shop.deliverWebhooks();
      expect((await order(pending.orderId)).status).toBe('created');
      expect((await verify(visitor, callback, { items: one() })).body.order.status).toBe('paid');
      await age(pending.orderId, 31);
      await reconcileOrders(at.shop.deps);
      await refundPayments(at.shop.deps);
      expect((await order(pending.orderId)).status).toBe('refunded');
    });
  });
});
