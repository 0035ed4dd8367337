import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../boot/app.ts';
import { createDeps } from '../boot/deps.ts';
import { products } from '../catalogue/schema.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnv } from '../platform/env.ts';
import { noopLog } from '../platform/log.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import {
  type CheckoutShop,
  createCheckoutShop,
  type Order,
  startOrder,
} from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { databaseKinds } from '../testing/test-database.ts';

const kind = databaseKinds().at(-1)!;
const unable = { status: 503, message: 'Unable to start Razorpay checkout.' };

describe('while the payment provider is away', () => {
  let shop: CheckoutShop;
  // The circuit breaker remembers failures, so each test has its own shop.
  beforeEach(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 20 });
  });
  afterEach(() => shop.close());

  const stock = async () =>
    (await shop.deps.db.select().from(products).where(eq(products.id, 'ring')))[0]?.stock;
  const holding = () => shop.deps.db.select().from(orders).where(eq(orders.hasReservedStock, true));
  const buyer = (visitor = shop.visitor()) => {
    const headers = { 'idempotency-key': randomUUID() };
    return () => startOrder(visitor, 1000, [{ productId: 'ring', quantity: 1 }], {}, headers);
  };
  const statusAndMessage = ({ reply }: Order) => ({
    status: reply.status,
    message: reply.body.message,
  });

  it.each(['unavailable', 'throttled', 'bad-gateway-html', 'reset'])(
    'by "%s", a checkout is rejected with a message, and the same attempt creates one order after recovery',
    async (failure) => {
      await shop.gateway.injectError('order.create', failure, {
        times: 20,
        ...(failure === 'throttled' && { retryAfter: 60 }),
      });
      const request = buyer();
      const rejected = await request();
      expect(statusAndMessage(rejected)).toEqual(unable);
      expect(rejected.reply.body.retryAfter).toBeGreaterThan(0);
      await assertInvariants(shop.deps.db, { stock: { ring: 20 } });
      expect((await shop.visitor().get('/products/ring')).status).toBe(200);

      await shop.gateway.post('/__sandbox/reset');
      expect((await request()).reply.status).toBe(200);
      expect((await shop.gateway.ledger()).orders).toHaveLength(1);
      expect(await stock()).toBe(19);
    },
  );

  it.each(['malformed-json', 'reply-lost'])(
    'by "%s", the order that was made all the same is found',
    async (failure) => {
      await shop.gateway.injectError('order.create', failure, { times: 1 });
      expect((await buyer()()).reply.status).toBe(200);
      expect((await shop.gateway.ledger()).orders).toHaveLength(1);
    },
  );

  it('entirely, the circuit breaker opens soon, and later requests neither block nor reserve anything', async () => {
    for (const area of ['order.create', 'order.list']) {
      await shop.gateway.injectError(area, 'unavailable', { times: 1000 });
    }
    for (let n = 0; n < 2; n += 1) await buyer()();
    const { length: requests } = await shop.gateway.log();
    const { length: open } = await holding();
    for (let n = 0; n < 10; n += 1) expect(statusAndMessage(await buyer()())).toEqual(unable);
    expect(await shop.gateway.log()).toHaveLength(requests);
    expect([await stock(), (await holding()).length]).toEqual([20 - open, open]);
  });
});

describe.skipIf(kind !== 'postgres')('while the database is away', () => {
  it('every request receives a retry response, and the service recovers by itself', async () => {
    const server = await startPostgres();
    const database = await openDatabase({ databaseUrl: server.url, dataDir: '', pool: 4 });
    const env = readEnv({ SEED: 'none', PAYMENTS: 'none', LOG_LEVEL: 'silent' });
    const store = createMemoryImageStore();
    const deps = await createDeps({ env, db: database.db, store, log: noopLog });
    const app = await createApp({ deps });
    const login = () =>
      app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { email: 'a@example.com', password: 'wrong one' },
      });
    try {
      expect((await login()).statusCode).toBe(401);
      await server.crash();
      const startedAt = performance.now();
      const results = await Promise.all(Array.from({ length: 20 }, login));
      expect(new Set(results.map((reply) => reply.statusCode))).toEqual(new Set([503]));
      expect(results.every((reply) => reply.json().retryAfter > 0)).toBe(true);
      expect(performance.now() - startedAt).toBeLessThan(5000);
      expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
      await server.restart();
      expect((await login()).statusCode).toBe(401);
      expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    } finally {
      await app.close();
      await database.close();
      await server.stop();
    }
  });
});
