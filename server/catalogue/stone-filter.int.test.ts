import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/catalogue.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const stones = [
  {
    id: 'r1',
    stone: 'ruby',
    origin: 'myanmar',
    weightMg: 800,
    price: 40_000,
    perCarat: 10_000,
    report: 'GRS-1',
  },
  {
    id: 'r2',
    stone: 'ruby',
    origin: 'mozambique',
    weightMg: 1_000,
    price: 15_000,
    perCarat: 3_000,
    report: null,
  },
  {
    id: 'y1',
    stone: 'yellow-sapphire',
    origin: 'sri-lanka',
    weightMg: 900,
    price: 54_000,
    perCarat: 12_000,
    report: 'S-1',
  },
  {
    id: 'y2',
    stone: 'yellow-sapphire',
    origin: 'sri-lanka',
    weightMg: 1_300,
    price: 91_000,
    perCarat: 14_000,
    report: 'S-2',
  },
  {
    id: 'sold',
    stone: 'ruby',
    origin: 'myanmar',
    weightMg: 800,
    price: 20_000,
    perCarat: 5_000,
    report: 'GRS-2',
  },
] as const;

describe.each(databaseKinds())('loose stones in the list on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    for (const { id, perCarat, report, ...stone } of stones)
      await addProduct(shop.deps, {
        ...stone,
        id,
        stock: id === 'sold' ? 0 : 1,
        pricePerCaratPaise: perCarat * 100,
        nature: 'natural',
        treatment: 'heat',
        shape: 'oval',
        laboratory: report ? 'GRS' : null,
        reportNumber: report,
      });
    await addProduct(shop.deps, { id: 'bracelet', price: 15_000 });
  });
  afterAll(() => shop.close());

  const list = async (query: string) => (await shop.visitor().get(`/products?${query}`)).body;
  const ids = async (query: string) =>
    (await list(query)).products.map(({ id }: { id: string }) => id);

  it.each([
    ['a kind, without what was sold', 'stone=ruby&sort=price-low', ['r2', 'r1']],
    [
      'a weight in carats, both ends included',
      'weightFrom=4&weightTo=4.5&sort=weight-low',
      ['r1', 'y1'],
    ],
    [
      'a price in rupees, both ends included',
      'priceFrom=15000&priceTo=54000&sort=price-low',
      ['r2', 'r1', 'y1'],
    ],
    ['an origin', 'origin=sri-lanka&sort=weight-low', ['y1', 'y2']],
    ['a report', 'stone=ruby&certified=true', ['r1']],
    [
      'all of these',
      'stone=yellow-sapphire&weightFrom=4&weightTo=6&priceTo=60000&certified=true',
      ['y1'],
    ],
  ])('finds stones by %s', async (_, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('sorts by the rate and by the weight, page by page', async () => {
    expect(await ids('sort=per-carat-low')).toEqual(['r2', 'r1', 'y1', 'y2']);
    const first = await list('sort=weight-high&limit=2');
    expect(first.products.map(({ id }: { id: string }) => id)).toEqual(['y2', 'r2']);
    expect(await ids(`sort=weight-high&limit=2&cursor=${first.nextCursor}`)).toEqual(['y1', 'r1']);
  });

  it('counts stones by each value within the other filters, and reflects a sale', async () => {
    const { counts, total } = await list('stone=ruby&counts=true');
    expect(total).toBe(2);
    expect(counts).toMatchObject({
      stone: { ruby: 2, 'yellow-sapphire': 2 },
      origin: { myanmar: 1, mozambique: 1 },
      certified: 1,
      total: 2,
    });
    expect(await list('')).not.toHaveProperty('counts');
  });

  it.each(['weightFrom=x', 'priceTo=1.5', 'stone=glass', 'certified=maybe'])(
    'rejects %s and names it',
    async (query) => {
      const { status, body } = await shop.visitor().get(`/products?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});
