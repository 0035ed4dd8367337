import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { purgeByHttp } from '../platform/cdn/send-purge.ts';
import { startPurging } from '../platform/cdn/start-purging.ts';
import { transact } from '../platform/database/transact.ts';
import { takeStock } from '../reservations/stock-queries.ts';
import { addProduct } from '../testing/catalogue.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

/** A cache's own side of the purge call: what it was asked to forget, by whom, and with which replies it answers. */
const asked: { keys: string[]; tags: string[]; token: string | undefined }[] = [];
let answers: number[] = [];
const cdn = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { 'surrogate-key': keys, authorization: token } = request.headers;
    asked.push({ keys: String(keys).split(' '), tags: JSON.parse(body).tags, token });
    response.writeHead(answers.shift() ?? 200).end();
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
  stop = startPurging(shop.deps, purgeByHttp(shop.deps.env), { gatherMs: 5, againMs: 40, retryMs: 20 });
});
afterAll(async () => {
  stop();
  await shop.close();
  await new Promise((closed) => cdn.close(closed));
});
afterEach(() => {
  asked.length = 0;
});

const headersOf = async (url: string) => (await shop.app.inject({ url })).headers;

it('pages and public calls are kept by a shared cache under what they show, personal ones by none', async () => {
  const page = await headersOf('/remedies/ring');
  expect(page['cache-control']).toMatch(/s-maxage=60/);
  expect(String(page['surrogate-key']).split(' ')).toEqual(expect.arrayContaining(['all', 'product:ring', 'day']));
  expect(page['surrogate-key']).not.toContain('stock');
  const call = await headersOf('/api/products/ring');
  expect(String(call['cache-tag']).split(',')).toEqual(expect.arrayContaining(['all', 'stock:ring']));
  for (const url of ['/cart', '/api/auth/me', '/api/nothing'])
    expect([url, (await headersOf(url))['cdn-cache-control']]).toEqual([url, undefined]);
});

it('a remedy that is sold out is forgotten there, at once and again after slower processes', async () => {
  await transact(shop.deps.db, (tx) => takeStock(tx, { productId: 'ring', take: 5, give: 0 }));
  await expect.poll(() => asked.length, { timeout: 2000, interval: 10 }).toBeGreaterThanOrEqual(2);
  for (const { keys, tags, token } of asked) {
    expect(keys).toEqual(expect.arrayContaining(['product:ring', 'stock:ring', 'any']));
    expect([tags, token]).toEqual([keys, 'Bearer purge-token']);
  }
});

it('what the cache did not take is sent again', async () => {
  answers = [500];
  await shop.deps.catalogue.changed(['list']);
  await expect.poll(() => asked.length, { timeout: 2000, interval: 10 }).toBeGreaterThanOrEqual(2);
  expect(asked[1]!.keys).toEqual(expect.arrayContaining(['list', 'any']));
});

it('a change of everything forgets all', async () => {
  await shop.deps.catalogue.changed();
  // What was told before is said again in the meantime.
  const keys = () => asked.map((purge) => purge.keys);
  await expect.poll(keys, { timeout: 2000, interval: 10 }).toContainEqual(['all']);
});
