import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import { findActiveCoupon } from '../pricing/queries.ts';
import { coupons } from '../pricing/schema.ts';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { findOwnCoupon, returnCouponUse, takeCouponUse } from './coupon-use-queries.ts';
import { orderItems, orders } from './schema.ts';
import { reservedQuantity, returnStock, takeStock } from './stock-queries.ts';

const hour = 3_600_000;

describe.each(databaseKinds())('units and coupon uses reserved by orders on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [orderItems, orders, coupons, products]) await database.db.delete(table);
    await addProduct(database, { id: 'ring', stock: 5 });
    await addProduct(database, { id: 'mala', stock: 5 });
  });

  const stockOf = async (id: string) =>
    (await database.db.select().from(products).where(eq(products.id, id)))[0]!.stock;
  const coupon = async () => (await database.db.select().from(coupons))[0]!;
  const use = () =>
    transact(database.db, (tx) =>
      takeCouponUse(tx, 'cpn_HALF', {
        ...{ orderId: 'none', ownerKey: 'guest:none', userId: null },
        ...{ mailboxKey: null, phoneKey: null, doorKey: null },
      }),
    );
  const placeOrder = (id: string, ownerKey: string, extra: object = {}) =>
    addOrder(database, { id, ownerKey, status: 'created', ...extra });
  const item = (orderId: string, quantity: number, tookStock = true) =>
    database.db.insert(orderItems).values({
      orderId,
      position: 0,
      productId: 'ring',
      variantId: 'ring',
      sku: 'RING',
      name: 'Ring',
      slug: 'ring',
      unitPricePaise: 1,
      quantity,
      tookStock,
    });

  it('return to their own product only', async () => {
    await transact(database.db, (tx) => returnStock(tx, { productId: 'ring' }, 3));
    expect([await stockOf('ring'), await stockOf('mala')]).toEqual([8, 5]);
  });

  it('are released and reserved again in one step', async () => {
    await transact(database.db, (tx) => takeStock(tx, { productId: 'ring', take: 6, restore: 2 }));
    expect(await stockOf('ring')).toBe(1);
  });

  it('count as available to their owner only, while the order is unpaid and reserves them', async () => {
    await placeOrder('a', 'guest:me');
    await item('a', 2);
    await placeOrder('b', 'guest:other');
    await item('b', 1);
    await placeOrder('c', 'guest:me', { status: 'paid' });
    await item('c', 1);
    await placeOrder('d', 'guest:me', { hasReservedStock: false });
    await item('d', 1);
    await placeOrder('e', 'guest:me');
    await item('e', 1, false);
    expect(await reservedQuantity(database.db, 'guest:me')).toEqual(new Map([['ring', 2]]));
  });

  it('are limited for a coupon, also with twenty concurrent requests', async () => {
    await addCoupon(database, { code: 'HALF', maxRedemptions: 3 });
    const used = await Promise.all(Array.from({ length: 20 }, use));
    expect(used.filter((rejected) => rejected === null)).toHaveLength(3);
    expect((await coupon()).redeemedCount).toBe(3);
  });

  it.each<[string, Partial<typeof coupons.$inferInsert>]>([
    ['is turned off', { active: false }],
    ['was deleted', { deletedAt: new Date() }],
    ['has not begun', { startsAt: new Date(Date.now() + hour) }],
    ['has ended', { expiresAt: new Date(Date.now() - hour) }],
    ['is used up', { maxRedemptions: 2, redeemedCount: 2 }],
  ])('of a coupon that %s are neither offered nor taken', async (_, state) => {
    await addCoupon(database, { code: 'HALF', ...state });
    expect(await findOwnCoupon(database.db, 'HALF', 'guest:me')).toBeNull();
    expect(await use()).toBe('gone');
    expect((await coupon()).redeemedCount).toBe(state.redeemedCount ?? 0);
  });

  it('are released one by one for a coupon, and never below zero', async () => {
    await addCoupon(database, { code: 'HALF', redeemedCount: 1 });
    for (const left of [0, 0]) {
      await transact(database.db, (tx) => returnCouponUse(tx, 'cpn_HALF'));
      expect((await coupon()).redeemedCount).toBe(left);
    }
  });

  it('remain available for a coupon to the owner of an unpaid order, and to no other user', async () => {
    await addCoupon(database, { code: 'HALF', maxRedemptions: 1, redeemedCount: 1 });
    await placeOrder('a', 'guest:me', { couponId: 'cpn_HALF' });
    expect((await findOwnCoupon(database.db, 'HALF', 'guest:me'))?.id).toBe('cpn_HALF');
    expect(await findOwnCoupon(database.db, 'HALF', 'guest:other')).toBeNull();
    expect(await findActiveCoupon(database.db, 'HALF')).toBeNull();
  });
});
