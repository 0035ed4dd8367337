import { defined } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productVariants } from '../catalogue/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { pages } from './pages.ts';

const base = 'https://shop.example.in';
type Line = {
  id: string;
  url: string;
  price: { amount: number };
  availability: { available: boolean };
};
type Offer = { id: string; price: number; inStock: boolean; link: string };

/** Requires the built storefront. */
describe('feeds', () => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    const mount = (app: FastifyInstance, deps: Deps) => pages(app, { deps });
    shop = await createCheckoutShop('embedded', { PUBLIC_URL: base }, { mount });
    await seedCatalogue(shop.deps.db, createMemoryImageStore());
    await shop.deps.catalogue.changed();
  });
  afterAll(() => shop.close());

  const read = async (url: string) => (await shop.app.inject({ url })).body;
  const sorted = (offers: Offer[]) => offers.toSorted((a, b) => (a.id < b.id ? -1 : 1));

  async function googleOffers(): Promise<Offer[]> {
    const xml = await read('/feeds/google.xml');
    const field = (item: string, name: string) =>
      new RegExp(`<g:${name}>([^<]*)`).exec(item)?.[1] ?? '';
    return sorted(
      xml
        .split('<item>')
        .slice(1)
        .map((item) => ({
          id: field(item, 'id'),
          price: Number(field(item, 'price').replace(' INR', '')),
          inStock: field(item, 'availability') === 'in_stock',
          link: field(item, 'link'),
        })),
    );
  }

  async function jsonlOffers(): Promise<Offer[]> {
    const lines = (await read('/feeds/products.jsonl')).trim().split('\n');
    return sorted(
      lines.flatMap((line) =>
        JSON.parse(line).variants.map((variant: Line) => ({
          id: variant.id,
          price: variant.price.amount / 100,
          inStock: variant.availability.available,
          link: variant.url,
        })),
      ),
    );
  }

  async function pageOffers(): Promise<Offer[]> {
    const sitemap = await read('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>[^<]*?\.in(\/remedies\/[^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const offers: Offer[] = [];
    for (const path of paths) {
      const html = await read(path);
      const data = [...html.matchAll(/<script[^>]*ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json),
      );
      const product = data.find(
        (one) => one['@type'] === 'Product' || one['@type'] === 'ProductGroup',
      );
      for (const sold of product.hasVariant ?? [product])
        offers.push({
          id: sold.sku,
          price: sold.offers.price,
          inStock: sold.offers.availability.endsWith('/InStock'),
          link: sold.offers.url,
        });
    }
    return sorted(offers);
  }

  it('have every item of every page, with its price, availability, SKU and address', async () => {
    const onPages = await pageOffers();
    expect(onPages.length).toBeGreaterThan(40);
    expect(await googleOffers()).toEqual(onPages);
    expect(await jsonlOffers()).toEqual(onPages);
    const csv = await read('/feeds/meta.csv');
    const rows = csv
      .trim()
      .split(/\r\n(?=")/)
      .slice(1);
    const offers = rows.map((row): Offer => {
      const [id = '', , , availability, , price = '', link = ''] = row.slice(1, -1).split('","');
      return {
        id,
        price: Number(price.replace(' INR', '')),
        inStock: availability === 'in stock',
        link,
      };
    });
    expect(sorted(offers)).toEqual(onPages);
  }, 120_000);

  it('say out of stock within a second of a checkout of the last unit', async () => {
    const [first] = (await googleOffers()).filter(
      ({ id, inStock }) => inStock && !id.startsWith('rem_'),
    );
    const sku = defined(first).id;
    await shop.deps.db
      .update(productVariants)
      .set({ stock: 1 })
      .where(eq(productVariants.sku, sku));
    const { body } = await shop
      .visitor()
      .post('/cart/link', { items: [{ item: sku, quantity: 1 }] });
    const items = [{ productId: body.items[0].product._id, variant: sku, quantity: 1 }];
    const { reply } = await startOrder(shop.visitor(), body.quote.charge, items);
    expect([reply.status, reply.body.code]).toEqual([200, undefined]);
    await expect
      .poll(async () => (await googleOffers()).find(({ id }) => id === sku)?.inStock, {
        interval: 50,
        timeout: 10_000,
      })
      .toBe(false);
  });

  it('lists articles of each language for feed readers', async () => {
    for (const locale of ['en', 'hi']) {
      const xml = await read(`/feeds/articles-${locale}.xml`);
      expect(xml.match(/<entry>/g)).toHaveLength(6);
      expect(xml).toContain(`<link rel="self" href="${base}/feeds/articles-${locale}.xml"/>`);
    }
  });

  it('has a plain-text index with the landing pages', async () => {
    const text = await read('/llms.txt');
    expect(text).toContain(`- [Ruby (Manik)](${base}/stones/ruby)`);
    expect(text.match(/^- /gm)!.length).toBeGreaterThan(48);
  });
});
