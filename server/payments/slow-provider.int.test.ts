import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../catalogue/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { createProvider } from '../platform/payment-providers/razorpay/provider.ts';
import { configuredSettings } from '../platform/payment-providers/razorpay/settings.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import {
  type CheckoutShop,
  createCheckoutShop,
  type Order,
  startOrder,
} from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { createVirtualNetwork, type VirtualNetwork } from '../testing/virtual-network.ts';
import { reconcileOrders } from './reconcile-order.ts';
import { refundPayments } from './refund-payment.ts';

const unable = [503, 'Unable to start Razorpay checkout.'];
/** Stock of the only remedy. */
const units = 10;

/** The virtual network's clock advances, and so do due dates in the database: no real delays. */
describe('a payment provider with a response time of 8 s, or without any response', () => {
  let network: VirtualNetwork;
  let shop: CheckoutShop;

  beforeEach(async () => {
    network = createVirtualNetwork();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(network.timeout);
    shop = await createCheckoutShop(databaseKinds().at(-1)!, {}, { change: throughNetwork });
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: units });
  });
  afterEach(async () => {
    const ledger = await shop.gateway.ledger();
    const receipts = ledger.orders.map(({ receipt }: { receipt: string }) => receipt);
    expect(new Set(receipts).size, 'orders at the provider, one for each of ours').toBe(
      receipts.length,
    );
    await assertInvariants(shop.deps.db, { stock: { ring: units }, ledger });
    vi.restoreAllMocks();
    await shop.close();
  });

  function throughNetwork(deps: Deps): Deps {
    const { fetch, clock, timing } = network;
    return {
      ...deps,
      payments: createProvider(configuredSettings(deps.env)!, { fetch, clock, timing }),
    };
  }
  async function minutesPass(minutes: number): Promise<void> {
    const { db } = shop.deps;
    network.pass(minutes * 60_000);
    const ago = sql`make_interval(mins => ${minutes})`;
    await db.update(orders).set({
      createdAt: sql`${orders.createdAt} - ${ago}`,
      expiresAt: sql`${orders.expiresAt} - ${ago}`,
      reconcileAt: sql`${orders.reconcileAt} - ${ago}`,
      leaseUntil: sql`${orders.leaseUntil} - ${ago}`,
    });
    await db.update(outbox).set({ dueAt: sql`${outbox.dueAt} - ${ago}` });
  }
  /** A customer and their order request; each call repeats the same request. */
  function buyer(quantity = 1) {
    const visitor = shop.visitor();
    const headers = { 'idempotency-key': randomUUID() };
    const items = [{ productId: 'ring', quantity }];
    return { visitor, ask: () => startOrder(visitor, 1000 * quantity, items, {}, headers) };
  }
  const statusAndMessage = ({ reply }: Order) => [reply.status, reply.body.message];
  const verify = async (visitor: Visitor, { gatewayOrderId }: Order) =>
    visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
  const seen = async (visitor: Visitor, { orderId }: Order) =>
    (await visitor.get(`/payments/orders/${orderId}`)).body.order.status;
  const stock = async () => (await shop.deps.db.select().from(products))[0]!.stock;
  const jobs = () => Promise.all([reconcileOrders(shop.deps), refundPayments(shop.deps)]);

  it('creates one order for one request, despite retries', async () => {
    const { visitor, ask: request } = buyer();
    network.latencyMs = 8_000;
    for (let press = 0; press < 5; press += 1) {
      const startedAt = network.clock.now();
      expect(statusAndMessage(await request())).toEqual(unable);
      expect(network.clock.now() - startedAt, 'ms that the customer waited').toBeLessThanOrEqual(
        12_000,
      );
      network.pass(15_000);
    }
    expect(await stock()).toBe(units - 1);
    network.latencyMs = 0;
    network.pass(15_000);
    const created = await request();
    expect(created.reply.status).toBe(200);
    expect((await verify(visitor, created)).body.order.status).toBe('paid');
  });

  it('is not called by mere browsing', async () => {
    network.latencyMs = 8_000;
    await buyer().ask();
    const { length: requests } = await shop.gateway.log();
    const startedAt = network.clock.now();
    const visitor = shop.visitor();
    const cart = await visitor.post('/cart/quote', { items: [{ productId: 'ring', quantity: 2 }] });
    expect([(await visitor.get('/products')).status, cart.status]).toEqual([200, 200]);
    expect([(await shop.gateway.log()).length, network.clock.now()]).toEqual([requests, startedAt]);
  });

  it('makes the page poll, and the payment is settled once in the background', async () => {
    const { visitor, ask: request } = buyer();
    const created = await request();
    network.latencyMs = 8_000;
    const reply = await verify(visitor, created);
    expect([reply.status, reply.body.order.status]).toEqual([200, 'created']);
    await minutesPass(1);
    await jobs();
    expect(await seen(visitor, created)).toBe('created');
    network.latencyMs = 0;
    await minutesPass(2);
    await Promise.all([jobs(), jobs(), shop.deliverWebhooks({ copies: 3 })]);
    expect(await seen(visitor, created)).toBe('paid');
  });

  it('silent while an order of an amount alone is verified, confirms it within the minute', async () => {
    const visitor = shop.visitor();
    const body = { amount: 1000, currency: 'INR' };
    const { order, orderId } = (await visitor.post('/payments/create-order', body)).body;
    network.latencyMs = 8_000;
    const items = [{ productId: 'ring', quantity: 1 }];
    const callback = await shop.pay(order.id);
    const reply = await visitor.post('/payments/verify', {
      ...callback,
      ...body,
      items,
      email: 'asha@example.com',
    });
    expect([reply.status, reply.body.order.status]).toEqual([200, 'created']);
    network.latencyMs = 0;
    network.pass(15_000);
    // 10 seconds until the next poll, and 15 seconds between two runs of the job.
    await shop.deps.db
      .update(orders)
      .set({ reconcileAt: sql`${orders.reconcileAt} - interval '25 seconds'` });
    await jobs();
    const seen = (await visitor.get(`/payments/orders/${orderId}`)).body.order;
    expect(seen).toMatchObject({ status: 'paid', email: 'asha@example.com', items: [{ qty: 1 }] });
    expect(await stock()).toBe(units - 1);
  });

  it('refunds once, though its responses are late', async () => {
    const { visitor, ask: request } = buyer();
    const created = await request();
    await shop.gateway.injectError('money', 'amount-differs');
    expect((await verify(visitor, created)).body.code).toBe('payment_mismatch');
    expect(await seen(visitor, created)).toBe('payment_review');
    network.latencyMs = 8_000;
    for (let time = 0; time < 3; time += 1) {
      await jobs();
      await minutesPass(1);
    }
    expect(await seen(visitor, created)).toBe('payment_review');
    network.latencyMs = 0;
    await minutesPass(10);
    await jobs();
    expect(await seen(visitor, created)).toBe('refunded');
    expect((await shop.gateway.ledger()).refunds).toHaveLength(1);
  });

  it('silent for five minutes, then throttling, then slow: each payer has one order, the rest is refunded', async () => {
    const [leaving, paying, coming] = [
      [buyer(), buyer()],
      [buyer(), buyer(), buyer()],
      [buyer(), buyer()],
    ];
    for (const { ask: request } of leaving) await request();
    const created = await Promise.all(paying.map(({ ask: request }) => request()));
    network.silent = true;
    for (const [n, { visitor }] of paying.entries())
      expect((await verify(visitor, created[n]!)).body.order.status).toBe('created');
    for (let minute = 0; minute < 5; minute += 1) {
      for (const { ask: request } of coming)
        expect(statusAndMessage(await request())).toEqual(unable);
      await minutesPass(1);
      await jobs();
    }
    network.silent = false;
    await shop.gateway.injectError('order.payments', 'throttled', { retryAfter: 60 });
    await minutesPass(1);
    await jobs();
    network.latencyMs = 8_000;
    await minutesPass(1);
    await jobs();
    // The circuit breaker is open: new requests are rejected before any call, and reserve nothing.
    expect(await stock()).toBe(units - 5);
    network.latencyMs = 0;
    // The first response closes the circuit breaker; orders that were due before it are polled
    // about a minute later.
    for (let minute = 0; minute < 2; minute += 1) {
      await minutesPass(1);
      await jobs();
    }
    for (const [n, { visitor }] of paying.entries())
      expect(await seen(visitor, created[n]!)).toBe('paid');
    for (const { visitor, ask: request } of coming)
      expect((await verify(visitor, await request())).body.order.status).toBe('paid');
    await minutesPass(20);
    await jobs();
    expect(await stock()).toBe(units - 5);
    const confirmations = like(outbox.key, 'order-confirmation:%');
    expect(await shop.deps.db.$count(outbox, confirmations)).toBe(5);
  });

  it('silent for two hours blocks no stock, and late payers are notified and refunded', async () => {
    const early = buyer(units);
    const first = await early.ask();
    network.silent = true;
    expect((await verify(early.visitor, first)).body.order.status).toBe('created');
    await minutesPass(21);
    await jobs();
    expect([await seen(early.visitor, first), await stock()]).toEqual(['created', 0]);
    await minutesPass(62);
    await jobs();
    expect([await seen(early.visitor, first), await stock()]).toEqual(['expired', units]);
    await minutesPass(37);
    network.silent = false;
    const second = buyer(units);
    expect((await verify(second.visitor, await second.ask())).body.order.status).toBe('paid');
    await minutesPass(60);
    await reconcileOrders(shop.deps);
    expect(await seen(early.visitor, first)).toBe('refund_pending');
    await Promise.all([refundPayments(shop.deps), refundPayments(shop.deps)]);
    expect(await seen(early.visitor, first)).toBe('refunded');
    const reserved = await shop.deps.db.$count(orders, eq(orders.hasReservedStock, true));
    expect([reserved, await stock()]).toEqual([1, 0]);
  });
});
