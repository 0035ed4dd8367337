import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { products } from './schema.ts';

describe.each(databaseKinds())('the catalogue on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop(kind);
    const row = (n: number, name: string, price: number, extra = {}) => ({
      id: `p${n}`,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      category: 'Semi-Precious' as const,
      description: 'A stone.',
      originalPricePaise: price + 100,
      discountedPricePaise: price,
      createdAt: new Date(Date.UTC(2026, 0, n)),
      ...extra,
    });
    await shop.deps.db.insert(products).values([
      row(1, 'Amber Drop', 30_000, {
        description: 'Warm as a garnet.',
        nameHi: 'कहरुवा मूँगा',
        descriptionHi: 'चन्द्र और ज़मीन का रत्न।',
        benefitsHi: ['परंपरा से पहना जाता है'],
      }),
      row(2, 'Beryl 100% Clear', 10_000, {
        isFeatured: true,
        stock: 0,
        description: 'Cut in Khambhat, beside tamra.',
      }),
      row(3, 'Citrine Ring', 20_000, { category: 'Precious', planets: ['Jupiter'] }),
      row(4, 'Gone', 500, { deletedAt: new Date() }),
    ]);
    await shop.deps.catalogue.changed();
  });
  afterAll(() => shop.close());

  const names = async (query: string) =>
    (await shop.visitor().get(`/products${query}`)).body.products.map(
      (p: { name: string }) => p.name,
    );

  it('lists newest first, without deleted remedies', async () => {
    expect(await names('')).toEqual(['Citrine Ring', 'Beryl 100% Clear', 'Amber Drop']);
  });

  it.each([
    ['oldest', ['Amber Drop', 'Beryl 100% Clear', 'Citrine Ring']],
    ['price-low', ['Beryl 100% Clear', 'Citrine Ring', 'Amber Drop']],
    ['price-high', ['Amber Drop', 'Citrine Ring', 'Beryl 100% Clear']],
    ['name', ['Amber Drop', 'Beryl 100% Clear', 'Citrine Ring']],
  ])('sorts by %s, page by page', async (sort, expected) => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await shop
        .visitor()
        .get(`/products?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(body.total).toBe(3);
      seen.push(...body.products.map((p: { name: string }) => p.name));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(expected);
  });

  it.each([
    ['citrin stone', ['Citrine Ring']],
    ['बृहस्पति', ['Citrine Ring']],
    ['money', ['Citrine Ring']],
    ['amber ring', ['Amber Drop']],
    ['sunehla bracelet', ['Citrine Ring']],
  ])('finds the intended match of %s where no text contains it', async (search, expected) => {
    const { body } = await shop
      .visitor()
      .get(`/products?search=${encodeURIComponent(search)}&limit=1`);
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual(expected);
    expect([body.total, body.near]).toEqual([
      expected.length,
      expected.length > 0 ? true : undefined,
    ]);
  });

  it('finds a stone by its trade synonyms in addition to literal matches', async () => {
    const { body } = await shop.visitor().get('/products?search=Tamra');
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual([
      'Beryl 100% Clear',
      'Amber Drop',
    ]);
    expect(body.near).toBeUndefined();
  });

  it('returns only literal matches if there are any', async () => {
    const { body } = await shop.visitor().get('/products?search=ring');
    expect([body.products.length, body.near]).toEqual([1, undefined]);
  });

  it.each([
    ['name', 'cITRINE', ['Citrine Ring']],
    ['description', 'kHAMBHAT', ['Beryl 100% Clear']],
    ['category', 'sEMI-pRECIOUS', ['Beryl 100% Clear', 'Amber Drop']],
  ])('searches the %s without case', async (_field, search, found) => {
    expect(await names(`?search=${search}`)).toEqual(found);
  });

  it('treats % and _ in a search literally', async () => {
    expect(await names('?search=100%25')).toEqual(['Beryl 100% Clear']);
    expect(await names('?search=_')).toEqual([]);
  });

  it.each([
    ['the name', 'कहरुवा'],
    ['the description', 'रत्न'],
    ['a dot for a chandrabindu', 'मूंगा'],
    ['a dot for a nasal letter', 'चंद्र'],
    ['no nukta', 'जमीन'],
  ])('searches in Hindi: %s', async (_subject, search) => {
    expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(['Amber Drop']);
  });

  it('distinguishes different Hindi words', async () => {
    expect(await names(`?search=${encodeURIComponent('चाँदी')}`)).toEqual([]);
  });

  it('returns a remedy in Hindi if it has Hindi content', async () => {
    const { products: listed } = (await shop.visitor().get('/products?sort=oldest')).body;
    expect(listed[0].hindi).toEqual({
      name: 'कहरुवा मूँगा',
      description: 'चन्द्र और ज़मीन का रत्न।',
      benefits: ['परंपरा से पहना जाता है'],
    });
    expect(listed[1]).not.toHaveProperty('hindi');
  });

  it('filters by category, by featured and by graha', async () => {
    expect(await names('?category=Precious')).toEqual(['Citrine Ring']);
    expect(await names('?isFeatured=true')).toEqual(['Beryl 100% Clear']);
    expect(await names('?planet=Jupiter')).toEqual(['Citrine Ring']);
  });

  it('returns a product by slug and by id, prices in rupees', async () => {
    const { body } = await shop.visitor().get('/products/citrine-ring');
    expect(body.product).toMatchObject({
      _id: 'p3',
      id: 'p3',
      discountedPrice: 200,
      originalPrice: 201,
      quantity: null,
    });
    expect((await shop.visitor().get('/products/p2')).body.product).toMatchObject({
      slug: 'beryl-100%-clear',
      quantity: 0,
    });
  });

  it.each(['GET', 'POST', 'DELETE'] as const)(
    'responds to %s of a nonexistent endpoint with a 404 of the API',
    async (method) => {
      const reply = await shop.app.inject({ method, url: '/api/no/such/call' });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('returns 404 with the specified message for an unknown product', async () => {
    const reply = await shop.visitor().get('/products/nothing-here');
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ code: 'product_not_found', message: 'Product not found.' });
  });

  it.each([
    ['?sort=random', 'sort'],
    ['?limit=0', 'limit'],
    ['?cursor=abc', 'cursor'],
    ['?colour=red', 'colour'],
    ['?search=a&search=b', 'search'],
  ])('rejects %s and names %s', async (query, field) => {
    const reply = await shop.visitor().get(`/products${query}`);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });
});
