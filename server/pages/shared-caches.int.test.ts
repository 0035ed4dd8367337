import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { purgeByHttp } from '../platform/cdn/send-purge.ts';
import { startPurging } from '../platform/cdn/start-purging.ts';
import { transact } from '../platform/database/transact.ts';
import { takeStock } from '../reservations/stock-queries.ts';
import { addProduct } from '../testing/catalogue.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { visitCounts } from '../visits/schema.ts';
import { pages } from './pages.ts';

/**
 * A fake shared cache (CDN): stores the purged tags and the authentication, and sends these
 * responses.
 */
const purges: { keys: string[]; tags: string[]; token: string | undefined }[] = [];
let statuses: number[] = [];
const cdn = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { 'surrogate-key': keys, authorization: token } = request.headers;
    purges.push({ keys: String(keys).split(' '), tags: JSON.parse(body).tags, token });
    response.writeHead(statuses.shift() ?? 200).end();
  });
});

let shop: TestShop;
let stop: () => void;
beforeAll(async () => {
  await new Promise<void>((listening) => cdn.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  const env = { CDN_SECONDS: '60', CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'purge-token' };
  shop = await createTestShop('embedded', env, { mount: (app, deps) => pages(app, { deps }) });
  await addProduct(shop.deps, { id: 'ring', stock: 5 });
  stop = startPurging(shop.deps, purgeByHttp(shop.deps.env), {
    gatherMs: 5,
    retryDelayMs: 40,
    retryMs: 20,
  });
});
afterAll(async () => {
  stop();
  await shop.close();
  await new Promise((closed) => cdn.close(closed));
});
afterEach(() => {
  purges.length = 0;
});

const headersOf = async (url: string) => (await shop.app.inject({ url })).headers;

it('shared caches store pages and public responses under the tags of their content, personal ones never', async () => {
  const page = await headersOf('/remedies/ring');
  expect(page['cache-control']).toMatch(/s-maxage=60/);
  expect(String(page['surrogate-key']).split(' ')).toEqual(
    expect.arrayContaining(['all', 'product:ring', 'day']),
  );
  expect(page['surrogate-key']).not.toContain('stock');
  const call = await headersOf('/api/products/ring');
  expect(String(call['cache-tag']).split(',')).toEqual(
    expect.arrayContaining(['all', 'stock:ring']),
  );
  for (const url of ['/cart', '/api/auth/me', '/api/nothing'])
    expect([url, (await headersOf(url))['cdn-cache-control']]).toEqual([url, undefined]);
});

it('counts a visit as its browser reports it, not by the request that the cache passes on', async () => {
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  await shop.app.inject({ url: '/remedies', headers });
  expect((await shop.visitor().post('/visits', { step: 'visit' })).status).toBe(200);
  await shop.deps.visits.store(shop.deps.db);
  expect(await shop.deps.db.select().from(visitCounts)).toMatchObject([
    { step: 'visit', total: 1 },
  ]);
});

it('a sold-out remedy is purged there, immediately and again after slower processes', async () => {
  await transact(shop.deps.db, (tx) => takeStock(tx, { productId: 'ring', take: 5, restore: 0 }));
  await expect
    .poll(() => purges.length, { timeout: 20_000, interval: 10 })
    .toBeGreaterThanOrEqual(2);
  for (const { keys, tags, token } of purges) {
    expect(keys).toEqual(expect.arrayContaining(['product:ring', 'stock:ring', 'any']));
    expect([tags, token]).toEqual([keys, 'Bearer purge-token']);
  }
});

it('a failed purge is retried', async () => {
  statuses = [500];
  await shop.deps.catalogue.changed(['list']);
  await expect
    .poll(() => purges.length, { timeout: 20_000, interval: 10 })
    .toBeGreaterThanOrEqual(2);
  expect(purges[1]!.keys).toEqual(expect.arrayContaining(['list', 'any']));
});

it('a change of everything purges all', async () => {
  await shop.deps.catalogue.changed();
  // Earlier purges are retried until then.
  const keys = () => purges.map((purge) => purge.keys);
  await expect.poll(keys, { timeout: 20_000, interval: 10 }).toContainEqual(['all']);
});
