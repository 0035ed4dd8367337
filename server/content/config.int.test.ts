import { indianDate } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupons } from '../pricing/schema.ts';
import { addCoupon } from '../testing/catalogue.ts';
import { newMember } from '../testing/members.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const dayMs = 86_400_000;
let now = Date.now();
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop(
    'embedded',
    {},
    { change: (deps) => ({ ...deps, clock: { now: () => now } }) },
  );
});
afterAll(() => shop.close());

it('announces the promo from its coupon’s start date, though nothing else changes then', async () => {
  const promo = async () => (await shop.visitor().get('/config')).body.promo;
  await addCoupon(shop.deps, {
    code: 'JYOTI50',
    value: 5000,
    startsAt: new Date(Date.now() + dayMs),
  });
  expect(await promo()).toBeNull();
  // The next day: the coupon has started by the database's clock, and the shop's clock returns the
  // next date.
  await shop.deps.db
    .update(coupons)
    .set({ startsAt: new Date(Date.now() - 1000) })
    .where(eq(coupons.code, 'JYOTI50'));
  now += dayMs;
  expect(await promo()).toEqual({ code: 'JYOTI50', percent: 50, until: null });
  const expiresAt = new Date('2099-03-31T18:29:59Z');
  await shop.deps.db.update(coupons).set({ expiresAt }).where(eq(coupons.code, 'JYOTI50'));
  now += dayMs;
  expect(await promo()).toEqual({ code: 'JYOTI50', percent: 50, until: '2099-03-31' });
  now -= dayMs;
});

it('contains the year in India, also in the first minute of a new one', async () => {
  const year = async () => (await shop.visitor().get('/config')).body.year;
  const before = now;
  const current = Number(indianDate(now).slice(0, 4));
  expect(await year()).toBe(current);
  now = Date.parse(`${current}-12-31T18:29:59Z`);
  expect(await year()).toBe(current);
  now += 1000;
  expect(await year()).toBe(current + 1);
  now = before;
});

async function save(values: Record<string, string>) {
  const admin = await newMember(shop, 'admin');
  const { version } = (await admin.get('/admin/settings')).body;
  return admin.put('/admin/settings', { version, values });
}

it('contains the shop’s definition of a ratti', async () => {
  const ratti = async () => (await shop.visitor().get('/config')).body.rattiMg;
  expect(await ratti()).toBe(182.25);
  expect((await save({ RATTI_MG: '121.5' })).status).toBe(200);
  expect(await ratti()).toBe(121.5);
  for (const invalid of ['99', '182.255', 'many'])
    expect(Object.keys((await save({ RATTI_MG: invalid })).body.fields)).toEqual([
      'values.RATTI_MG',
    ]);
});

it('contains the owner’s promo strip message only on its days, in both languages', async () => {
  const strip = async () => (await shop.visitor().get('/config')).body.strip;
  expect(await strip()).toEqual({ shown: true, words: null });
  const today = indianDate(now);
  const promoValues = {
    PROMO_TEXT: 'Diwali week',
    PROMO_TEXT_HI: 'दिवाली सप्ताह',
    PROMO_LINK: '/remedies',
  };
  await save({
    ...promoValues,
    PROMO_FROM: indianDate(now + dayMs),
    PROMO_TO: indianDate(now + 2 * dayMs),
  });
  expect(await strip()).toEqual({ shown: true, words: null });
  await save({ PROMO_FROM: today, PROMO_TO: today });
  expect(await strip()).toEqual({
    shown: true,
    words: { en: 'Diwali week', hi: 'दिवाली सप्ताह', link: '/remedies' },
  });
  now += dayMs;
  expect(await strip()).toEqual({ shown: true, words: null });
  await save({ PROMO_TO: '', PROMO_STRIP: 'off' });
  expect(await strip()).toMatchObject({ shown: false, words: { en: 'Diwali week' } });
  for (const invalid of [
    { PROMO_LINK: 'javascript:alert(1)' },
    { PROMO_LINK: '//example.com' },
    { PROMO_FROM: 'soon' },
    { PROMO_STRIP: 'maybe' },
    { PROMO_TEXT: 'x'.repeat(91) },
  ])
    expect(
      Object.keys((await save(invalid as unknown as Record<string, string>)).body.fields),
    ).toEqual(Object.keys(invalid).map((name) => `values.${name}`));
});
