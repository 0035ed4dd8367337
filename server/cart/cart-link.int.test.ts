import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addProduct, addSizes } from '../testing/catalogue.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { cartLines } from './schema.ts';

describe.each(databaseKinds())('the link to a cart on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop(kind);
    await addProduct(shop.deps, { id: 'five', price: 100, stock: 5 });
    await addProduct(shop.deps, { id: 'none', stock: 0 });
    await addProduct(shop.deps, { id: 'gone', deletedAt: new Date() });
    await addSizes(shop.deps, 'ring', {
      14: { price: 500, stock: 3 },
      16: { price: 700, stock: 5 },
    });
    await addCoupon(shop.deps, { code: 'TEN', value: 1000 });
  });
  afterAll(() => shop.close());

  const open = (names: Record<string, number>, couponCode?: string) =>
    shop.visitor().post('/cart/link', {
      items: Object.entries(names).map(([item, quantity]) => ({ item, quantity })),
      ...(couponCode && { couponCode }),
    });

  it('offers products by id and slug as one line, and variants by SKU', async () => {
    const { status, body } = await open({ five: 1, 'stone-five': 2, 'ring-16': 1 });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { product: { _id: 'five' }, quantity: 3 },
      { variant: { sku: 'RING-16' }, product: { discountedPrice: 700 }, quantity: 1 },
    ]);
    expect(body.quote.total).toBe(1000);
    expect([body.unknown, body.problems]).toEqual([[], []]);
  });

  it('reports unknown, sold-out and unspecific items', async () => {
    const { body } = await open({ gone: 1, 'never-sold': 2, none: 1, ring: 1 });
    expect(body.unknown).toEqual(['gone', 'never-sold']);
    expect(body.problems).toMatchObject([
      { productId: 'ring', code: 'variant_needed_of', left: 0 },
      { productId: 'none', code: 'remedy_sold_out', left: 0 },
    ]);
  });

  it('applies a coupon, and omits an unknown one', async () => {
    expect((await open({ five: 1 }, 'ten')).body).toMatchObject({
      coupon: { code: 'TEN' },
      quote: { total: 90 },
    });
    expect((await open({ five: 1 }, 'NEVER')).body).toMatchObject({
      coupon: null,
      quote: { total: 100 },
    });
  });

  it('stores nothing, not even for a logged-in user', async () => {
    const user = await newMember(shop);
    await user.post('/cart/link', { items: [{ item: 'five', quantity: 1 }] });
    expect(await shop.deps.db.select().from(cartLines)).toEqual([]);
  });

  it.each([{ items: [] }, { items: [{ item: 'five', quantity: 0 }] }, { items: 'five' }])(
    'rejects %j with the field',
    async (body) => {
      const reply = await shop.visitor().post('/cart/link', body);
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.fields).join()).toMatch(/^items/);
    },
  );
});
