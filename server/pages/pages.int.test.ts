import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

const assets = new URL('../../web/build/en/client/assets/', import.meta.url);

/** Requires the built storefront: `npm test` and `npm run verify` build it first. */
describe('the storefront', () => {
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

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers });

  it('allows each of its scripts by its hash, and contains nothing random', async () => {
    const [first, second] = [
      await get('/remedies'),
      await get('/remedies', { 'accept-encoding': 'br' }),
    ];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toBe(second.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/^script-src 'sha256-/);
    expect(first.body).not.toContain('nonce=');
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
    // Structured data (JSON-LD) is not an executable script.
    const scripts = [...first.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !attributes.includes('application/ld+json'),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const hashes = scripts.map(([, , text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
  });

  it('names separate files for the start after the first paint, and fetches none before', async () => {
    const { body } = await get('/remedies');
    expect(body).not.toMatch(/rel="modulepreload"|type="module"/);
    const files = [...new Set(body.match(/\/assets\/[\w.-]+\.js/g))];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect((await get(file)).statusCode, file).toBe(200);
  });

  it('returns 304 in each encoding while nothing has changed, and a fresh response after a change', async () => {
    for (const encoding of ['identity', 'br', 'gzip', 'zstd']) {
      const { etag, vary } = (await get('/remedies', { 'accept-encoding': encoding })).headers;
      expect(vary).toBe('accept-encoding');
      const unchanged = await get('/remedies', {
        'if-none-match': `W/${etag}, "other"`,
        'accept-encoding': encoding,
      });
      expect([unchanged.statusCode, unchanged.headers.etag, unchanged.body]).toEqual([
        304,
        etag,
        '',
      ]);
    }
    const { etag } = (await get('/remedies')).headers;
    await shop.deps.db.update(products).set({ name: 'Renamed stone' });
    await shop.deps.catalogue.changed();
    expect((await get('/remedies', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('is the same for all users: a session changes nothing in it', async () => {
    const [guest, member] = [
      await get('/remedies'),
      await get('/remedies', { cookie: 'sid=x; signed-in=1' }),
    ];
    expect(member.headers.etag).toBe(guest.headers.etag);
  });

  it('keeps a name with markup inert', async () => {
    await shop.deps.db.update(products).set({ name: 'A </script><script>alert(1)</script>\u2028' });
    await shop.deps.catalogue.changed();
    expect((await get('/remedies/test-stone')).body).not.toContain('<script>alert(1)');
  });

  it('responds to a truncated link with the corresponding error page', async () => {
    const reply = await get('/hi/nowhere/%E0%A4');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
  });

  it('responds to unknown pages and files with 404', async () => {
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

  it('knows the type of every built file, and unpacks to the same bytes in each encoding', async () => {
    const files = (await readdir(assets)).filter((file) => !/\.(br|gz)$/.test(file));
    const ofEachKind = [...new Map(files.map((file) => [path.extname(file), file])).values()];
    for (const file of ofEachKind) {
      const bytes = await readFile(new URL(file, assets));
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers, rawPayload } = await get(`/assets/${file}`, {
          'accept-encoding': encoding,
        });
        expect(headers['content-type'], file).not.toContain('octet-stream');
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
          String(headers['content-encoding'])
        ];
        expect([file, encoding, (unpack ? unpack(rawPayload) : rawPayload).equals(bytes)]).toEqual([
          file,
          encoding,
          true,
        ]);
      }
    }
  });

  it('sends built files with security headers and no document headers; an SVG counts as a document', async () => {
    const html = (await get('/remedies')).body;
    const script = await get(/\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '', {
      'accept-encoding': 'br',
    });
    expect(
      Object.keys(script.headers).filter((name) => !/^(date|connection|keep-alive)$/.test(name)),
    ).toEqual([
      'x-content-type-options',
      'cross-origin-resource-policy',
      'cache-control',
      'content-type',
      'vary',
      'content-encoding',
      'content-length',
    ]);
    const drawing = (await readdir(assets)).find((file) => file.endsWith('.svg'));
    expect((await get(`/assets/${drawing}`)).headers['content-security-policy']).toMatch(
      /^default-src 'none'/,
    );
  });

  it('serves a self-contained offline page in each language', async () => {
    for (const [url, title] of [
      ['/offline.html', 'You are offline'],
      ['/hi/offline.html', 'आप ऑफ़लाइन हैं'],
    ] as const) {
      const { headers, body } = await get(url);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'/,
      );
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).not.toMatch(/<script|<link|src=/);
    }
  });

  it.each([
    '/cart',
    '/hi/cart',
    '/%63art',
    '/Cart',
    '/cart/',
    '/cart.data',
    '/order/x',
    '/hi/order/x?id=1',
  ])('serves %s uncached', async (url) => {
    const { headers } = await get(url);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  });

  it.each(['br', 'identity'])(
    'lets the service worker fetch, sent as %s, and always revalidates its newest version',
    async (encoding) => {
      const { headers } = await get('/sw.js', { 'accept-encoding': encoding });
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
      expect(headers['cache-control']).toBe('public, no-cache');
    },
  );
});

describe('a page and its parameters', () => {
  let shop: TestShop;
  let renders = 0;
  beforeAll(async () => {
    shop = await createTestShop(
      'embedded',
      {},
      {
        change: (deps) => ({
          ...deps,
          catalogue: {
            ...deps.catalogue,
            remember: (key, compute, tags) => {
              if (key.startsWith('products')) renders += 1;
              return deps.catalogue.remember(key, compute, tags);
            },
          },
        }),
        mount: (app, deps) => pages(app, { deps }),
      },
    );
  });
  afterAll(() => shop.close());
  const get = (url: string) => shop.app.inject({ url });

  it('is rendered once, regardless of parameters that it does not read', async () => {
    await get('/remedies');
    const before = renders;
    for (const url of ['/remedies?x=1', '/remedies?x=2', '/remedies?utm_source=a&sort[]=1'])
      await get(url);
    expect(renders).toBe(before);
    await get('/remedies?sort=name');
    expect(renders).toBe(before + 1);
  });

  it('renders parameters of the URL verbatim, with no nonce substituted', async () => {
    for (const smuggled of [
      'jyotiratna-nonce-placeholder',
      'nonce',
      'nonce-placeholder',
      '%00nonce',
    ]) {
      const { body } = await get(`/remedies?search=${smuggled}`);
      expect(body, smuggled).toContain(smuggled.replace('%00', ''));
      expect(body, smuggled).not.toMatch(/nonce="|"nonce":/);
    }
  });

  it('is tagged alike by every process', async () => {
    const other = await createTestShop(
      'embedded',
      {},
      { mount: (app, deps) => pages(app, { deps }) },
    );
    const [first, second] = [await get('/faqs'), await other.app.inject({ url: '/faqs' })];
    expect(second.headers.etag).toBe(first.headers.etag);
    await other.close();
  });

  it.each([
    ['a NUL', '/remedies?search=%00&sort[]=1', 200],
    ['a cursor of no list', '/remedies?cursor=abc', 302],
    ['a long slug', `/remedies/${'a'.repeat(1500)}`, 404],
    ['a long id', `/products/${'a'.repeat(1500)}`, 404],
    ['a name of every object', '/graha/constructor', 404],
    ['all of it in Hindi', '/hi/remedies?cursor=abc&search=%00%ff', 302],
  ])('is answered, not failed: %s', async (_subject, url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it('is queued in a rush, and rejected when the queue is full', async () => {
    const results = await Promise.all(
      Array.from({ length: 120 }, (_, n) => get(`/remedies?search=rush${n}`)),
    );
    const statuses = new Set(results.map(({ statusCode }) => statusCode));
    expect([...statuses].toSorted()).toEqual([200, 503]);
    const rejected = results.find(({ statusCode }) => statusCode === 503)!;
    expect(rejected.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('a page while the database is away', () => {
  let shop: TestShop;
  let outage: 'no' | 'reads' | 'all' = 'no';
  const unavailable = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  beforeAll(async () => {
    shop = await createTestShop(
      'embedded',
      {},
      {
        change: (deps) => ({
          ...deps,
          catalogue: {
            ...deps.catalogue,
            remember: (key, compute, tags) =>
              outage === 'all' || (outage === 'reads' && key.startsWith('product'))
                ? unavailable()
                : deps.catalogue.remember(key, compute, tags),
          },
          changes: {
            ...deps.changes,
            confirm: () => (outage === 'all' ? unavailable() : deps.changes.confirm()),
          },
        }),
        mount: (app, deps) => pages(app, { deps }),
      },
    );
  });
  afterEach(() => {
    outage = 'no';
    vi.restoreAllMocks();
  });
  afterAll(() => shop.close());
  const get = (url: string) => shop.app.inject({ url });

  it.each([
    ['/remedies', 'all', 'en-IN', 'Try again'],
    ['/remedies?sort=oldest', 'reads', 'en-IN', 'Try again'],
    ['/hi/remedies', 'all', 'hi-IN', 'फिर कोशिश करें'],
    ['/hi', 'all', 'hi-IN', 'फिर कोशिश करें'],
    ['/remedies/ruby', 'reads', 'en-IN', 'Try again'],
  ] as const)(
    'displays an error at %s (%s) and recovers immediately',
    async (url, kind, language, next) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      outage = kind;
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        503,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<a href="">${next}</a>`);
      expect(body).not.toMatch(/<script|<link|src=/);
      outage = 'no';
      expect((await get(url)).statusCode).toBe(url === '/remedies/ruby' ? 404 : 200);
    },
  );

  it('is the home page without its remedies, uncached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // The list was cached when the Hindi home page was rendered, and would be used here.
    await shop.deps.catalogue.changed();
    outage = 'reads';
    const failed = await get('/');
    expect(failed.body).toContain('Failed to load featured products');
    expect([failed.statusCode, failed.headers['cache-control'], failed.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    outage = 'no';
    const healed = await get('/');
    expect(healed.body).not.toContain('Failed to load featured products');
    expect(healed.headers['cache-control']).toBe('public, no-cache');
  });

  it('is JSON for the router, which formats the error itself', async () => {
    outage = 'all';
    const { statusCode, headers } = await get('/remedies.data');
    expect([statusCode, headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
  });
});
