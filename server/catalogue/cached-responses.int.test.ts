import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/catalogue.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { editOf } from './catalogue-cache.ts';
import { products } from './schema.ts';

describe('cached public responses', () => {
  let shop: TestShop;
  let base: string;
  let queries = 0;
  beforeAll(async () => {
    const change = (deps: TestShop['deps']): TestShop['deps'] => ({
      ...deps,
      catalogue: {
        ...deps.catalogue,
        remember: (key, compute, tags) => {
          queries += 1;
          return deps.catalogue.remember(key, compute, tags);
        },
      },
    });
    shop = await createTestShop('embedded', {}, { change });
    await addProduct(shop.deps, { id: 'ring', description: 'A long story. '.repeat(100) });
    await addProduct(shop.deps, { id: 'other' });
    await shop.deps.catalogue.changed();
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api`;
  });
  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(base + path, { headers });

  it('are computed once for equal requests, in any parameter order', async () => {
    const first = await get('/products?limit=5&sort=name');
    const before = queries;
    const results = await Promise.all(
      ['/products?sort=name&limit=5', '/products?limit=05&sort=name'].map((path) =>
        get(path, { cookie: 'sid=x' }),
      ),
    );
    for (const reply of results) expect(reply.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(queries).toBe(before);
    expect(await results[0]!.json()).toEqual(await first.json());
    expect((await (await get('/products?limit=1&sort=name')).json()).products).toHaveLength(1);
  });

  it('are compressed with a strong ETag, and have no body for clients with a current copy', async () => {
    const reply = await get('/products/ring', { 'accept-encoding': 'br' });
    const etag = reply.headers.get('etag')!;
    expect([reply.headers.get('content-encoding'), etag.startsWith('"')]).toEqual(['br', true]);
    expect((await reply.json()).product.id).toBe('ring');
    expect((await get('/products/ring', { 'if-none-match': etag })).status).toBe(304);
  });

  it('include an edit immediately, and are recomputed only where they contain it', async () => {
    for (const path of ['/products/ring', '/products/other', '/config']) await get(path);
    await shop.deps.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, 'ring'));
    await shop.deps.catalogue.changed(editOf('ring'));
    const before = queries;
    for (const path of ['/products/other', '/config']) await get(path);
    expect(queries).toBe(before);
    expect((await (await get('/products/ring')).json()).product.name).toBe('Renamed');
  });

  it('reject invalid requests as before, without caching the rejection', async () => {
    expect((await get('/products?limit=none')).status).toBe(400);
    const missing = await get('/products/none');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
