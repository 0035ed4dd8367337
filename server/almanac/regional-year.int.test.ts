import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded');
});
afterAll(() => shop.close());

const read = (query: string) => shop.visitor().get(`/panchang/regional?${query}`);

it('returns the solar months, new year and festivals of a region, in both languages', async () => {
  const { status, body } = await read('city=chennai&region=tamil&year=2025');
  expect(status).toBe(200);
  expect(body.months).toHaveLength(12);
  expect(body.months.find(({ opensYear }: { opensYear: boolean }) => opensYear)).toMatchObject({
    name: 'Chithirai',
    first: '2025-04-14',
    yearName: 'Vishvavasu',
  });
  expect(body.festivals).toContainEqual({ key: 'pongal', name: 'Pongal', date: '2025-01-14' });
  const hindi = await read('city=kolkata&region=bengali&year=2025&language=hi');
  expect(hindi.body.regionName).toBe('पश्चिम बंगाल');
  expect(
    hindi.body.festivals.find(({ key }: { key: string }) => key === 'poilaBoishakh').date,
  ).toBe('2025-04-15');
});

it('returns both Ugadis, and no solar months where months are lunar', async () => {
  const { body } = await read('city=hyderabad&region=telugu&year=2025');
  const dateOf = (of: string) =>
    body.festivals.find(({ key }: { key: string }) => key === of)?.date;
  expect([dateOf('ugadi'), dateOf('solarUgadi')]).toEqual(['2025-03-30', '2025-04-14']);
  expect(body.months).toEqual([]);
});

it.each([
  ['city=chennai&region=mars&year=2025', 'region'],
  ['city=chennai&region=tamil&year=25', 'year'],
  ['city=chennai&region=tamil&year=2222', 'year'],
] as const)('%s is rejected and names %s', async (query, field) => {
  const { status, body } = await read(query);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('reports a place where the Sun does not rise', async () => {
  const { status, body } = await read(
    'lat=78.22&lon=15.65&timezone=Arctic/Longyearbyen&region=tamil&year=2025',
  );
  expect([status, body.error]).toEqual([422, 'No sunrise']);
});
