import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('a machine in New York with the database %s', (kind) => {
  const zone = process.env.TZ;
  let shop: CheckoutShop;
  let admin: TestMember;
  beforeAll(async () => {
    process.env.TZ = 'America/New_York';
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(300);
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 100, stock: 5 });
  });
  afterAll(async () => {
    await shop.close();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('expires coupons at the end of the day in India', async () => {
    const coupon = {
      code: 'DIWALI',
      type: 'percentage',
      value: 10,
      minCartValue: 0,
      active: true,
      expiresAt: '2099-12-31',
    };
    const { body } = await admin.post('/admin/coupons/add', coupon);
    expect(Date.parse(body.coupon.expiresAt)).toBe(Date.parse('2099-12-31T23:59:59+05:30'));
  });

  it('finds orders by the day in India, two seconds before and after midnight', async () => {
    for (const [id, at] of [
      ['ord_before', '2026-03-31T23:59:58+05:30'],
      ['ord_after', '2026-04-01T00:00:02+05:30'],
    ] as const)
      await addOrder(shop.deps, { id, createdAt: new Date(at) });
    const found = async (day: string) =>
      (await admin.get(`/payments/orders?from=${day}&to=${day}`)).body.orders.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect([await found('2026-03-31'), await found('2026-04-01')]).toEqual([
      ['ord_before'],
      ['ord_after'],
    ]);
  });

  it('reserves stock for the promised minutes', async () => {
    const { orderId } = await startOrder(shop.visitor(), 100, [{ productId: 'ring', quantity: 1 }]);
    const row = (await shop.deps.db.select().from(orders)).find(({ id }) => id === orderId)!;
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(20 * 60_000);
    expect(Math.abs(row.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  });
});
