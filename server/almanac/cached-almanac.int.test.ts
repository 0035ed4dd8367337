import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectTags } from '../platform/cache/response-tags.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let now = Date.parse('2026-11-22T06:00:00Z');
beforeAll(async () => {
  shop = await createTestShop(
    'embedded',
    {},
    { change: (deps) => ({ ...deps, clock: { now: () => now } }) },
  );
});
afterAll(() => shop.close());

const browser = { 'accept-encoding': 'gzip, deflate, br' };
/** Awaited here, within the observer, because an injected request starts only when awaited. */
const request = async (url: string) =>
  await shop.app.inject({ url: `/api${url}`, headers: browser });

it.each([
  '/panchang?city=jaipur',
  '/panchang?city=jaipur&date=2026-11-22',
  '/panchang/month?city=jaipur&month=2026-11',
  '/panchang/cities',
  '/horoscope',
  '/create/horoscope?language=hi',
])('%s contains the day only, so that no order or edit recomputes it', async (url) => {
  const { result, tags } = await collectTags(() => request(url));
  expect(result.statusCode).toBe(200);
  expect(tags).toEqual(['day']);
});

it.each(['/panchang?city=jaipur&date=2026-11-22', '/horoscope', '/panchang/cities'])(
  '%s is returned as the same compressed bytes, and 304 to clients that have them',
  async (url) => {
    const [first, second] = [await request(url), await request(url)];
    expect(first.headers['content-encoding']).toBe('br');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const etag = String(first.headers.etag);
    const third = await shop.app.inject({
      url: `/api${url}`,
      headers: { ...browser, 'if-none-match': etag },
    });
    expect(third.statusCode).toBe(304);
  },
);

it('caches a given date for a day in browsers, today for a minute', async () => {
  const cacheControlOf = async (url: string) => (await request(url)).headers['cache-control'];
  expect(await cacheControlOf('/panchang?city=jaipur&date=2026-11-22')).toBe(
    'public, max-age=86400',
  );
  expect(await cacheControlOf('/panchang?city=jaipur')).toBe('public, max-age=60');
});

it('determines today by the place’s midnight, not India’s', async () => {
  const today = async () => {
    const date = async (city: string) =>
      (await shop.visitor().get(`/panchang?city=${city}`)).body.date;
    return [
      await date('london'),
      await date('delhi'),
      (await shop.visitor().get('/horoscope')).body.date,
    ];
  };
  now = Date.parse('2026-11-22T18:00:00Z');
  // Cached until midnight at the place itself, not in India.
  const { result, until } = await collectTags(() => request('/panchang?city=london'));
  expect([result.statusCode, until]).toEqual([200, Date.parse('2026-11-23T00:00:00Z')]);
  expect((await request('/panchang?city=london')).rawPayload.equals(result.rawPayload)).toBe(true);
  expect(await today()).toEqual(['2026-11-22', '2026-11-22', '2026-11-22']);
  now = Date.parse('2026-11-22T19:00:00Z');
  expect(await today()).toEqual(['2026-11-22', '2026-11-23', '2026-11-23']);
  now = Date.parse('2026-11-23T00:30:00Z');
  expect(await today()).toEqual(['2026-11-23', '2026-11-23', '2026-11-23']);
});
