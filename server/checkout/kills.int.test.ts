import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  type StartedGateway,
  startGateway,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { eventually } from '../testing/eventually.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newDataDir, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';

const lines = [{ productId: 'ring', quantity: 1 }];
const order = { amount: 100, currency: 'INR', items: lines, email: 'asha@example.com' };
const stock = { ring: 50 };

/** The shop's process is killed by SIGKILL; gateway and data remain. */
describe.each(databaseKinds())('a kill -9 on %s', (kind) => {
  let gateway: StartedGateway;
  let env: Record<string, string>;
  let shop: ShopProcess;
  let cleanUp: () => Promise<void>;

  beforeAll(async () => {
    gateway = await startGateway({ clock: createSystemClock() });
    env = gatewaySettings(gateway.apiBase);
    if (kind === 'postgres') {
      const fresh = await newPostgresDatabase();
      env.DATABASE_URL = fresh.url;
      cleanUp = fresh.drop;
    } else {
      const fresh = await newDataDir();
      env.DATA_DIR = fresh.dataDir;
      cleanUp = fresh.remove;
    }
    await check(async (deps) => addProduct(deps, { id: 'ring', price: 100, stock: 50 }));
    shop = await startShopProcess(env);
  });
  afterAll(async () => {
    await shop.stop();
    await gateway.close();
    await cleanUp();
  });

  /** Opens the database while no process uses it. */
  async function check<Result>(
    read: (deps: Awaited<ReturnType<typeof createTestDeps>>) => Promise<Result>,
  ): Promise<Result> {
    const database = await openDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR ?? '',
    });
    try {
      return await read(await createTestDeps(database.db, env));
    } finally {
      await database.close();
    }
  }
  const create = (key: string) =>
    shop.post('/payments/create-order', order, { 'idempotency-key': key });
  const requests = async (of: string) =>
    (await gateway.log()).filter((request) => request.url.startsWith(of)).length;
  const until = (condition: () => Promise<boolean>) =>
    eventually(async () => expect(await condition()).toBe(true));

  it('right after the response to verify loses nothing', async () => {
    const acknowledged: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const created = await create(`verified-${time}-00000000000000`);
      const callback = (await gateway.attempt(created.body.order.id)).json;
      const verified = await shop.post('/payments/verify', callback);
      await shop.kill();
      expect(verified.body.order.status).toBe('paid');
      acknowledged.push(created.body.orderId);
      shop = await startShopProcess(env);
      expect((await shop.get(`/payments/orders/${created.body.orderId}`)).body.order.status).toBe(
        'paid',
      );
    }
    await shop.kill();
    await check(async ({ db }) =>
      assertInvariants(db, { stock, acknowledged, ledger: await gateway.ledger() }),
    );
    shop = await startShopProcess(env);
  });

  it.each([
    ['before the provider has the order', 'hang'],
    ['before the shop has the provider’s answer', 'slow'],
  ])('while an order is made, %s, leaves one order', async (_, failure) => {
    const key = `dying-${failure}-0000000000000000`;
    const before = await requests('/v1/orders');
    await gateway.injectError('order.create', failure, { delayMs: 500 });
    const interrupted = create(key).catch(() => null);
    await until(async () => (await requests('/v1/orders')) > before);
    await shop.kill();
    await interrupted;
    // The lease of the crashed request expires by the database's clock.
    await check(({ db }) => db.update(orders).set({ leaseUntil: sql`now()` }));
    shop = await startShopProcess(env);
    const second = await create(key);
    expect(second.status).toBe(200);
    const callback = (await gateway.attempt(second.body.order.id)).json;
    expect((await shop.post('/payments/verify', callback)).body.order.status).toBe('paid');
    await shop.kill();
    await check(async ({ db }) => {
      expect(await db.$count(orders, eq(orders.idempotencyKey, `key:${key}`))).toBe(1);
      await assertInvariants(db, { stock, ledger: await gateway.ledger() });
    });
    shop = await startShopProcess(env);
  });

  it('between payment and verify is repaired by the reconciler', async () => {
    const created = await create('paid-and-dead-000000000000');
    await gateway.injectError('payment.fetch', 'hang');
    const callback = (await gateway.attempt(created.body.order.id)).json;
    const before = await requests('/v1/payments/');
    const interrupted = shop.post('/payments/verify', callback).catch(() => null);
    await until(async () => (await requests('/v1/payments/')) > before);
    await shop.kill();
    await interrupted;
    await check(async (deps) => {
      await deps.db.update(orders).set({ reconcileAt: sql`now()`, leaseUntil: null });
      await reconcileOrders(deps);
      await refundPayments(deps);
      const [row] = await deps.db.select().from(orders).where(eq(orders.id, created.body.orderId));
      expect(row?.status).toBe('paid');
      await assertInvariants(deps.db, { stock, ledger: await gateway.ledger() });
    });
    shop = await startShopProcess(env);
  });

  it('under load leaves only consistent orders', async () => {
    const created = await Promise.all(
      Array.from({ length: 10 }, (_, n) => create(`load-${n}-000000000000000000`)),
    );
    const buying = Array.from({ length: 20 }, (_, n) =>
      create(`dead-${n}-000000000000000000`).catch(() => null),
    );
    const paying = created.map(async (reply) => {
      const callback = (await gateway.attempt(reply.body.order.id)).json;
      return shop.post('/payments/verify', callback).catch(() => null);
    });
    await Promise.race([...buying, ...paying]);
    await shop.kill();
    const accepted = (await Promise.all([...buying, ...paying])).filter(
      (reply) => reply?.status === 200,
    );
    const acknowledged = accepted.map((reply) => reply!.body.orderId ?? reply!.body.order._id);
    await check(async (deps) => {
      const past = sql`now() - interval '30 minutes'`;
      await deps.db
        .update(orders)
        .set({ expiresAt: past, reconcileAt: past, leaseUntil: null })
        .where(eq(orders.status, 'created'));
      await reconcileOrders(deps);
      await refundPayments(deps);
      expect(await deps.db.$count(orders, eq(orders.status, 'created'))).toBe(0);
      await assertInvariants(deps.db, { stock, acknowledged, ledger: await gateway.ledger() });
    });
    shop = await startShopProcess(env);
  });
});
