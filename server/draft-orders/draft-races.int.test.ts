import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  type StartedGateway,
  startGateway,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../accounts/schema.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { payments } from '../payments/schema.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { insertDraft, insertLink, ownerOfDraft } from './queries.ts';
import { draftOrders } from './schema.ts';

const stock = { ring: 5, last: 1 };

describe.skipIf(!databaseKinds().includes('postgres'))('a draft in two processes', () => {
  let gateway: StartedGateway;
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let deps: Deps;
  let shops: ShopProcess[];
  let env: Record<string, string>;
  const cookie = newToken();

  beforeAll(async () => {
    gateway = await startGateway({ clock: createSystemClock() });
    const fresh = await newPostgresDatabase();
    drop = fresh.drop;
    env = { ...gatewaySettings(gateway.apiBase), DATABASE_URL: fresh.url, TRUST_PROXY: '1' };
    database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' });
    deps = await createTestDeps(database.db, env);
    const admin = {
      id: 'usr_admin',
      email: 'admin@example.com',
      name: 'Admin',
      role: 'admin' as const,
    };
    await deps.db.insert(users).values(admin);
    const expiresAt = new Date(Date.now() + 3_600_000);
    await deps.db
      .insert(sessions)
      .values({ tokenHash: hashToken(cookie), userId: admin.id, expiresAt });
    await addProduct(deps, { id: 'ring', price: 1000, stock: stock.ring });
    await addProduct(deps, { id: 'last', price: 500, stock: stock.last });
    shops = await Promise.all([startShopProcess(env), startShopProcess(env)]);
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.close();
    await drop();
    await gateway.close();
  });

  /** Inserts a draft with a payment link directly into the database. */
  async function draftOf(productId: string): Promise<{ id: string; token: string }> {
    const [id, token] = [`dra_${newToken().slice(0, 20)}`, newToken()];
    const row = {
      id,
      requestKey: id,
      createdBy: 'admin@example.com',
      name: 'Meera',
      email: 'meera@example.com',
    };
    await insertDraft(deps.db, { ...row, items: [{ productId, quantity: 1 }], amountPaise: 0 });
    await insertLink(deps.db, id, hashToken(token));
    await deps.db
      .update(draftOrders)
      .set({ linkExpiresAt: sql`now() + interval '1 hour'` })
      .where(eq(draftOrders.id, id));
    return { id, token };
  }
  const shopOf = (n: number) => shops[n % shops.length]!;
  const pay = (n: number, token: string, amount: number) =>
    shopOf(n).post(
      '/payment-links/pay',
      { token, amount, currency: 'INR' },
      { 'idempotency-key': newToken(), 'x-forwarded-for': `10.0.0.${n}` },
    );
  const atCounter = (n: number, id: string, amount: number) =>
    shopOf(n).post(
      `/admin/draft-orders/${id}/payment`,
      { method: 'card', reference: '7', amount },
      { cookie: `sid=${cookie}` },
    );
  const ordersOf = (id: string) =>
    deps.db
      .select()
      .from(orders)
      .where(eq(orders.ownerKey, ownerOfDraft({ id })));
  const eight = Array.from({ length: 8 }, (_, n) => n);

  it('has one order after concurrent payments by link and at the counter', async () => {
    const { id, token } = await draftOf('ring');
    const links = await Promise.all(eight.map((n) => pay(n, token, 1000)));
    const orderIds = new Set(links.flatMap(({ body }) => body.orderId ?? []));
    expect(orderIds.size).toBe(1);
    const opened = links.find(({ status }) => status === 200);
    const counted = Promise.all(eight.map((n) => atCounter(n, id, 1000)));
    const { json } = await gateway.attempt(opened?.body.order.id);
    await Promise.all([
      counted,
      shopOf(0).post('/payments/verify', json),
      shopOf(1).post('/payments/verify', json),
    ]);
    const sold = (await ordersOf(id)).filter(({ status }) => status === 'paid');
    expect(sold).toHaveLength(1);
    const applied = await deps.db.$count(payments, eq(payments.disposition, 'applied'));
    expect(applied).toBe(1);
    await assertInvariants(deps.db, { stock });
  });

  it('sells the last unit once to two concurrent payment links', async () => {
    const [one, other] = [await draftOf('last'), await draftOf('last')];
    const results = await Promise.all(
      eight.map((n) => pay(n, n % 2 === 0 ? one.token : other.token, 500)),
    );
    expect(new Set(results.flatMap(({ body }) => body.orderId ?? [])).size).toBe(1);
    await assertInvariants(deps.db, { stock });
  });

  it('is paid after its reservation has expired if its stock is available', async () => {
    const { id, token } = await draftOf('ring');
    const { body } = await pay(0, token, 1000);
    const { json } = await gateway.attempt(body.order.id);
    await deps.db
      .update(orders)
      .set({
        expiresAt: sql`now() - interval '1 minute'`,
        status: 'expired',
        hasReservedStock: false,
      })
      .where(eq(orders.id, body.orderId));
    await deps.db.execute(sql`update products set stock = stock + 1 where id = 'ring'`);
    await deps.db
      .update(draftOrders)
      .set({ linkExpiresAt: sql`now()` })
      .where(eq(draftOrders.id, id));
    await shopOf(1).post('/payments/verify', json);
    expect((await ordersOf(id)).map(({ status }) => status)).toEqual(['paid']);
    await assertInvariants(deps.db, { stock });
  });

  it('survives a kill -9 between its order and the call of the provider', async () => {
    const { id, token } = await draftOf('ring');
    await gateway.injectError('order.create', 'hang', { delayMs: 500 });
    const interrupted = pay(1, token, 1000).catch(() => null);
    await expect.poll(async () => (await ordersOf(id)).length, { timeout: 20_000 }).toBe(1);
    await shops[1]!.kill();
    await interrupted;
    await deps.db
      .update(orders)
      .set({ leaseUntil: null })
      .where(eq(orders.ownerKey, ownerOfDraft({ id })));
    const second = await pay(0, token, 1000);
    expect(second.status).toBe(200);
    expect(await ordersOf(id)).toHaveLength(1);
    const { json } = await gateway.attempt(second.body.order.id);
    await shopOf(0).post('/payments/verify', json);
    expect((await ordersOf(id)).map(({ status }) => status)).toEqual(['paid']);
    await reconcileOrders(deps);
    await assertInvariants(deps.db, { stock });
    shops[1] = await startShopProcess(env);
  });
});
