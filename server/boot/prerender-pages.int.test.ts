import { afterAll, beforeAll, expect, it } from 'vitest';
import { pages } from '../pages/pages.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { prerenderPages } from './prerender-pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
});
afterAll(() => shop.close());

it('renders the most visited pages of both languages before the first request', async () => {
  const rendered: [url: string, status: number, policy: unknown][] = [];
  await prerenderPages({
    async inject(options: { url: string }) {
      const reply = await shop.app.inject(options);
      rendered.push([options.url, reply.statusCode, reply.headers['cache-control']]);
      return reply;
    },
  } as unknown as TestShop['app']);
  expect(rendered.map(([url]) => url)).toEqual(
    expect.arrayContaining(['/', '/hi', '/remedies', '/hi/remedies']),
  );
  expect(
    rendered.filter(([, status, policy]) => status !== 200 || policy !== 'public, no-cache'),
  ).toEqual([]);
});
