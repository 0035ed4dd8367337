import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupons } from '../pricing/schema.ts';
import { addCoupon } from '../testing/catalogue.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const dayMs = 86_400_000;
let now = Date.now();
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop('embedded', {}, { change: (deps) => ({ ...deps, clock: { now: () => now } }) });
});
afterAll(() => shop.close());

it('announces the promo from the day on which its coupon begins, though nothing else changes then', async () => {
  const promo = async () => (await shop.visitor().get('/config')).body.promo;
  await addCoupon(shop.deps, { code: 'JYOTI50', value: 5000, startsAt: new Date(Date.now() + dayMs) });
  expect(await promo()).toBeNull();
  // The day has come: for the database the coupon has begun, and the shop's clock reads the next date.
  await shop.deps.db
    .update(coupons)
    .set({ startsAt: new Date(Date.now() - 1000) })
    .where(eq(coupons.code, 'JYOTI50'));
  now += dayMs;
  expect(await promo()).toEqual({ code: 'JYOTI50', percent: 50 });
});
