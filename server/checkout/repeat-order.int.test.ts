import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { setGatewayOrderId } from '../reservations/gateway-order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('a repeated order request on %s', (kind) => {
  let shop: CheckoutShop;
  let n = 0;
  /** A product that only this test uses. */
  let ring: string;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
  });
  beforeEach(async () => {
    n += 1;
    ring = `ring-${n}`;
    await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
  });
  afterAll(() => shop.close());

  const stock = async (id = ring) =>
    (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
  const order = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const gatewayOrders = async (receipt: string) =>
    (await shop.gateway.ledger()).orders.filter(
      (row: { receipt: string }) => row.receipt === receipt,
    );
  const one = (quantity = 1) => [{ productId: ring, quantity }];

  const home = {
    fullName: 'Asha Sharma',
    addressLine: '4 MG Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    phone: '9999999999',
  };

  describe('the same request again', () => {
    const key = () => ({
      'idempotency-key': `0b3fd5a0-70c6-4b7e-9d7e-${String(n).padStart(12, '0')}`,
    });

    it('with the same key returns the same order', async () => {
      const visitor = shop.visitor();
      const results = [];
      for (let time = 0; time < 3; time += 1)
        results.push((await startOrder(visitor, 1000, one(), {}, key())).reply.body);
      expect(results[1]).toEqual(results[0]);
      expect(results[2]).toEqual(results[0]);
      expect(await stock()).toBe(4);
    });

    it('with the same key concurrently creates one order', async () => {
      const results = await Promise.all(
        Array.from({ length: 5 }, () => startOrder(shop.visitor(), 1000, one(), {}, key())),
      );
      const created = results.filter(({ reply }) => reply.status === 200);
      expect(new Set(created.map(({ orderId }) => orderId)).size).toBe(1);
      for (const { reply } of results.filter(({ reply }) => reply.status !== 200)) {
        expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([
          409,
          'in_progress',
          '1',
        ]);
      }
      expect(await stock()).toBe(4);
    });

    it('finds a guest’s order after the first response, with its cookie, was lost', async () => {
      const first = await startOrder(shop.visitor(), 1000, one(), {}, key());
      const second = await startOrder(shop.visitor(), 1000, one(), {}, key());
      expect(second.orderId).toBe(first.orderId);
    });

    it('by another user, with the checkout id alone, reveals nothing', async () => {
      const extra = { checkoutId: 'checkout-of-20-characters', address: home };
      const owner = shop.visitor();
      const mine = await startOrder(owner, 1000, one(), { ...extra, email: 'asha@example.com' });
      await owner.post('/payments/verify', await shop.pay(mine.gatewayOrderId));
      const otherUser = shop.visitor();
      const { reply, orderId } = await startOrder(otherUser, 1000, one(), extra);
      expect([reply.status, orderId === mine.orderId]).toEqual([200, false]);
      const seen = await otherUser.get(`/payments/orders/${mine.orderId}`);
      expect(Object.keys(seen.body.order)).not.toContain('email');
      expect(Object.keys(seen.body.order)).not.toContain('address');
      expect((await owner.get(`/payments/orders/${mine.orderId}`)).body.order.email).toBe(
        'asha@example.com',
      );
    });

    it('with the same key and different content never returns the cookie of its owner', async () => {
      await startOrder(shop.visitor(), 1000, one(), { email: 'asha@example.com' }, key());
      const otherUser = shop.visitor();
      const { reply } = await startOrder(otherUser, 2000, one(2), {}, key());
      expect([reply.status, otherUser.cookies.has('guest')]).toEqual([422, false]);
    });

    it('with the same key and different content is rejected', async () => {
      const visitor = shop.visitor();
      await startOrder(visitor, 1000, one(), {}, key());
      const { reply } = await startOrder(visitor, 2000, one(2), {}, key());
      expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_mismatch']);
    });

    it('with the same key by two owners creates an order for each', async () => {
      const key = { 'idempotency-key': `shared-between-two-${n}` };
      const created = [];
      for (const user of [await newMember(shop), await newMember(shop)]) {
        await user.post('/cart/add', { productId: ring, quantity: 1 });
        created.push(
          await user.post('/payments/create-order', { amount: 1000, currency: 'INR' }, key),
        );
      }
      expect(created.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(created.map(({ body }) => body.orderId)).size).toBe(2);
    });

    it('keeps its provider order, even if a later request names another one', async () => {
      const { orderId, gatewayOrderId } = await startOrder(shop.visitor(), 1000, one());
      expect(await setGatewayOrderId(shop.deps.db, orderId, 'order_of_another')).toBeNull();
      expect((await order(orderId)).gatewayOrderId).toBe(gatewayOrderId);
    });

    it('of the same checkout continues its open order', async () => {
      const visitor = shop.visitor();
      const extra = { checkoutId: `checkout-${n}` };
      const first = await startOrder(visitor, 1000, one(), extra);
      const second = await startOrder(visitor, 1000, one(), {
        ...extra,
        email: 'other@example.com',
      });
      expect(second.reply.body).toEqual(first.reply.body);
      expect((await order(first.orderId)).email).toBe('other@example.com');
      expect(await stock()).toBe(4);
    });

    it('of the same checkout returns the purchase, even if packed or shipped', async () => {
      const visitor = shop.visitor();
      const extra = { checkoutId: `packed-${n}` };
      const first = await startOrder(visitor, 1000, one(), extra);
      await visitor.post('/payments/verify', await shop.pay(first.gatewayOrderId));
      for (const status of ['packed', 'shipped', 'delivered'] as const) {
        await shop.deps.db.update(orders).set({ status }).where(eq(orders.id, first.orderId));
        const next = await startOrder(visitor, 1000, one(), extra);
        expect([next.orderId, next.reply.body.order.status]).toEqual([first.orderId, status]);
      }
      expect(await stock()).toBe(4);
    });

    it('of the same checkout creates another order once the reservation has expired', async () => {
      const visitor = shop.visitor();
      const checkoutId = `lapsed-${n}`;
      const first = await startOrder(visitor, 1000, one(), { checkoutId });
      await shop.deps.db
        .update(orders)
        .set({ expiresAt: sql`now()` })
        .where(eq(orders.id, first.orderId));
      const second = await startOrder(visitor, 1000, one(), { checkoutId });
      expect(second.reply.status).toBe(200);
      expect(second.orderId).not.toBe(first.orderId);
      expect(await stock()).toBe(4);
    });

    it('of the same checkout with other lines replaces its order', async () => {
      const visitor = shop.visitor();
      const extra = { checkoutId: `checkout-${n}` };
      const first = await startOrder(visitor, 1000, one(), extra);
      const second = await startOrder(visitor, 2000, one(2), extra);
      expect(await order(first.orderId)).toMatchObject({
        status: 'expired',
        hasReservedStock: false,
      });
      expect((await order(second.orderId)).purchaseId).toBe(
        (await order(first.orderId)).purchaseId,
      );
      expect(await stock()).toBe(3);
    });
  });

  describe('when the provider fails', () => {
    it('releases everything after a definite rejection, and the same key works again', async () => {
      await shop.gateway.injectError('order.create', 'unauthorized');
      const visitor = shop.visitor();
      const headers = { 'idempotency-key': `refused-${n}` };
      const { reply } = await startOrder(visitor, 1000, one(), {}, headers);
      expect([reply.status, reply.body.message]).toEqual([
        503,
        'Unable to start Razorpay checkout.',
      ]);
      expect(await stock()).toBe(5);
      expect((await startOrder(visitor, 1000, one(), {}, headers)).reply.status).toBe(200);
    });

    it('finds the order whose response was lost', async () => {
      await shop.gateway.injectError('order.create', 'reply-lost');
      const { reply, orderId } = await startOrder(shop.visitor(), 1000, one());
      expect(reply.status).toBe(200);
      expect(await gatewayOrders(orderId)).toHaveLength(1);
    });

    it('preserves the reservation while the outcome is unknown, and continues with the same key', async () => {
      await shop.gateway.injectError('order.create', 'reply-lost');
      await shop.gateway.injectError('order.list', 'server-error', { times: 3 });
      const visitor = shop.visitor();
      const headers = { 'idempotency-key': `unknown-${n}` };
      const { reply } = await startOrder(visitor, 1000, one(), {}, headers);
      expect([reply.status, reply.body.code]).toEqual([503, 'payments_unavailable']);
      expect(await stock()).toBe(4);
      const next = await startOrder(visitor, 1000, one(), {}, headers);
      expect(next.reply.status).toBe(200);
      expect(await gatewayOrders(next.orderId)).toHaveLength(1);
    });

    it('takes over from a process that crashed between reservation and provider request', async () => {
      const visitor = shop.visitor();
      const headers = { 'idempotency-key': `killed-${n}` };
      const first = await startOrder(visitor, 1000, one(), {}, headers);
      const asDied = { gatewayOrderId: null, leaseUntil: sql`now() + interval '5 seconds'` };
      await shop.deps.db.update(orders).set(asDied).where(eq(orders.id, first.orderId));
      expect((await startOrder(visitor, 1000, one(), {}, headers)).reply.body.code).toBe(
        'in_progress',
      );
      await shop.deps.db
        .update(orders)
        .set({ leaseUntil: sql`now()` })
        .where(eq(orders.id, first.orderId));
      const second = await startOrder(visitor, 1000, one(), {}, headers);
      expect(second.reply.body).toEqual(first.reply.body);
    });
  });
});
