import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { newMember } from '../testing/members.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

const base = 'http://localhost:3000';
const at = '/admin/collections';

/** Requires the built storefront. */
describe('the pages of a collection', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
    await shop.deps.db.insert(products).values({
      ...{
        id: 'p1',
        slug: 'test-stone',
        name: 'Test Stone',
        description: 'A stone.',
        category: 'Precious',
      },
      ...{ originalPricePaise: 200, discountedPricePaise: 100 },
    });
    const admin = await newMember(shop, 'admin');
    const { id, content } = (await admin.post(at, { title: 'Gifts' })).body.collection;
    const places = ['menu', 'footer', 'home'];
    const hi = { ...content.hi, title: 'उपहार' };
    const saved = {
      ...content,
      places,
      products: ['p1'],
      hi,
      en: { ...content.en, lead: 'For a wedding.' },
    };
    await admin.put(`${at}/${id}`, { version: 1, content: saved });
    await admin.post(`${at}/${id}/publish`, { version: 2 });
    await admin.put(`${at}/${id}`, { version: 3, content: { ...saved, slug: 'wedding' } });
    await admin.post(`${at}/${id}/publish`, { version: 4 });
  });
  afterAll(() => shop.close());

  const get = (url: string) => shop.app.inject({ url });

  it('has its remedies as an item list, one address in each language, and an image', async () => {
    const { body, statusCode } = await get('/collections/wedding');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${base}/collections/wedding"/>`);
    expect(body).toMatch(
      new RegExp(`hreflang="hi[^"]*" href="${base}/hi/collections/wedding"`, 'i'),
    );
    expect(body).toMatch(/"@type":"ItemList"[^<]*\/remedies\/test-stone/);
    expect((await get('/hi/collections/wedding')).body).toContain('उपहार');
    expect((await get('/share/collections/wedding.jpg')).headers['content-type']).toBe(
      'image/jpeg',
    );
  });

  it('is in the sitemap, and linked from the home page, menu, footer and list', async () => {
    expect((await get('/sitemap.xml')).body).toContain(`<loc>${base}/hi/collections/wedding</loc>`);
    const links = (html: string) => html.split('href="/collections/wedding"').length - 1;
    expect(links((await get('/')).body)).toBe(3);
    expect(links((await get('/collections')).body)).toBe(3);
    expect(links((await get('/faqs')).body)).toBe(2);
  });

  it('redirects its earlier address and that of other shops’ catalogue once', async () => {
    for (const [from, to] of [
      ['/collections/gifts', '/collections/wedding'],
      ['/hi/collections/gifts', '/hi/collections/wedding'],
      ['/collections/all', '/remedies'],
      ['/hi/collections/all', '/hi/remedies'],
    ]) {
      const { statusCode, headers } = await get(from ?? '');
      expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
    }
    expect((await get('/collections/none')).statusCode).toBe(404);
  });
});
