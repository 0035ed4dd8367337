import { createHmac } from 'node:crypto';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  type StartedGateway,
  startGateway,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { processWebhooks } from '../payments/process-webhooks.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newToken } from '../platform/secrets/token.ts';
import { orderEvents, orders } from '../reservations/schema.ts';
import { addBundle, addCoupon, addProduct } from '../testing/catalogue.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { type ProcessReply, type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';

/**
 * Two processes of the shop on one PostgreSQL, with one gateway. Without PostgreSQL no races are
 * possible.
 */
describe.skipIf(!databaseKinds().includes('postgres'))('races between two processes', () => {
  let gateway: StartedGateway;
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let deps: Deps;
  let shops: ShopProcess[];

  beforeAll(async () => {
    gateway = await startGateway({ clock: createSystemClock() });
  });
  afterAll(() => gateway.close());

  beforeEach(async () => {
    await gateway.post('/__sandbox/reset', {});
    const fresh = await newPostgresDatabase();
    drop = fresh.drop;
    const env = { ...gatewaySettings(gateway.apiBase), DATABASE_URL: fresh.url, TRUST_PROXY: '1' };
    database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' });
    deps = await createTestDeps(database.db, env);
    shops = await Promise.all([startShopProcess(env), startShopProcess(env)]);
  });
  afterEach(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.close();
    await drop();
  });

  /** Buyers with distinct IP addresses, alternating between the processes, all at once. */
  const everyone = <Result>(
    count: number,
    act: (shop: ShopProcess, n: number, from: Record<string, string>) => Promise<Result>,
  ) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        act(shops[n % shops.length]!, n, {
          'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
        }),
      ),
    );
  /** Places an order, with retries while the database is overloaded, as clients do. */
  const order = async (
    shop: ShopProcess,
    body: object,
    from: Record<string, string>,
  ): Promise<ProcessReply> => {
    const reply = await shop.post('/payments/create-order', body, from);
    return reply.body.code === 'busy' ? order(shop, body, from) : reply;
  };
  const email = 'asha@example.com';
  const buy = (amount: number, items: object[], extra: object = {}) => ({
    amount,
    currency: 'INR',
    items,
    email,
    ...extra,
  });
  const count = (results: ProcessReply[]) =>
    Object.fromEntries(
      [...Map.groupBy(results, ({ status, body }) => `${status} ${body.code ?? ''}`.trim())].map(
        ([key, group]) => [key, group.length],
      ),
    );
  const payFor = async (shop: ShopProcess, reply: ProcessReply) => {
    const { json } = await gateway.attempt(reply.body.order.id);
    return shop.post('/payments/verify', json);
  };

  it.each([
    ['10 of 10', 10],
    ['one of a kind once', 1],
  ])('sells exactly %s to 1000 buyers', async (_, stock) => {
    // A weight makes a product a one-of-a-kind stone.
    await addProduct(deps, { id: 'few', price: 500, stock, ...(stock === 1 && { weightMg: 852 }) });
    const results = await everyone(1000, (shop, _n, from) =>
      order(shop, buy(500, [{ productId: 'few', quantity: 1 }]), from),
    );
    expect(count(results)).toEqual({ 200: stock, '409 sold_out': 1000 - stock });
    const placed = results.filter((reply) => reply.status === 200);
    const paid = await Promise.all(placed.map((reply, n) => payFor(shops[n % 2]!, reply)));
    expect(paid.map((reply) => reply.body.order.status)).toEqual(Array(stock).fill('paid'));
    await assertInvariants(deps.db, {
      stock: { few: stock },
      ledger: await gateway.ledger(),
      acknowledged: placed.map((reply) => reply.body.orderId),
    });
  });

  it('sell a bundle and its items concurrently, and none of them twice', async () => {
    await addProduct(deps, { id: 'a', price: 100, stock: 20 });
    await addProduct(deps, { id: 'b', price: 100, stock: 20 });
    await addBundle(deps, 'set', { a: 2, b: 1 }, { price: 250 });
    await addBundle(deps, 'pair', { b: 1, a: 1 }, { percentOff: 10 });
    const wares = ['a', 'set', 'b', 'pair'];
    const prices = [100, 250, 100, 180];
    const results = await everyone(200, (shop, n, from) =>
      order(shop, buy(prices[n % 4]!, [{ productId: wares[n % 4]!, quantity: 1 }]), from),
    );
    const {
      200: sold = 0,
      '409 sold_out': late = 0,
      '409 out_of_stock': short = 0,
    } = count(results);
    expect(sold + late + short).toBe(200);
    const rows = await deps.db.select().from(products);
    const left = Object.fromEntries(rows.map(({ id, stock }) => [id, stock!]));
    expect(left.set).toBe(Math.min(Math.floor(left.a! / 2), left.b!));
    expect(left.pair).toBe(Math.min(left.a!, left.b!));
    expect(left.a! + left.b!, 'units that nobody could buy').toBeLessThan(2);
    await assertInvariants(deps.db, { stock: { a: 20, b: 20 } });
  });

  it('redeem a coupon of 100 uses in exactly 100 of 1000 orders, and applying it uses none', async () => {
    await addProduct(deps, { id: 'many', price: 100, stock: 5000 });
    await addCoupon(deps, { code: 'HUNDRED', value: 5000, maxRedemptions: 100 });
    const items = [{ productId: 'many', quantity: 1 }];
    const applied = await everyone(1000, (shop, _n, from) =>
      shop.post('/cart/apply-coupon-guest', { code: 'HUNDRED', items }, from),
    );
    expect(count(applied)).toEqual({ 200: 1000 });
    const results = await everyone(1000, (shop, _n, from) =>
      order(shop, buy(50, items, { couponCode: 'HUNDRED' }), from),
    );
    expect(count(results)).toEqual({ 200: 100, '409 amount_mismatch': 900 });
    await assertInvariants(deps.db, { stock: { many: 5000 } });
  });

  it('process 300 carts of the same five products, in every order, without a deadlock', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) await addProduct(deps, { id, price: 10, stock: 1000 });
    const results = await everyone(300, (shop, n, from) => {
      const turned = ids.map((_, place) => ids[(place * (1 + (n % 4)) + n) % 5]!);
      return order(
        shop,
        buy(
          50,
          turned.map((productId) => ({ productId, quantity: 1 })),
        ),
        from,
      );
    });
    expect(count(results)).toEqual({ 200: 300 });
    const { rows } = (await deps.db.execute(
      sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
    )) as unknown as { rows: { deadlocks: number }[] };
    expect(rows[0]?.deadlocks).toBe(0);
    await assertInvariants(deps.db, { stock: Object.fromEntries(ids.map((id) => [id, 1000])) });
  });

  it('settle each order once, however verify and webhooks arrive', async () => {
    await addProduct(deps, { id: 'ring', price: 100, stock: 100 });
    const started = await everyone(20, (shop, _n, from) =>
      order(shop, buy(100, [{ productId: 'ring', quantity: 1 }]), from),
    );
    const callbacks = await Promise.all(
      started.map(async (reply) => (await gateway.attempt(reply.body.order.id)).json),
    );
    const { events } = await gateway.ledger();
    const webhook = (shop: ShopProcess, event: { id: string; body: string }) =>
      shop.post('/payments/webhook', event.body, {
        'x-razorpay-event-id': event.id,
        'x-razorpay-signature': createHmac('sha256', 'sandbox_webhook_secret')
          .update(event.body)
          .digest('hex'),
      });
    const calls = [
      ...callbacks.flatMap((callback) =>
        Array.from(
          { length: 10 },
          (_, n) => () => shops[n % 2]!.post('/payments/verify', callback),
        ),
      ),
      ...events.flatMap((event: { id: string; body: string }) =>
        Array.from({ length: 20 }, (_, n) => () => webhook(shops[n % 2]!, event)),
      ),
    ].map((call, place) => ({ call, rank: (place * 7919) % 10_007 }));
    const results = await Promise.all(
      calls.sort((a, b) => a.rank - b.rank).map(({ call }) => call()),
    );
    expect(count(results)).toEqual({ 200: calls.length });
    await processWebhooks(deps);
    const movements = await deps.db.select().from(orderEvents);
    expect(movements.filter((move) => move.to === 'paid')).toHaveLength(20);
    // One email to each customer, and one to the shop.
    const sent = await deps.db.select().from(outbox).where(eq(outbox.kind, 'mail'));
    const emails = sent.map(({ key }) => key.split(':')[0]!);
    expect(
      Object.fromEntries(
        Map.groupBy(emails, (kind) => kind)
          .entries()
          .map(([kind, all]) => [kind, all.length]),
      ),
    ).toEqual({
      'order-confirmation': 20,
      'order-notice': 20,
    });
    await assertInvariants(deps.db, { stock: { ring: 100 }, ledger: await gateway.ledger() });
  });

  it('accept one of two orders for one cart that are paid concurrently, and refund the other', async () => {
    await addProduct(deps, { id: 'ring', price: 100, stock: 100 });
    const items = [{ productId: 'ring', quantity: 1 }];
    const pairs = await everyone(10, async (shop, _n, from) => {
      const headers = { ...from, cookie: `guest=${newToken()}` };
      const first = await order(shop, buy(100, items), headers);
      return [first, await order(shop, buy(100, items), headers)] as const;
    });
    const verdicts = await Promise.all(
      pairs.map((pair) => Promise.all(pair.map((reply, n) => payFor(shops[n]!, reply)))),
    );
    for (const verdict of verdicts)
      expect(verdict.map((reply) => reply.status).sort()).toEqual([200, 409]);
    await refundPayments(deps);
    await assertInvariants(deps.db, { stock: { ring: 100 }, ledger: await gateway.ledger() });
  });

  it('find the payments of closed tabs, and refund duplicate ones, with two concurrent reconcilers', async () => {
    await addProduct(deps, { id: 'ring', price: 100, stock: 30 });
    const started = await everyone(30, (shop, _n, from) =>
      order(shop, buy(100, [{ productId: 'ring', quantity: 1 }]), from),
    );
    for (const reply of started.slice(0, 25)) await gateway.attempt(reply.body.order.id);
    await gateway.injectError('money', 'second-capture', { times: 5 });
    for (const reply of started.slice(0, 5)) await gateway.attempt(reply.body.order.id);
    const past = sql`now() - interval '25 minutes'`;
    await deps.db.update(orders).set({ expiresAt: past, reconcileAt: past });
    await Promise.all([reconcileOrders(deps), reconcileOrders(deps)]);
    await Promise.all([refundPayments(deps), refundPayments(deps)]);
    const statuses = await deps.db.select().from(orders);
    expect(
      Object.fromEntries(
        [...Map.groupBy(statuses, (row) => row.status)].map(([key, rows]) => [key, rows.length]),
      ),
    ).toEqual({
      paid: 25,
      expired: 5,
    });
    await assertInvariants(deps.db, { stock: { ring: 30 }, ledger: await gateway.ledger() });
  });
});
