import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, stockMovements } from '../catalogue/schema.ts';
import { listWeighedLines } from '../parcels/parcel-queries.ts';
import { transact } from '../platform/database/transact.ts';
import { buildEmail } from '../platform/email/build-email.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOrder } from '../reservations/order-queries.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { restockItem, unshelveItem } from '../reservations/stock-queries.ts';
import { addBundle, addProduct, addSizes } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertStock } from '../testing/invariants.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('a bundle on %s', (kind) => {
  let shop: CheckoutShop;
  let cases = 0;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
  });
  afterAll(() => shop.close());

  const rowOf = async (id: string) => {
    const [row] = await shop.deps.db.select().from(products).where(eq(products.id, id));
    return row!;
  };
  const stockOf = async (id: string) => (await rowOf(id)).stock;
  const setStock = (id: string, stock: number) =>
    shop.deps.db.update(products).set({ stock }).where(eq(products.id, id));
  const from = () => ({ 'x-forwarded-for': `10.9.0.${++cases}` });
  /** A new bundle of one product twice and another once, for 300 instead of 350 rupees. */
  const newSet = async (stock: { twice: number; once: number }) => {
    const id = `set-${++cases}`;
    await addProduct(shop.deps, {
      id: `${id}-a`,
      price: 100,
      stock: stock.twice,
      name: 'Moonstone',
    });
    await addProduct(shop.deps, { id: `${id}-b`, price: 150, stock: stock.once, name: 'Jade' });
    await addBundle(shop.deps, id, { [`${id}-a`]: 2, [`${id}-b`]: 1 }, { price: 300 });
    return { id, a: `${id}-a`, b: `${id}-b` };
  };
  const buy = (id: string, quantity: number, amount: number) =>
    startOrder(shop.visitor(), amount, [{ productId: id, quantity }], {}, from());

  it('has its price, the total of its items, and as many units as the scarcest item permits', async () => {
    const { id, b } = await newSet({ twice: 7, once: 9 });
    const { product } = (await shop.visitor().get(`/products/${id}`)).body;
    expect(product).toMatchObject({ discountedPrice: 300, originalPrice: 350, quantity: 3 });
    expect(product.bundle.parts).toMatchObject([
      { name: 'Moonstone', quantity: 2, price: 100, stock: 7, state: 'available' },
      { name: 'Jade', quantity: 1, price: 150 },
    ]);
    await setStock(b, 1);
    expect(await stockOf(id)).toBe(1);
    expect(await shop.deps.db.$count(stockMovements, eq(stockMovements.productId, id))).toBe(0);
  });

  it('lists its items in the cart', async () => {
    const { id } = await newSet({ twice: 4, once: 4 });
    const items = [{ productId: id, quantity: 1 }];
    const { body } = await shop.visitor().post('/cart/quote', { items });
    expect(body.items[0].product.bundle.parts).toMatchObject([
      { name: 'Moonstone', quantity: 2 },
      { name: 'Jade', quantity: 1 },
    ]);
  });

  it('has a percentage discount, and never costs more than its items when these become cheaper', async () => {
    const { id, a } = await newSet({ twice: 4, once: 4 });
    await addBundle(shop.deps, `${id}-off`, { [a]: 3 }, { percentOff: 12.5 });
    expect(await rowOf(`${id}-off`)).toMatchObject({
      originalPricePaise: 30_000,
      discountedPricePaise: 26_250,
    });
    await shop.deps.db
      .update(products)
      .set({ discountedPricePaise: 5_000 })
      .where(eq(products.id, a));
    expect(await rowOf(`${id}-off`)).toMatchObject({
      originalPricePaise: 15_000,
      discountedPricePaise: 13_125,
    });
    expect(await rowOf(id)).toMatchObject({
      originalPricePaise: 25_000,
      discountedPricePaise: 25_000,
    });
  });

  it('reduces and restores the stock of its items: reservation, expiry, sale, return', async () => {
    const { id, a, b } = await newSet({ twice: 6, once: 5 });
    const before = { [a]: 6, [b]: 5 };
    const first = await buy(id, 2, 600);
    expect(first.reply.status).toBe(200);
    expect([await stockOf(a), await stockOf(b), await stockOf(id)]).toEqual([2, 3, 1]);
    await assertStock(shop.deps.db, before);
    await transact(shop.deps.db, async (tx) => {
      const order = await lockOrder(tx, first.orderId);
      await expireOrder(tx, order!, 'test');
    });
    expect([await stockOf(a), await stockOf(b), await stockOf(id)]).toEqual([6, 5, 3]);
    const sold = await buy(id, 2, 600);
    const line = { orderId: sold.orderId, position: 0 };
    await transact(shop.deps.db, (tx) => restockItem(tx, line, 1));
    expect([await stockOf(a), await stockOf(b)]).toEqual([4, 4]);
    await transact(shop.deps.db, (tx) => unshelveItem(tx, line, 1));
    expect([await stockOf(a), await stockOf(b)]).toEqual([2, 3]);
    await assertStock(shop.deps.db, before);
  });

  it('lists its items in the confirmation, and has their total weight', async () => {
    const { id, a, b } = await newSet({ twice: 9, once: 9 });
    await shop.deps.db.update(products).set({ weightMg: 5_000 }).where(eq(products.id, a));
    await shop.deps.db.update(products).set({ weightMg: 3_000 }).where(eq(products.id, b));
    const { orderId } = await buy(id, 2, 600);
    const email = await buildEmail(shop.deps, { kind: 'order-confirmation', orderId });
    expect(email?.text).toContain('2 × Moonstone');
    const lines = await listWeighedLines(shop.deps.db, orderId);
    expect(lines.map(({ position, quantity, weightMg }) => [position, quantity, weightMg])).toEqual(
      expect.arrayContaining([
        [0, 2, 5_000],
        [0, 1, 3_000],
      ]),
    );
    expect(lines).toHaveLength(2);
  });

  it('is rejected with the name of the scarce item, in quotes and at checkout', async () => {
    const { id } = await newSet({ twice: 9, once: 0 });
    const quoted = await shop
      .visitor()
      .post('/cart/quote', { items: [{ productId: id, quantity: 1 }] });
    const named = { code: 'bundle_part_sold_out', params: { name: `Stone ${id}`, part: 'Jade' } };
    expect(quoted.body.problems).toMatchObject([{ productId: id, left: 0, ...named }]);
    const rejected = await buy(id, 1, 300);
    expect([rejected.reply.status, rejected.reply.body.code]).toEqual([409, 'sold_out']);
    const user = await newMember(shop);
    expect((await user.post('/cart/add', { productId: id, quantity: 1 })).body.message).toContain(
      'Jade',
    );
    expect(rejected.reply.body.message).toContain('Jade');
    // The bundle and its item together exceed the stock, which only the reservation detects.
    const other = await newSet({ twice: 9, once: 1 });
    const items = [other.id, other.b].map((productId) => ({ productId, quantity: 1 }));
    const { reply } = await startOrder(shop.visitor(), 450, items, {}, from());
    expect(reply).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Jade') },
    });
    expect(await stockOf(other.b)).toBe(1);
  });

  it('is unavailable while an item is unpublished or deleted', async () => {
    const { id, a } = await newSet({ twice: 4, once: 4 });
    await shop.deps.db.update(products).set({ draft: true }).where(eq(products.id, a));
    expect(await stockOf(id)).toBe(0);
    const { product } = (await shop.visitor().get(`/products/${id}`)).body;
    expect(product.bundle.parts[0].state).toBe('hidden');
    expect((await buy(id, 1, 300)).reply.body.code).toBe('sold_out');
    await shop.deps.db.update(products).set({ draft: false }).where(eq(products.id, a));
    expect(await stockOf(id)).toBe(2);
  });

  it('stays available to the buyer who reserved its items, and is rejected at an outdated price', async () => {
    const { id, a } = await newSet({ twice: 2, once: 1 });
    const visitor = shop.visitor();
    const items = [{ productId: id, quantity: 1 }];
    const headers = from();
    expect((await startOrder(visitor, 300, items, {}, headers)).reply.status).toBe(200);
    expect(await stockOf(a)).toBe(0);
    expect((await visitor.post('/cart/quote', { items })).body.problems).toEqual([]);
    expect((await startOrder(visitor, 300, items, {}, headers)).reply.status).toBe(200);
    await shop.deps.db
      .update(products)
      .set({ bundlePaise: 25_000, discountedPricePaise: 25_000 })
      .where(eq(products.id, id));
    expect((await startOrder(visitor, 300, items, {}, headers)).reply.body.code).toBe(
      'amount_mismatch',
    );
  });

  it('may contain a variant and a loose stone, and stores its items with the order', async () => {
    await addSizes(shop.deps, 'cuff', {
      14: { price: 500, stock: 3 },
      16: { price: 700, stock: 5 },
    });
    await addProduct(shop.deps, {
      id: 'gem',
      price: 900,
      stock: 1,
      weightMg: 1040,
      countryOfOrigin: 'Sri Lanka',
    });
    await addBundle(shop.deps, 'pair', { 'cuff-16': 1, gem: 1 }, { percentOff: 10 });
    const { orderId } = await buy('pair', 1, 1440);
    const [item] = await shop.deps.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId));
    expect(item).toMatchObject({
      tookStock: true,
      returnRule: 'loose_stone',
      unitPricePaise: 144_000,
    });
    expect(item!.bundle).toMatchObject([
      { sku: 'CUFF-16', quantity: 1, tookStock: true },
      { productId: 'gem', weightMg: 1040, countryOfOrigin: 'Sri Lanka' },
    ]);
    expect([await stockOf('gem'), await stockOf('cuff'), await stockOf('pair')]).toEqual([0, 7, 0]);
    await shop.deps.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, orderId));
  });
});
