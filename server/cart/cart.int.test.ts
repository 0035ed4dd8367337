import { errorMessage } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { cartLines } from './schema.ts';

describe.each(databaseKinds())('the cart on %s', (kind) => {
  let shop: TestShop;
  let user: TestMember;

  beforeAll(async () => {
    shop = await createTestShop(kind);
    await addProduct(shop.deps, { id: 'five', price: 100, stock: 5 });
    await addProduct(shop.deps, { id: 'many', price: 250, stock: 500 });
    await addProduct(shop.deps, { id: 'untracked', price: 40, stock: null });
    await addProduct(shop.deps, { id: 'none', stock: 0 });
    await addProduct(shop.deps, { id: 'gone', deletedAt: new Date() });
  });
  beforeEach(async () => {
    user = await newMember(shop);
  });
  afterAll(() => shop.close());

  const add = (productId: string, quantity: number) =>
    user.post('/cart/add', { productId, quantity });
  const lines = async () =>
    (await user.get('/cart')).body.items.map(
      (item: { product: { _id: string }; quantity: number }) => [item.product._id, item.quantity],
    );

  it('starts empty', async () => {
    expect((await user.get('/cart')).body).toEqual({
      items: [],
      coupon: null,
      quote: { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0, charge: 0 },
    });
  });

  it('returns the cart after a change, in rupees', async () => {
    await add('five', 2);
    const { status, body } = await add('many', 1);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { _id: 'five', product: { _id: 'five', discountedPrice: 100, quantity: 5 }, quantity: 2 },
      { _id: 'many', quantity: 1 },
    ]);
    expect(body.quote).toMatchObject({ subtotal: 450, total: 450, charge: 450 });
  });

  it('decreases to a quantity of at least one', async () => {
    await add('five', 3);
    expect((await add('five', -2)).body.items[0].quantity).toBe(1);
    expect((await add('five', -7)).body.items[0].quantity).toBe(1);
  });

  it('returns 404 for a decrease of a missing product', async () => {
    expect((await add('five', -1)).status).toBe(404);
  });

  it('rejects more than the stock, returns the remaining quantity and leaves the cart unchanged', async () => {
    await add('five', 4);
    const reply = await add('five', 2);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      ...{ code: 'out_of_stock', left: 5, message: 'Only 5 of Stone five left.' },
      ...{ messageCode: 'remedy_left', params: { name: 'Stone five', left: 5 } },
    });
    expect(await lines()).toEqual([['five', 4]]);
  });

  it('rejects a sold-out product', async () => {
    expect((await add('none', 1)).body).toMatchObject({ code: 'sold_out', left: 0 });
  });

  it('accepts any quantity of an untracked product, up to 99', async () => {
    expect((await add('untracked', 99)).status).toBe(200);
    const reply = await add('untracked', 1);
    expect([reply.status, reply.body.code]).toEqual([409, 'cart_full']);
    expect(await lines()).toEqual([['untracked', 99]]);
  });

  it.each([['unknown'], ['gone']])('returns 404 for the product %s', async (productId) => {
    expect((await add(productId, 1)).body.code).toBe('product_not_found');
  });

  it.each([[0], [1.5], [100], ['2'], [null]])('rejects the quantity %j', async (quantity) => {
    const reply = await user.post('/cart/add', { productId: 'five', quantity });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['quantity']]);
  });

  it('never exceeds the stock, despite concurrent additions', async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => add('five', 1)));
    expect(results.filter((reply) => reply.status === 200)).toHaveLength(5);
    expect(results.filter((reply) => reply.status === 409)).toHaveLength(7);
    expect(await lines()).toEqual([['five', 5]]);
  });

  it('accepts up to 50 different remedies', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({ id: `${user.id}-${n}`.slice(0, 64) }));
    for (const row of rows) await addProduct(shop.deps, row);
    await shop.deps.db
      .insert(cartLines)
      .values(
        rows.map(({ id }) => ({ userId: user.id, productId: id, variantId: id, quantity: 1 })),
      );
    expect((await add('five', 1)).body).toMatchObject({ code: 'cart_full' });
    expect((await add(rows[0]!.id, 1)).status).toBe(200);
  });

  it('removes a line, idempotently', async () => {
    await add('five', 1);
    for (let time = 0; time < 2; time += 1) {
      const reply = await user.post('/cart/remove', { productId: 'five' });
      expect([reply.status, reply.body.items]).toEqual([200, []]);
    }
  });

  it('hides a line whose product was deleted', async () => {
    await addProduct(shop.deps, { id: 'leaving' });
    await add('leaving', 1);
    await shop.deps.db
      .update(products)
      .set({ deletedAt: new Date() })
      .where(eq(products.id, 'leaving'));
    expect(await lines()).toEqual([]);
  });

  it('isolates users’ carts', async () => {
    await add('five', 1);
    const other = await newMember(shop);
    expect((await other.get('/cart')).body.items).toEqual([]);
    await other.post('/cart/add', { productId: 'five', quantity: 1 });
    await other.post('/cart/remove', { productId: 'five' });
    expect((await other.get('/cart')).body.items).toEqual([]);
    expect(await lines()).not.toEqual([]);
  });

  it('merges a guest cart once per key, also when it is sent again at the same moment', async () => {
    const merge = (key: string) =>
      user.post('/cart/merge', { items: [{ productId: 'many', quantity: 2 }], key });
    const results = await Promise.all([merge('merge-key-1'), merge('merge-key-1')]);
    expect([...results, await merge('merge-key-1')].map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await lines()).toEqual([['many', 2]]);
    await merge('merge-key-2');
    expect(await lines()).toEqual([['many', 4]]);
  });

  it('merges a guest cart within stock and limits, and reports omitted lines', async () => {
    await add('five', 3);
    const reply = await user.post('/cart/merge', {
      items: [
        { productId: 'five', quantity: 4 },
        { productId: 'many', quantity: 60 },
        { productId: 'many', quantity: 60 },
        { productId: 'none', quantity: 1 },
        { productId: 'unknown', quantity: 1 },
      ],
    });
    expect(reply.status).toBe(200);
    expect(await lines()).toEqual([
      ['five', 5],
      ['many', 99],
    ]);
    const stored = (name: string, units: number) =>
      errorMessage('remedy_kept', { name, kept: units });
    expect(reply.body.skipped).toEqual([
      {
        productId: 'five',
        reason: 'Only 5 of Stone five could be kept.',
        ...stored('Stone five', 5),
      },
      {
        productId: 'many',
        reason: 'Only 99 of Stone many could be kept.',
        ...stored('Stone many', 99),
      },
      {
        productId: 'none',
        reason: 'Stone none is sold out.',
        ...errorMessage('remedy_sold_out', { name: 'Stone none' }),
      },
      {
        productId: 'unknown',
        reason: 'This remedy is no longer available.',
        ...errorMessage('remedy_gone'),
      },
    ]);
  });

  it('quotes lines for a guest, including unavailable ones', async () => {
    const reply = await shop.visitor().post('/cart/quote', {
      items: [
        { productId: 'five', quantity: 6 },
        { productId: 'untracked', quantity: 1 },
        { productId: 'gone', quantity: 1 },
      ],
    });
    expect(reply.body).toMatchObject({
      items: [{ quantity: 6 }, { quantity: 1 }],
      quote: { subtotal: 640, charge: 640 },
      problems: [
        { productId: 'gone', left: 0 },
        { productId: 'five', left: 5, message: 'Only 5 of Stone five left.', code: 'remedy_left' },
      ],
    });
  });

  const serverCalls: [string, string, object?][] = [
    ['get', '/cart'],
    ['post', '/cart/add', { productId: 'five', quantity: 1 }],
    ['post', '/cart/remove', { productId: 'five' }],
    ['post', '/cart/merge', { items: [] }],
    ['post', '/cart/apply-coupon', { code: 'X' }],
    ['post', '/cart/remove-coupon', {}],
  ];

  it.each(serverCalls)(
    '%s %s is for users: guests get 401, administrators 403',
    async (method, path, body) => {
      const admin = await newMember(shop, 'admin');
      const by = (member: { get: typeof user.get; post: typeof user.post }) =>
        method === 'get' ? member.get(path) : member.post(path, body);
      expect((await by(shop.visitor())).body).toMatchObject({ code: 'unauthenticated' });
      const rejected = await by(admin);
      expect([rejected.status, rejected.body.error, rejected.body.message]).toEqual([
        403,
        'Cart Unavailable',
        'Admins do not have a shopping cart. Log in as a user to add products.',
      ]);
    },
  );
});
