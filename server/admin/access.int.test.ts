import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { products } from '../catalogue/schema.ts';
import { coupons } from '../pricing/schema.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** Public routes below /admin, for future administrators. */
const publicRoutes = new Set([
  'POST /api/admin/login',
  'POST /api/admin/register',
  'POST /api/admin/logout',
]);

describe.each(databaseKinds())('the administration on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  const routes: { method: string; url: string }[] = [];

  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    for (const { method, url } of shop.app.declaredRoutes) {
      if (method === 'HEAD' || (!url.startsWith('/api/admin/') && url !== '/api/payments/orders'))
        continue;
      routes.push({ method, url });
    }
  });
  afterAll(() => shop.close());

  const rowsOf = async () =>
    Promise.all([auditLog, coupons, orders, products].map((table) => shop.deps.db.$count(table)));

  it('rejects visitors with 401 and users with 403 on every route, in every spelling', async () => {
    const user = await newMember(shop);
    const before = await rowsOf();
    const guarded = routes.filter(({ method, url }) => !publicRoutes.has(`${method} ${url}`));
    expect(guarded.length).toBeGreaterThan(25);
    for (const { method, url } of guarded) {
      const path = url.replace(/:\w+/g, 'x1');
      const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
      for (const verb of methods)
        for (const spelled of [path, `${path}/`]) {
          const send = (cookie: string) =>
            shop.app.inject({ method: verb as 'GET', url: spelled, headers: { cookie } });
          const [guest, member] = [await send(''), await send(`sid=${user.cookies.get('sid')}`)];
          expect([verb, spelled, guest.statusCode, member.statusCode]).toEqual([
            verb,
            spelled,
            401,
            403,
          ]);
          if (verb === 'HEAD') continue;
          expect(guest.json().message).toBe('Not authorized (login as admin again)');
          expect(member.json().message).toBe('Access denied (admin role required)');
        }
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('forbids shared caches to store an administrator’s responses', async () => {
    const stored: unknown[] = [];
    let read = 0;
    for (const { method, url } of routes) {
      if (method !== 'GET' || url.includes('{')) continue;
      const { status, headers } = await admin.get(url.replace('/api', ''));
      if (status !== 200) continue;
      read += 1;
      if (headers['cache-control'] !== 'no-store') stored.push([url, headers['cache-control']]);
    }
    expect(read).toBeGreaterThan(8);
    expect(stored).toEqual([]);
  });

  it('does not respond to other spellings of a path', async () => {
    for (const url of [
      '/api/ADMIN/coupons',
      '/api/admin/Coupons',
      '/api//admin/coupons',
      '/api/admin%2fcoupons',
    ])
      expect([url, (await shop.app.inject({ url })).statusCode]).toEqual([url, 404]);
  });

  it.each([
    ['/admin/products', 4],
    ['/admin/products?search=stone', 4],
    ['/admin/coupons', 1],
    ['/admin/audit', 1],
    ['/admin/messages', 2],
    // Includes reading the setting that permits campaigns to imported subscribers.
    ['/admin/newsletter', 3],
    ['/admin/team', 2],
    ['/admin/dashboard', 11],
    ['/admin/taxes', 2],
    ['/admin/setup', 10],
    ['/admin/stock-moves', 1],
    ['/admin/customers', 3],
    ['/admin/customers?kind=guest', 3],
    ['/payments/orders', 5],
    ['/payments/orders?search=x', 5],
  ])(
    '%s sends the database the same %i queries, however long the list is',
    async (path, expected) => {
      const queries = async () => {
        // Resolving the session requires its own queries, the same on every route.
        const base = await queriesOf('/user/checkToken');
        return (await queriesOf(path)) - base;
      };
      await grow();
      const few = await queries();
      await grow();
      await grow();
      expect([few, await queries()]).toEqual([expected, expected]);
    },
  );

  let grown = 0;
  async function grow(): Promise<void> {
    grown += 1;
    await addProduct(shop.deps, { id: `stone-${grown}` });
    await addOrder(shop.deps, { id: `xord-${grown}`, email: `x${grown}@example.com` });
    const of = { productId: `stone-${grown}`, variantId: `stone-${grown}`, sku: `STONE-${grown}` };
    const item = { ...of, name: 'x', slug: 'x', unitPricePaise: 1, quantity: 1, tookStock: true };
    await shop.deps.db
      .insert(orderItems)
      .values({ orderId: `xord-${grown}`, position: 0, ...item });
  }

  /** Statements that one call sends to the database. */
  async function queriesOf(path: string): Promise<number> {
    const client = (
      shop.deps.db as unknown as { $client: { query: (...given: unknown[]) => unknown } }
    ).$client;
    const query = vi.spyOn(client, 'query');
    try {
      expect((await admin.get(path)).status).toBe(200);
      return query.mock.calls.length;
    } finally {
      query.mockRestore();
    }
  }
});
