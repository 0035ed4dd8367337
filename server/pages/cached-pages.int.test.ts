import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesChannel } from '../catalogue/version-queries.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import { returnStock, takeStock } from '../reservations/stock-queries.ts';
import { addProduct } from '../testing/catalogue.ts';
import { databaseKinds, newPostgresDatabase, openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

const soldOut = 'schema.org/OutOfStock';

/** Counts requests to the catalogue; a cached page causes none. */
async function openShop(database: OpenDatabase): Promise<{ shop: TestShop; asked: () => number }> {
  let queries = 0;
  const shop = await createTestShop(
    database,
    {},
    {
      change: (deps) => ({
        ...deps,
        catalogue: {
          ...deps.catalogue,
          remember: (key, compute, tags) => {
            if (key.startsWith('product')) queries += 1;
            return deps.catalogue.remember(key, compute, tags);
          },
        },
      }),
      mount: (app, deps) => pages(app, { deps }),
    },
  );
  await database.listen(changesChannel, shop.deps.changes.handleMessage);
  return { shop, asked: () => queries };
}

const html = async (shop: TestShop, url: string) => (await shop.app.inject({ url })).body;
const take = (shop: TestShop, units: number) =>
  transact(shop.deps.db, (tx) => takeStock(tx, { productId: 'ring', take: units, restore: 0 }));

describe('pages while remedies are sold', () => {
  let shop: TestShop;
  let queries: () => number;
  beforeAll(async () => {
    ({ shop, asked: queries } = await openShop(await openTestDatabase('embedded')));
    await addProduct(shop.deps, { id: 'ring', stock: 50 });
    await addProduct(shop.deps, { id: 'other', stock: 50 });
    await shop.deps.catalogue.changed();
  });
  afterAll(() => shop.close());

  it('are unchanged while stock is high, and the API returns the exact quantity', async () => {
    for (const url of ['/remedies', '/remedies/ring']) await html(shop, url);
    const before = queries();
    const moment = shop.deps.changes.moment();
    await take(shop, 1);
    expect(shop.deps.changes.invalidatedAfter(moment, ['product:ring', 'product', 'list'])).toBe(
      false,
    );
    expect(shop.deps.changes.invalidatedAfter(moment, ['stock:ring'])).toBe(true);
    for (const url of ['/remedies', '/remedies/ring']) await html(shop, url);
    expect(queries()).toBe(before);
    const { product } = JSON.parse(await html(shop, '/api/products/ring'));
    expect(product.quantity).toBe(49);
  });

  it('soon display that a remedy is sold out, and back in stock; the rest are unchanged', async () => {
    await html(shop, '/remedies/other');
    await take(shop, 49);
    await expect
      .poll(() => html(shop, '/remedies/ring'), { timeout: 10_000, interval: 20 })
      .toContain(soldOut);
    await transact(shop.deps.db, (tx) => returnStock(tx, { productId: 'ring' }, 1));
    await expect
      .poll(() => html(shop, '/remedies/ring'), { timeout: 10_000, interval: 20 })
      .not.toContain(soldOut);
    const before = queries();
    await html(shop, '/remedies/other');
    expect(queries()).toBe(before);
  });

  it('do not change for an uncommitted transaction', async () => {
    await html(shop, '/remedies/ring');
    const before = queries();
    const undone = transact(shop.deps.db, async (tx) => {
      await takeStock(tx, { productId: 'ring', take: 1, restore: 0 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await html(shop, '/remedies/ring');
    expect(queries()).toBe(before);
  });
});

describe.skipIf(!databaseKinds().includes('postgres'))('pages of two processes', () => {
  let server: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let opened: { shop: TestShop; asked: () => number }[] = [];
  beforeAll(async () => {
    server = await newPostgresDatabase();
    const open = () => openDatabase({ databaseUrl: server.url, dataDir: '', pool: 3 });
    opened = [await openShop(await open()), await openShop(await open())];
    await addProduct(opened[0]!.shop.deps, { id: 'ring', stock: 5 });
    await opened[0]!.shop.deps.catalogue.changed();
  });
  afterAll(async () => {
    for (const { shop } of opened) await shop.close();
    await server.drop();
  });

  it('display the last unit sold in the other one, which invalidates no other page', async () => {
    const [first, second] = opened as [(typeof opened)[0], (typeof opened)[0]];
    for (const url of ['/hi/remedies/ring', '/faqs', '/about']) await html(second.shop, url);
    const { deps } = second.shop;
    const before = deps.changes.moment();
    await take(first.shop, 5);
    await expect
      .poll(() => deps.changes.invalidatedAfter(before, ['product:ring']), { timeout: 10_000 })
      .toBe(true);
    expect(deps.changes.invalidatedAfter(before, ['product:other', 'promo'])).toBe(false);
    await expect
      .poll(() => html(second.shop, '/hi/remedies/ring'), { timeout: 10_000, interval: 20 })
      .toContain(soldOut);
  });
});
