import { createHmac } from 'node:crypto';
import { newOrderNumber } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { coupons } from '../pricing/schema.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOrder } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { type Callback, type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { reconcileOrders } from './reconcile-order.ts';
import { refundPayment, refundPayments } from './refund-payment.ts';
import { payments, refunds } from './schema.ts';

describe.each(databaseKinds())('paying on %s', (kind) => {
  let shop: CheckoutShop;
  let ring: string;
  let n = 0;
  const before: Record<string, number> = {};

  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
  });
  beforeEach(async () => {
    n += 1;
    ring = `ring-${n}`;
    before[ring] = 5;
    await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
  });
  afterEach(async () => {
    await refundPayments(shop.deps);
    await assertInvariants(shop.deps.db, { stock: before, ledger: await shop.gateway.ledger() });
  });
  afterAll(() => shop.close());

  const one = (quantity = 1) => [{ productId: ring, quantity }];
  const order = async (id: string) => (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const stock = async () => (await shop.deps.db.select().from(products).where(eq(products.id, ring)))[0]!.stock;
  const payment = async (id: string) => (await shop.deps.db.select().from(payments).where(eq(payments.id, id)))[0]!;
  const verify = (visitor: Visitor, callback: Callback, more: object = {}) =>
    visitor.post('/payments/verify', { ...callback, ...more });
  /** As if that many minutes had passed for this order. */
  const age = (id: string, minutes: number) =>
    shop.deps.db
      .update(orders)
      .set({
        createdAt: sql`${orders.createdAt} - make_interval(mins => ${minutes})`,
        expiresAt: sql`${orders.expiresAt} - make_interval(mins => ${minutes})`,
        reconcileAt: sql`${orders.reconcileAt} - make_interval(mins => ${minutes})`,
      })
      .where(eq(orders.id, id));

  it('confirms an order by the signature and the amount that the provider holds', async () => {
    const visitor = shop.visitor();
    const orderNumber = newOrderNumber();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, one(2), { orderNumber });
    const { status, body } = await verify(visitor, await shop.pay(gatewayOrderId), { amount: 2000, currency: 'INR' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      order: {
        _id: orderId,
        status: 'paid',
        amount: 2000,
        email: 'asha@example.com',
        orderNumber,
        items: [{ name: `Stone ${ring}`, qty: 2, price: 1000, productId: ring }],
        timeline: [{ status: 'created' }, { status: 'paid' }],
      },
    });
  });

  it('answers the same order however often it is asked', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const callback = await shop.pay(gatewayOrderId);
    const replies = await Promise.all(Array.from({ length: 8 }, () => verify(visitor, callback)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await order(orderId)).status).toBe('paid');
  });

  it('takes what was bought out of the cart of a user, and leaves the rest', async () => {
    await addProduct(shop.deps, { id: `${ring}-b`, price: 10 });
    await addCoupon(shop.deps, { code: `C${n}`, value: 1000 });
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: ring, quantity: 2 });
    await user.post('/cart/apply-coupon', { code: `C${n}` });
    const { body } = await user.post('/payments/create-order', { amount: 1800, currency: 'INR' });
    await user.post('/cart/add', { productId: ring, quantity: 1 });
    await user.post('/cart/add', { productId: `${ring}-b`, quantity: 1 });
    await verify(user, await shop.pay(body.order.id));
    const cart = (await user.get('/cart')).body;
    expect(cart.items.map((item: { _id: string; quantity: number }) => [item._id, item.quantity])).toEqual([
      [ring, 1],
      [`${ring}-b`, 1],
    ]);
    expect(cart.coupon).toBeNull();
  });

  it.each<[string, (callback: Callback) => Partial<Record<keyof Callback, string>>]>([
    [
      'one bit of the signature flipped',
      ({ razorpay_signature: s }) => ({ razorpay_signature: (s[0] === '0' ? '1' : '0') + s.slice(1) }),
    ],
    ['no signature', () => ({ razorpay_signature: '' })],
    ['an upper-case signature', ({ razorpay_signature: s }) => ({ razorpay_signature: s.toUpperCase() })],
    ['another payment', () => ({ razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' })],
    ['an unknown order', () => ({ razorpay_order_id: 'order_AAAAAAAAAAAAAA' })],
    ['a NUL in the order id', () => ({ razorpay_order_id: 'order_\u0000' })],
    ['no order at all', () => ({ razorpay_order_id: "' or 1=1 --" })],
  ])('refuses a callback with %s', async (_, change) => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const callback = await shop.pay(gatewayOrderId);
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
    const visitor = shop.visitor();
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
    const other = { email: 'thief@example.com', address: { ...address, addressLine: '1, Elsewhere' } };
    expect((await verify(visitor, await shop.pay(gatewayOrderId), other)).status).toBe(200);
    expect(await order(orderId)).toMatchObject({ status: 'paid', email: 'asha@example.com', address });
  });

  it("refuses another order's callback", async () => {
    const [cheap, dear] = [shop.visitor(), shop.visitor()];
    const mine = await startOrder(cheap, 1000, one());
    const other = await startOrder(dear, 3000, one(3));
    const callback = await shop.pay(mine.gatewayOrderId);
    const reply = await verify(dear, { ...callback, razorpay_order_id: other.gatewayOrderId });
    expect(reply.status).toBe(400);
    expect((await order(other.orderId)).status).toBe('created');
    await verify(cheap, callback);
  });

  it('refuses a payment of another order, though the signature names both', async () => {
    const [cheap, dear] = [shop.visitor(), shop.visitor()];
    const mine = await startOrder(cheap, 1000, one());
    const other = await startOrder(dear, 3000, one(3));
    const callback = await shop.pay(mine.gatewayOrderId);
    const signed = `${other.gatewayOrderId}|${callback.razorpay_payment_id}`;
    const reply = await verify(dear, {
      ...callback,
      razorpay_order_id: other.gatewayOrderId,
      razorpay_signature: createHmac('sha256', shop.deps.env.RAZORPAY_KEY_SECRET!).update(signed).digest('hex'),
    });
    expect([reply.status, reply.body.code]).toEqual([400, 'payment_unverified']);
    expect([(await order(mine.orderId)).status, (await order(other.orderId)).status]).toEqual(['created', 'created']);
    await verify(cheap, callback);
  });

  it.each([[{ amount: 999 }], [{ currency: 'USD' }], [{ amount: 100_000 }]])(
    'refuses %j where the order says ₹1000, without a change',
    async (more) => {
      const visitor = shop.visitor();
      const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
      const callback = await shop.pay(gatewayOrderId);
      expect((await verify(visitor, callback, more)).status).toBe(409);
      expect((await order(orderId)).status).toBe('created');
      expect((await verify(visitor, callback, { amount: 1000, currency: 'INR' })).body.order.status).toBe('paid');
    },
  );

  it.each([['amount-differs'], ['currency-differs']])('never confirms a payment whose %s', async (fault) => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await shop.gateway.fault('money', fault);
    const reply = await verify(visitor, await shop.pay(gatewayOrderId));
    expect([reply.status, reply.body.code]).toEqual([409, 'payment_mismatch']);
    expect((await order(orderId)).status).toBe('payment_review');
    expect(await stock()).toBe(4);
    await refundPayments(shop.deps);
    expect((await order(orderId)).status).toBe('refunded');
    expect(await stock()).toBe(5);
  });

  it('lets the page wait while the provider cannot be reached, and settles behind it', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const callback = await shop.pay(gatewayOrderId);
    await shop.gateway.fault('payment.fetch', 'server-error', { times: 3 });
    const reply = await verify(visitor, callback);
    expect([reply.status, reply.body.order.status]).toEqual([200, 'created']);
    await age(orderId, 1);
    await reconcileOrders(shop.deps);
    expect((await visitor.get(`/payments/orders/${orderId}`)).body.order.status).toBe('paid');
  });

  it('lets the page wait while the payment is only authorised', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await shop.gateway.fault('money', 'authorize-only');
    const callback = await shop.pay(gatewayOrderId);
    expect((await verify(visitor, callback)).body.order.status).toBe('created');
    expect((await payment(callback.razorpay_payment_id)).status).toBe('authorized');
    const waiting = await order(orderId);
    expect(waiting.status).toBe('created');
    // It is asked about again within seconds, and not at the end of its reservation.
    expect(waiting.reconcileAt!.getTime()).toBeLessThan(Date.now() + 11_000);
  });

  it('keeps the pieces of an order that is being paid ten minutes longer', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await shop.gateway.fault('money', 'authorize-only');
    await verify(visitor, await shop.pay(gatewayOrderId));
    await age(orderId, 25);
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('created');
    await age(orderId, 6);
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('expired');
  });

  it('ends no order that was paid meanwhile', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    await verify(visitor, await shop.pay(gatewayOrderId));
    await transact(shop.deps.db, async (tx) => expireOrder(tx, (await lockOrder(tx, orderId))!, 'test'));
    expect([(await order(orderId)).status, await stock()]).toEqual(['paid', 4]);
  });

  it('refunds the second payment of an order and keeps the first', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
    const first = await shop.pay(gatewayOrderId);
    await shop.gateway.fault('money', 'second-capture');
    const second = await shop.pay(gatewayOrderId);
    await verify(visitor, first);
    const reply = await verify(visitor, second);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'This order has already been paid. Your second payment will be refunded.',
    ]);
    await refundPayments(shop.deps);
    expect((await order(orderId)).status).toBe('paid');
    expect((await payment(second.razorpay_payment_id)).status).toBe('refunded');
  });

  it('refunds the second of two orders for one cart', async () => {
    const visitor = shop.visitor();
    const first = await startOrder(visitor, 1000, one());
    const second = await startOrder(visitor, 2000, one(2));
    expect((await verify(visitor, await shop.pay(first.gatewayOrderId))).body.order.status).toBe('paid');
    expect((await verify(visitor, await shop.pay(second.gatewayOrderId))).body.code).toBe('payment_mismatch');
    await refundPayments(shop.deps);
    expect([(await order(first.orderId)).status, (await order(second.orderId)).status]).toEqual(['paid', 'refunded']);
    expect(await stock()).toBe(4);
  });

  it('gives pieces back when the reservation ends, once, after asking the provider', async () => {
    const { orderId } = await startOrder(shop.visitor(), 2000, one(2));
    await age(orderId, 19);
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('created');
    await age(orderId, 2);
    await Promise.all([reconcileOrders(shop.deps), reconcileOrders(shop.deps)]);
    expect((await order(orderId)).status).toBe('expired');
    expect(await stock()).toBe(5);
  });

  it('keeps a reservation while the provider is silent', async () => {
    const { orderId } = await startOrder(shop.visitor(), 1000, one());
    await age(orderId, 21);
    await shop.gateway.fault('order.payments', 'server-error', { times: 3 });
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('created');
    await age(orderId, 1);
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('expired');
  });

  it('finds a payment of which neither page nor webhook told', async () => {
    const { gatewayOrderId, orderId } = await startOrder(shop.visitor(), 1000, one());
    await shop.pay(gatewayOrderId);
    await age(orderId, 16);
    await reconcileOrders(shop.deps);
    expect((await order(orderId)).status).toBe('paid');
  });

  it('adopts the order of a process that died before it could keep the provider’s id', async () => {
    const { orderId, gatewayOrderId } = await startOrder(shop.visitor(), 1000, one());
    await shop.pay(gatewayOrderId);
    await shop.deps.db.update(orders).set({ gatewayOrderId: null }).where(eq(orders.id, orderId));
    await age(orderId, 16);
    await reconcileOrders(shop.deps);
    expect(await order(orderId)).toMatchObject({ status: 'paid', gatewayOrderId });
  });

  it('confirms a late payment where everything is still there', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, one(2));
    await age(orderId, 25);
    await reconcileOrders(shop.deps);
    expect(await stock()).toBe(5);
    expect((await verify(visitor, await shop.pay(gatewayOrderId))).body.order.status).toBe('paid');
    expect(await stock()).toBe(3);
  });

  it('counts the coupon use of a late payment once more, and refunds it where the last use is gone', async () => {
    await addCoupon(shop.deps, { code: `L${n}`, value: 1000, maxRedemptions: 1 });
    const uses = async () =>
      (
        await shop.deps.db
          .select()
          .from(coupons)
          .where(eq(coupons.code, `L${n}`))
      )[0]!.redeemedCount;
    const [first, second] = [shop.visitor(), shop.visitor()];
    const start = (visitor: Visitor) => startOrder(visitor, 900, one(), { couponCode: `L${n}` });
    const late = await start(first);
    await age(late.orderId, 25);
    await reconcileOrders(shop.deps);
    expect(await uses()).toBe(0);
    const later = await start(second);
    await age(later.orderId, 25);
    await reconcileOrders(shop.deps);
    expect((await verify(first, await shop.pay(late.gatewayOrderId))).body.order.status).toBe('paid');
    expect(await uses()).toBe(1);
    expect((await verify(second, await shop.pay(later.gatewayOrderId))).status).toBe(409);
    expect([await uses(), await stock()]).toEqual([1, 4]);
    await refundPayments(shop.deps);
  });

  it('refunds a late payment where the pieces were sold meanwhile', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, one(2));
    await age(orderId, 2 * 1440);
    await reconcileOrders(shop.deps);
    const quick = shop.visitor();
    const other = await startOrder(quick, 4000, one(4));
    await verify(quick, await shop.pay(other.gatewayOrderId));
    const reply = await verify(visitor, await shop.pay(gatewayOrderId));
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'What you ordered is no longer available. Your payment will be refunded.',
    ]);
    expect((await order(orderId)).status).toBe('refund_pending');
    await refundPayments(shop.deps);
    expect((await order(orderId)).status).toBe('refunded');
    expect(await stock()).toBe(1);
  });

  describe('an order made without items', () => {
    const bare = async (visitor: Visitor, amount = 1000) =>
      (await visitor.post('/payments/create-order', { amount, currency: 'INR' })).body as {
        order: { id: string };
        orderId: string;
      };

    it('is settled from the items that verify names', async () => {
      const visitor = shop.visitor();
      const { order: made, orderId } = await bare(visitor);
      const items = [{ product: { _id: ring, name: 'x' }, quantity: 1 }];
      const reply = await verify(visitor, await shop.pay(made.id), { amount: 1000, items, email: 'late@example.com' });
      expect(reply.body.order).toMatchObject({ status: 'paid', email: 'late@example.com', items: [{ qty: 1 }] });
      expect(await stock()).toBe(4);
      expect(await order(orderId)).toMatchObject({ linesKnown: true, holdsStock: true });
    });

    it('is refunded when its items cost something else', async () => {
      const visitor = shop.visitor();
      const { order: made, orderId } = await bare(visitor, 10);
      const reply = await verify(visitor, await shop.pay(made.id), { items: one() });
      expect([reply.status, reply.body.code]).toEqual([409, 'payment_mismatch']);
      await refundPayments(shop.deps);
      expect((await order(orderId)).status).toBe('refunded');
      expect(await stock()).toBe(5);
    });

    it('is refunded when its items are sold out', async () => {
      const visitor = shop.visitor();
      const { order: made, orderId } = await bare(visitor, 6000);
      const reply = await verify(visitor, await shop.pay(made.id), { items: one(6) });
      expect(reply.status).toBe(409);
      await refundPayments(shop.deps);
      expect((await order(orderId)).status).toBe('refunded');
    });

    it('waits for its items after a webhook, and is refunded without them', async () => {
      const visitor = shop.visitor();
      const [waiting, given] = [await bare(visitor), await bare(visitor)];
      const callback = await shop.pay(given.order.id);
      await shop.pay(waiting.order.id);
      await shop.deliverWebhooks();
      expect((await order(waiting.orderId)).status).toBe('created');
      expect((await verify(visitor, callback, { items: one() })).body.order.status).toBe('paid');
      await age(waiting.orderId, 31);
      await reconcileOrders(shop.deps);
      await refundPayments(shop.deps);
      expect((await order(waiting.orderId)).status).toBe('refunded');
    });
  });

  describe('a refund', () => {
    const duplicate = async () => {
      const visitor = shop.visitor();
      const { gatewayOrderId } = await startOrder(visitor, 1000, one());
      const first = await shop.pay(gatewayOrderId);
      await shop.gateway.fault('money', 'second-capture');
      const second = await shop.pay(gatewayOrderId);
      await verify(visitor, first);
      await verify(visitor, second);
      return second.razorpay_payment_id;
    };
    const atGateway = async (id: string) =>
      (await shop.gateway.ledger()).refunds.filter((row: { payment_id: string }) => row.payment_id === id);
    const due = () => shop.deps.db.update(outbox).set({ dueAt: sql`now()` }).where(eq(outbox.kind, 'refund'));
    const refund = async (id: string) =>
      (await shop.deps.db.select().from(refunds).where(eq(refunds.paymentId, id)))[0]!;

    it.each([['reply-lost'], ['in-progress'], ['server-error'], ['reset']])('happens once after %s', async (fault) => {
      const id = await duplicate();
      await shop.gateway.fault('refund.create', fault, { times: 3 });
      await refundPayments(shop.deps);
      await due();
      await refundPayments(shop.deps);
      expect(await atGateway(id)).toHaveLength(1);
      expect((await refund(id)).status).toBe('processed');
    });

    it('that stays pending is finished by its webhook', async () => {
      const id = await duplicate();
      await shop.gateway.fault('refund', 'pending');
      await refundPayments(shop.deps);
      expect((await refund(id)).status).toBe('pending');
      await shop.gateway.clock.advance(6_000);
      await shop.deliverWebhooks();
      expect((await refund(id)).status).toBe('processed');
    });

    it('that stays pending is asked about again where its webhook is lost', async () => {
      const id = await duplicate();
      await shop.gateway.fault('refund', 'pending');
      await refundPayments(shop.deps);
      await shop.gateway.clock.advance(6_000);
      await due();
      await refundPayments(shop.deps);
      expect((await refund(id)).status).toBe('processed');
    });

    it('that is done is not asked for again', async () => {
      const id = await duplicate();
      await refundPayments(shop.deps);
      const asked = vi.spyOn(shop.deps.payments!, 'refund');
      await refundPayment(shop.deps, await refund(id));
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    });

    it('that somebody made by hand meanwhile is done', async () => {
      const id = await duplicate();
      await shop.gateway.post(`/v1/payments/${id}/refund`, {});
      await refundPayments(shop.deps);
      expect((await refund(id)).status).toBe('processed');
    });

    it('made by hand at the provider is written down', async () => {
      const visitor = shop.visitor();
      const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, one());
      const { razorpay_payment_id: id } = await shop.pay(gatewayOrderId);
      await shop.deliverWebhooks();
      await shop.gateway.post(`/v1/payments/${id}/refund`, { amount: 30_000 });
      await shop.deliverWebhooks();
      expect(await order(orderId)).toMatchObject({ status: 'paid', refundedPaise: 30_000 });
      await shop.gateway.post(`/v1/payments/${id}/refund`, {});
      await shop.deliverWebhooks();
      expect(await order(orderId)).toMatchObject({ status: 'refunded', refundedPaise: 100_000 });
    });
  });
});
