import { indianDate, isPrivate, localeOfPath, locales } from '@jyotiratna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { findPages } from './find-pages.ts';
import { pages } from './pages.ts';
import { loadBuild } from './renderer.ts';

const base = 'https://shop.example.in';

/** Requires the built storefront. */
describe('search engine metadata', () => {
  let shop: TestShop;
  let paths: string[];
  beforeAll(async () => {
    shop = await createTestShop(
      'embedded',
      { PUBLIC_URL: base },
      { mount: (app, deps) => pages(app, { deps }) },
    );
    await shop.deps.db.insert(products).values({
      id: 'p1',
      slug: 'test-stone',
      name: 'Test Stone & Sons',
      description: 'A stone for tests.',
      category: 'Precious',
      originalPricePaise: 200,
      discountedPricePaise: 100,
    });
    await shop.deps.catalogue.changed();
    paths = await listedIn('/sitemap.xml');
  });
  afterAll(() => shop.close());

  const get = (url: string) => shop.app.inject({ url });

  async function listedIn(sitemap: string): Promise<string[]> {
    const { body } = await get(sitemap);
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
      const { origin, pathname } = new URL(url);
      expect(origin).toBe(base);
      return pathname;
    });
  }

  /** The metadata in the head of a page. */
  function readHead(html: string) {
    const text = (found: RegExpExecArray | null) => found?.[1] ?? '';
    const meta = (name: string) =>
      text(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html));
    return {
      title: text(/<title>([^<]*)<\/title>/.exec(html)),
      description: meta('description'),
      canonical: text(/<link rel="canonical" href="([^"]*)"/.exec(html)),
      robots: meta('robots'),
      social: [
        'og:title',
        'og:description',
        'og:url',
        'og:image:alt',
        'og:type',
        'twitter:card',
      ].map(meta),
      picture: meta('og:image'),
      imageSize: [Number(meta('og:image:width')), Number(meta('og:image:height'))],
      data: [
        ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
      ].map(([, json = '']) => JSON.parse(json)),
    };
  }
  const typesOf = (data: { '@type'?: string; '@graph'?: { '@type': string }[] }[]) =>
    data.flatMap((item) => item['@graph']?.map((part) => part['@type']) ?? item['@type']);

  it('lists every kind of public page in the sitemap, and no private one', async () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/remedies',
        '/remedies/test-stone',
        '/blog',
        '/faqs',
        '/refund-policy',
      ]),
    );
    expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(6);
    const pageAt = await findPages(loadBuild);
    expect(paths.filter((path) => isPrivate(pageAt(path).page))).toEqual([]);
    const unlisted = [...paths, ...(await listedIn('/sitemap-panchang.xml'))].filter(
      (path) => !pageAt(path).page.sitemap,
    );
    expect(unlisted).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has the true modification date of a remedy or an article, and no date where it is unknown', async () => {
    const changedOf = async (path: string) => {
      const { body } = await get('/sitemap.xml');
      return new RegExp(`<loc>${base}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(body)?.[1];
    };
    expect(await changedOf('/blog/choosing-a-first-gemstone')).toMatch(/^2026-\d\d-\d\d$/);
    expect(await changedOf('/kundli')).toBeUndefined();
    const updated = new Date('2026-11-20T04:30:00Z');
    await shop.deps.db.update(products).set({ updatedAt: updated, version: 5 });
    await shop.deps.catalogue.changed();
    expect(await changedOf('/remedies/test-stone')).toBe(updated.toISOString());
    expect(await changedOf('/remedies')).toBe(updated.toISOString());
  });

  async function expectComplete(path: string, seen: Map<string, string>): Promise<void> {
    const { statusCode, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    const head = readHead(body);
    expect([path, head.canonical]).toEqual([path, base + path]);
    expect([path, head.robots]).toEqual([path, '']);
    expect([path, head.social.filter((value) => value === '')]).toEqual([path, []]);
    expect([path, body.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
    for (const text of [head.title, head.description]) {
      // A remedy without a Hindi translation has the same text in both locales.
      const key = `${localeOfPath(path)} ${text}`;
      expect([path, text.length > 0, seen.get(key)]).toEqual([path, true, undefined]);
      seen.set(key, path);
    }
  }

  it('is complete on each page: title, description, canonical URL, social tags, one h1', async () => {
    const seen = new Map<string, string>();
    for (const path of paths) await expectComplete(path, seen);
  });

  it('lists the panchang of large cities for thirty days in a separate sitemap, with complete pages', async () => {
    const listed = await listedIn('/sitemap-panchang.xml');
    expect(new Set(listed).size).toBe(24 * 30 * locales.length);
    const dates = [...new Set(listed.map((path) => path.split('/').at(-1)))];
    expect(dates).toHaveLength(30);
    expect([dates[0], dates.toSorted()]).toEqual([indianDate(shop.deps.clock.now()), dates]);
    // All these pages share a template: the first and the last represent the others.
    const seen = new Map<string, string>();
    for (const path of [...listed.slice(0, 4), ...listed.slice(-4)]) {
      await expectComplete(path, seen);
      const { picture: image } = readHead((await get(path)).body);
      const reply = await get(new URL(image).pathname);
      expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
      expect([path, seen.get(String(reply.headers.etag))]).toEqual([path, undefined]);
      seen.set(String(reply.headers.etag), path);
    }
  });

  /**
   * The first and the last path of each route and language, since an image takes a quarter of a
   * second.
   */
  async function onePerKind(): Promise<string[]> {
    const pageAt = await findPages(loadBuild);
    const kinds = Map.groupBy(paths, (path) => `${localeOfPath(path)} ${pageAt(path).page.path}`);
    return [...new Set([...kinds.values()].flatMap((kind) => [kind[0], kind.at(-1)]))].filter(
      (path) => path !== undefined,
    );
  }

  it('includes a social image for each kind of page', async () => {
    const seen = new Map<string, string>();
    for (const path of await onePerKind()) {
      const { picture: image, imageSize } = readHead((await get(path)).body);
      expect([path, new URL(image).origin]).toEqual([path, base]);
      const reply = await get(new URL(image).pathname);
      expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
      const { width, height } = await sharp(reply.rawPayload).metadata();
      expect([path, width, height]).toEqual([path, ...imageSize]);
      const tag = String(reply.headers.etag);
      // A remedy without a Hindi translation shares the one image in both locales.
      const key = `${localeOfPath(path)} ${tag}`;
      expect([path, seen.get(key)]).toEqual([path, undefined]);
      seen.set(key, path);
      const second = await shop.app.inject({
        url: new URL(image).pathname,
        headers: { 'if-none-match': tag },
      });
      expect([path, second.statusCode]).toEqual([path, 304]);
    }
  });

  it.each([
    '/share/remedies/none.jpg',
    '/hi/share/none.jpg',
    '/share/none.jpg',
    '/share/home.png',
    '/share/constructor.jpg',
    '/share/stones/granite.jpg',
    '/share/horoscope/mesha/year.jpg',
    '/share/panchang/delhi/2026-02-30.jpg',
    '/share/panchang/no-such-city/2026-11-22.jpg',
  ])('renders no image for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/remedies', ['ItemList', 'BreadcrumbList']],
    ['/remedies/test-stone', ['Product', 'BreadcrumbList']],
    ['/faqs', ['FAQPage', 'BreadcrumbList']],
    ['/blog/choosing-a-first-gemstone', ['Article', 'BreadcrumbList']],
    ['/shipping-policy', ['BreadcrumbList']],
    ['/stones', ['BreadcrumbList']],
    ['/compare', ['BreadcrumbList']],
    ['/stones/ruby', ['FAQPage', 'BreadcrumbList']],
    ['/hi/tools/nakshatra', ['FAQPage', 'BreadcrumbList']],
    ['/horoscope/mesha/week', ['BreadcrumbList']],
    ['/panchang', ['BreadcrumbList']],
    ['/panchang/jaipur/2026-11-22', ['BreadcrumbList']],
    ['/panchang/jaipur/month/2026-11', ['BreadcrumbList']],
  ])('describes %s to machines as %j', async (path, types) => {
    const { data } = readHead((await get(path)).body);
    expect(typesOf(data)).toEqual(types);
    expect(JSON.stringify(data)).not.toMatch(/"(url|item|logo|mainEntityOfPage)":"\//);
  });

  it('names the search of the catalogue', async () => {
    expect((await get('/')).body).toContain(`${base}/remedies?search={words}`);
  });

  it('closes private screens to search engines', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain(`Sitemap: ${base}/sitemap.xml`);
    expect(robots.body).toContain(`Sitemap: ${base}/sitemap-panchang.xml`);
    const privatePaths = [
      '/cart',
      '/checkout',
      '/user/profile',
      '/order/x',
      '/booking/x',
      '/hi/booking/x',
      '/hi/cart',
      '/hi/user/login',
    ];
    for (const path of [...privatePaths, '/admin', '/admin/login']) {
      expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
      const isDisallowed = [...robots.body.matchAll(/Disallow: (\S+)/g)].some(([, prefix = '']) =>
        path.startsWith(prefix),
      );
      expect([path, isDisallowed]).toEqual([path, true]);
    }
  });

  it('marks every private page as noindex', async () => {
    for (const path of [
      '/cart',
      '/hi/checkout',
      '/order/x',
      '/user/login',
      '/admin/team',
      '/newsletter/confirm',
    ]) {
      expect([path, readHead((await get(path)).body).robots]).toEqual([path, 'noindex']);
    }
  });

  it('excludes a nonexistent page from every index', async () => {
    const { statusCode, body } = await get('/blog/no-such-article');
    expect(statusCode).toBe(404);
    expect(readHead(body).robots).toBe('noindex');
  });
});
