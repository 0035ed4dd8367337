import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/schema/index.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

/** Needs the built window: `npm test` and `npm run verify` build it first. */
describe('the shop window', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
    await shop.deps.db.insert(products).values({
      id: 'p1',
      slug: 'test-stone',
      name: 'Test </script> Stone',
      category: 'Precious',
      originalPricePaise: 200,
      discountedPricePaise: 100,
    });
    await shop.deps.catalogue.changed();
  });
  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const nonceOf = (policy: unknown) => /'nonce-(\w+)'/.exec(String(policy))?.[1];

  it('gives each reply a nonce of its own, also from the cache, and every script carries it', async () => {
    const [first, second] = [await get('/remedies'), await get('/remedies')];
    const nonce = nonceOf(second.headers['content-security-policy']);
    expect(nonce).not.toBe(nonceOf(first.headers['content-security-policy']));
    const tags = [...second.body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    // Structured data is no script that runs.
    const scripts = tags.filter((tag) => !tag.includes('application/ld+json'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(second.body).not.toContain('nonce-placeholder');
  });

  it('names files of its own for the start that comes after the first paint, and fetches none before', async () => {
    const { body } = await get('/remedies');
    expect(body).not.toMatch(/rel="modulepreload"|type="module"/);
    const files = [...new Set(body.match(/\/assets\/[\w.-]+\.js/g))];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect((await get(file)).statusCode, file).toBe(200);
  });

  it('answers 304 without a policy while nothing changed, and anew after a change', async () => {
    const { etag } = (await get('/remedies')).headers;
    const unchanged = await get('/remedies', { 'if-none-match': String(etag) });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers['content-security-policy']).toBeUndefined();
    await shop.deps.db.update(products).set({ name: 'Renamed stone' });
    await shop.deps.catalogue.changed();
    expect((await get('/remedies', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('is the same for everyone: a session changes nothing in it', async () => {
    const [guest, member] = [await get('/remedies'), await get('/remedies', { cookie: 'sid=x; signed-in=1' })];
    expect(member.headers.etag).toBe(guest.headers.etag);
  });

  it('keeps a name with markup inert', async () => {
    await shop.deps.db.update(products).set({ name: 'A </script><script>alert(1)</script>\u2028' });
    await shop.deps.catalogue.changed();
    expect((await get('/remedies/test-stone')).body).not.toContain('<script>alert(1)');
  });

  it('answers unknown pages and files with 404', async () => {
    expect((await get('/no/such/page')).statusCode).toBe(404);
    expect((await get('/remedies/no-such-remedy')).statusCode).toBe(404);
    const asset = await get('/assets/none.js');
    expect([asset.statusCode, asset.body]).toEqual([404, 'Not found']);
  });

  it.each([
    ['/login?next=/cart', '/user/login?next=/cart'],
    ['/contact', '/contact-us'],
    ['/products/p1', '/remedies/test-stone'],
  ])('sends %s to %s', async (from, to) => {
    const reply = await get(from);
    expect(reply.statusCode).toBeGreaterThanOrEqual(301);
    expect(reply.statusCode).toBeLessThanOrEqual(308);
    expect(decodeURIComponent(String(reply.headers.location))).toBe(to);
  });

  it('shows a remedy by its id too, and names its slug as the real address', async () => {
    const { statusCode, body } = await get('/remedies/p1');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/rel="canonical" href="[^"]*\/remedies\/test-stone"/);
  });

  it('allows the provider’s hosts on the checkout alone, and its windows', async () => {
    const checkout = await get('/checkout');
    expect(checkout.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(checkout.headers['cache-control']).toBe('no-store');
    expect((await get('/remedies')).headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('serves built files compressed and for ever', async () => {
    const html = (await get('/remedies')).body;
    const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
    const reply = await get(file, { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it.each(['br', 'identity'])(
    'lets the service worker fetch, sent as %s, and always asks for its newest',
    async (encoding) => {
      const { headers } = await get('/sw.js', { 'accept-encoding': encoding });
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );
});
