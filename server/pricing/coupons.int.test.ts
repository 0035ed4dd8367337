import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { coupons } from './schema.ts';

const hour = 3_600_000;

describe.each(databaseKinds())('coupons on %s', (kind) => {
  let shop: TestShop;
  let user: TestMember;
  let address = 0;

  beforeAll(async () => {
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
    await addProduct(shop.deps, { id: 'ring', price: 999, stock: 50 });
    await addCoupon(shop.deps, { code: 'HALF', value: 5000 });
    await addCoupon(shop.deps, {
      code: 'FLAT',
      type: 'fixed',
      value: 20_000,
      minCartPaise: 150_000,
    });
    await addCoupon(shop.deps, { code: 'BIG', type: 'fixed', value: 9_999_900 });
    await addCoupon(shop.deps, { code: 'OFF', active: false });
    await addCoupon(shop.deps, { code: 'OVER', expiresAt: new Date(Date.now() - hour) });
    await addCoupon(shop.deps, { code: 'STILL', expiresAt: new Date(Date.now() + hour) });
    await addCoupon(shop.deps, { code: 'SOON', startsAt: new Date(Date.now() + hour) });
    await addCoupon(shop.deps, { code: 'BEGUN', startsAt: new Date(Date.now() - hour) });
    await addCoupon(shop.deps, { code: 'USED', maxRedemptions: 2, redeemedCount: 2 });
    await addCoupon(shop.deps, { code: 'DELETED', deletedAt: new Date() });
  });
  beforeEach(async () => {
    user = await newMember(shop);
    address += 1;
  });
  afterAll(() => shop.close());

  const from = () => ({ 'x-forwarded-for': `10.1.0.${address}` });
  const asGuest = (code: string, quantity = 1) =>
    shop
      .visitor()
      .post('/cart/apply-coupon-guest', { code, items: [{ productId: 'ring', quantity }] }, from());
  const asUser = (code: string) => user.post('/cart/apply-coupon', { code }, from());

  it('applies a percentage, case-insensitively', async () => {
    const { status, body } = await asGuest(' half ');
    expect([status, body]).toEqual([
      200,
      { discountAmount: 499.5, coupon: { code: 'HALF', type: 'percentage', value: 50 } },
    ]);
  });

  it('applies a fixed amount, never more than the cart', async () => {
    expect((await asGuest('BIG')).body).toEqual({
      discountAmount: 999,
      coupon: { code: 'BIG', type: 'fixed', value: 99_999 },
    });
  });

  it('names the minimum amount of a coupon', async () => {
    const { status, body } = await asGuest('FLAT');
    expect([status, body.code, body.message]).toEqual([
      400,
      'coupon_minimum',
      'This coupon needs a cart of at least ₹1,500.',
    ]);
    expect((await asGuest('FLAT', 2)).body.discountAmount).toBe(200);
  });

  it.each([['NEVER'], ['OFF'], ['SOON'], ['OVER'], ['USED'], ['DELETED']])(
    'rejects %s with the same message as an unknown one',
    async (code) => {
      for (const { status, body } of [await asGuest(code), await asUser(code)]) {
        expect([status, body.error, body.message]).toEqual([
          400,
          'Coupon error',
          'Invalid coupon code',
        ]);
      }
    },
  );

  it('accepts a coupon from its start until its end', async () => {
    expect((await asGuest('BEGUN')).status).toBe(200);
    expect((await asGuest('STILL')).status).toBe(200);
  });

  it('applies no discount to a guest’s lines before its start', async () => {
    const quote = (couponCode: string) =>
      shop
        .visitor()
        .post('/cart/quote', { items: [{ productId: 'ring', quantity: 1 }], couponCode });
    expect((await quote('SOON')).body).toMatchObject({ coupon: null, quote: { discount: 0 } });
    expect((await quote('BEGUN')).body.quote.discount).toBe(99.9);
  });

  it('is inactive in the cart of a user while its start is postponed', async () => {
    await addCoupon(shop.deps, { code: 'MOVED' });
    const startsIn = (ms: number) =>
      shop.deps.db
        .update(coupons)
        .set({ startsAt: new Date(Date.now() + ms) })
        .where(eq(coupons.code, 'MOVED'));
    await user.post('/cart/add', { productId: 'ring', quantity: 1 });
    await asUser('MOVED');
    await startsIn(hour);
    expect((await user.get('/cart')).body.coupon).toBeNull();
    await startsIn(-hour);
    expect((await user.get('/cart')).body.coupon.code).toBe('MOVED');
  });

  it('requires a code', async () => {
    expect((await asGuest('  ')).body.message).toBe('Please provide a coupon code.');
  });

  it('stays with the cart of a user until it is removed', async () => {
    await user.post('/cart/add', { productId: 'ring', quantity: 1 });
    expect((await asUser('half')).body.discountAmount).toBe(499.5);
    const { body } = await user.get('/cart');
    expect(body.coupon).toEqual({
      code: 'HALF',
      type: 'percentage',
      value: 50,
      discountAmount: 499.5,
    });
    expect(body.quote).toMatchObject({ subtotal: 999, discount: 499.5, total: 499.5, charge: 500 });
    expect((await user.post('/cart/remove-coupon', {})).body).toEqual({ success: true });
    expect((await user.get('/cart')).body.coupon).toBeNull();
  });

  it('is inactive while the cart is below its minimum', async () => {
    await user.post('/cart/add', { productId: 'ring', quantity: 2 });
    await asUser('FLAT');
    expect(
      (await user.post('/cart/add', { productId: 'ring', quantity: -1 })).body.coupon,
    ).toBeNull();
    expect(
      (await user.post('/cart/add', { productId: 'ring', quantity: 1 })).body.coupon.discountAmount,
    ).toBe(200);
  });

  it('requires an item in the cart', async () => {
    expect((await asUser('HALF')).body.code).toBe('cart_empty');
  });

  it('does not count a use when it is only applied', async () => {
    await Promise.all([asGuest('HALF'), asGuest('HALF'), asUser('HALF')]);
    const [row] = await shop.deps.db.select().from(coupons).where(eq(coupons.code, 'HALF'));
    expect(row?.redeemedCount).toBe(0);
  });

  it('throttles guesses: 20 a minute from an address', async () => {
    const statuses: number[] = [];
    for (let attempts = 0; attempts < 21; attempts += 1)
      statuses.push((await asGuest('GUESS')).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses[20]).toBe(429);
  });

  it('counts unknown codes of an address over all endpoints, and then rejects valid ones, too', async () => {
    const items = [{ productId: 'ring', quantity: 1 }];
    const quote = (couponCode: string) =>
      shop.visitor().post('/cart/quote', { items, couponCode }, from());
    for (let attempts = 0; attempts < 10; attempts += 1) {
      // Input that cannot be a code is not counted as an attempt.
      expect([(await quote('HALF')).status, (await quote('OVER')).status]).toEqual([200, 200]);
      expect((await quote(`GUESS${attempts}`)).body.coupon).toBeNull();
      expect((await asUser(`MAYBE${attempts}`)).status).toBe(400);
    }
    const rejected = await quote('GUESS');
    expect([rejected.status, rejected.body.code]).toEqual([429, 'too_many_attempts']);
    expect(rejected.body.retryAfter).toBeGreaterThan(0);
    expect([(await quote('HALF')).status, (await asUser('HALF')).status]).toEqual([429, 429]);
    const { status } = await shop.visitor().post('/cart/quote', { items }, from());
    expect(status).toBe(200);
    address += 1;
    expect((await quote('HALF')).status).toBe(200);
  });

  it('processes 20 of 60 concurrent guesses', async () => {
    const items = [{ productId: 'ring', quantity: 1 }];
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        shop.visitor().post('/cart/quote', { items, couponCode: `AT${n}` }, from()),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(40);
  });
});
