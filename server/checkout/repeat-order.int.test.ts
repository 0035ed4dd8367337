import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { setGatewayOrderId } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('an order that is asked for again on %s', (kind) => {
  let shop: CheckoutShop;
  let n = 0;
  /** A product of this test alone. */
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

  const stock = async (id = ring) => (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
  const order = async (id: string) => (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const gatewayOrders = async (receipt: string) =>
    (await shop.gateway.ledger()).orders.filter((row: { receipt: string }) => row.receipt === receipt);
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
    const key = () => ({ 'idempotency-key': `0b3fd5a0-70c6-4b7e-9d7e-${String(n).padStart(12, '0')}` });

    it('with the same key answers the same order', async () => {
      const visitor = shop.visitor();
      const replies = [];
      for (let time = 0; time < 3; time += 1)
        replies.push((await startOrder(visitor, 1000, one(), {}, key())).reply.body);
      expect(replies[1]).toEqual(replies[0]);
      expect(replies[2]).toEqual(replies[0]);
      expect(await stock()).toBe(4);
    });

    it('with the same key at the same time makes one order', async () => {
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => startOrder(shop.visitor(), 1000, one(), {}, key())),
      );
      const made = replies.filter(({ reply }) => reply.status === 200);
      expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
      for (const { reply } of replies.filter(({ reply }) => reply.status !== 200)) {
        expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([409, 'in_progress', '1']);
      }
      expect(await stock()).toBe(4);
    });

    it('finds the order of a guest whose first answer, and with it the cookie, was lost', async () => {
      const first = await startOrder(shop.visitor(), 1000, one(), {}, key());
      const second = await startOrder(shop.visitor(), 1000, one(), {}, key());
      expect(second.orderId).toBe(first.orderId);
    });

    it('of somebody else, by the checkout’s id alone, learns nothing', async () => {
      const more = { checkoutId: 'checkout-of-20-characters', address: home };
      const owner = shop.visitor();
      const mine = await startOrder(owner, 1000, one(), { ...more, email: 'asha@example.com' });
      await owner.post('/payments/verify', await shop.pay(mine.gatewayOrderId));
      const otherUser = shop.visitor();
      const { reply, orderId } = await startOrder(otherUser, 1000, one(), more);
      expect([reply.status, orderId === mine.orderId]).toEqual([200, false]);
      const seen = await otherUser.get(`/payments/orders/${mine.orderId}`);
      expect(Object.keys(seen.body.order)).not.toContain('email');
      expect(Object.keys(seen.body.order)).not.toContain('address');
      expect((await owner.get(`/payments/orders/${mine.orderId}`)).body.order.email).toBe('asha@example.com');
    });

    it('by its key, with another content, gives nobody the cookie of its owner', async () => {
      await startOrder(shop.visitor(), 1000, one(), { email: 'asha@example.com' }, key());
      const otherUser = shop.visitor();
      const { reply } = await startOrder(otherUser, 2000, one(2), {}, key());
      expect([reply.status, otherUser.cookies.has('guest')]).toEqual([422, false]);
    });

    it('with the same key and another content is refused', async () => {
      const visitor = shop.visitor();
      await startOrder(visitor, 1000, one(), {}, key());
      const { reply } = await startOrder(visitor, 2000, one(2), {}, key());
      expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_mismatch']);
    });

    it('by the same key of two owners makes an order for each', async () => {
      const key = { 'idempotency-key': `shared-between-two-${n}` };
      const made = [];
      for (const user of [await newMember(shop), await newMember(shop)]) {
        await user.post('/cart/add', { productId: ring, quantity: 1 });
        made.push(await user.post('/payments/create-order', { amount: 1000, currency: 'INR' }, key));
      }
      expect(made.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(made.map(({ body }) => body.orderId)).size).toBe(2);
    });

    it('keeps the provider’s order that it has, whoever names another one later', async () => {
      const { orderId, gatewayOrderId } = await startOrder(shop.visitor(), 1000, one());
      expect(await setGatewayOrderId(shop.deps.db, orderId, 'order_of_another')).toBeNull();
      expect((await order(orderId)).gatewayOrderId).toBe(gatewayOrderId);
    });

    it('of the same checkout goes on with its open order', async () => {
      const visitor = shop.visitor();
      const more = { checkoutId: `checkout-${n}` };
      const first = await startOrder(visitor, 1000, one(), more);
      const second = await startOrder(visitor, 1000, one(), { ...more, email: 'other@example.com' });
      expect(second.reply.body).toEqual(first.reply.body);
      expect((await order(first.orderId)).email).toBe('other@example.com');
      expect(await stock()).toBe(4);
    });

    it('of the same checkout answers what was bought, also once the shop has packed and sent it', async () => {
      const visitor = shop.visitor();
      const more = { checkoutId: `packed-${n}` };
      const first = await startOrder(visitor, 1000, one(), more);
      await visitor.post('/payments/verify', await shop.pay(first.gatewayOrderId));
      for (const status of ['packed', 'shipped', 'delivered'] as const) {
        await shop.deps.db.update(orders).set({ status }).where(eq(orders.id, first.orderId));
        const again = await startOrder(visitor, 1000, one(), more);
        expect([again.orderId, again.reply.body.order.status]).toEqual([first.orderId, status]);
      }
      expect(await stock()).toBe(4);
    });

    it('of the same checkout makes another order once the reservation is over', async () => {
      const visitor = shop.visitor();
      const checkoutId = `lapsed-${n}`;
      const first = await startOrder(visitor, 1000, one(), { checkoutId });
      await shop.deps.db.update(orders).set({ expiresAt: sql`now()` }).where(eq(orders.id, first.orderId));
      const second = await startOrder(visitor, 1000, one(), { checkoutId });
      expect(second.reply.status).toBe(200);
      expect(second.orderId).not.toBe(first.orderId);
      expect(await stock()).toBe(4);
    });

    it('of the same checkout with other lines replaces its order', async () => {
      const visitor = shop.visitor();
      const more = { checkoutId: `checkout-${n}` };
      const first = await startOrder(visitor, 1000, one(), more);
      const second = await startOrder(visitor, 2000, one(2), more);
      expect(await order(first.orderId)).toMatchObject({ status: 'expired', holdsStock: false });
      expect((await order(second.orderId)).purchaseId).toBe((await order(first.orderId)).purchaseId);
      expect(await stock()).toBe(3);
    });
  });

  describe('when the provider fails', () => {
    it('gives everything back after a clear no, and the same key works again', async () => {
      await shop.gateway.fault('order.create', 'unauthorized');
      const visitor = shop.visitor();
      const headers = { 'idempotency-key': `refused-${n}` };
      const { reply } = await startOrder(visitor, 1000, one(), {}, headers);
      expect([reply.status, reply.body.message]).toEqual([503, 'Unable to start Razorpay checkout.']);
      expect(await stock()).toBe(5);
      expect((await startOrder(visitor, 1000, one(), {}, headers)).reply.status).toBe(200);
    });

    it('finds the order whose reply was lost', async () => {
      await shop.gateway.fault('order.create', 'reply-lost');
      const { reply, orderId } = await startOrder(shop.visitor(), 1000, one());
      expect(reply.status).toBe(200);
      expect(await gatewayOrders(orderId)).toHaveLength(1);
    });

    it('keeps the reservation while the outcome is unknown, and goes on with the same key', async () => {
      await shop.gateway.fault('order.create', 'reply-lost');
      await shop.gateway.fault('order.list', 'server-error', { times: 3 });
      const visitor = shop.visitor();
      const headers = { 'idempotency-key': `unknown-${n}` };
      const { reply } = await startOrder(visitor, 1000, one(), {}, headers);
      expect([reply.status, reply.body.code]).toEqual([503, 'payments_unavailable']);
      expect(await stock()).toBe(4);
      const again = await startOrder(visitor, 1000, one(), {}, headers);
      expect(again.reply.status).toBe(200);
      expect(await gatewayOrders(again.orderId)).toHaveLength(1);
    });

    it('takes over from a process that died between reserving and asking the provider', async () => {
      const visitor = shop.visitor();
      const headers = { 'idempotency-key': `killed-${n}` };
      const first = await startOrder(visitor, 1000, one(), {}, headers);
      const asDied = { gatewayOrderId: null, leaseUntil: sql`now() + interval '5 seconds'` };
      await shop.deps.db.update(orders).set(asDied).where(eq(orders.id, first.orderId));
      expect((await startOrder(visitor, 1000, one(), {}, headers)).reply.body.code).toBe('in_progress');
      await shop.deps.db.update(orders).set({ leaseUntil: sql`now()` }).where(eq(orders.id, first.orderId));
      const second = await startOrder(visitor, 1000, one(), {}, headers);
      expect(second.reply.body).toEqual(first.reply.body);
    });
  });
});
