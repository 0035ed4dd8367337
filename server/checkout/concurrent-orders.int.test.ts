import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';

describe.each(databaseKinds())('high load on one process with the database %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'five', price: 500, stock: 5 });
    await addProduct(shop.deps, { id: 'seven', price: 500, stock: 7 });
    await addProduct(shop.deps, { id: 'many', price: 100, stock: 1000 });
    await addCoupon(shop.deps, { code: 'TWENTY', value: 5000, maxRedemptions: 20 });
  });
  afterAll(async () => {
    await assertInvariants(shop.deps.db, {
      stock: { five: 5, seven: 7, many: 1000 },
      ledger: await shop.gateway.ledger(),
    });
    await shop.close();
  });

  const count = (statuses: number[]) =>
    Object.fromEntries(
      [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
    );

  it('sells 5 of 5 units to 200 guests', async () => {
    const orders = await Promise.all(
      Array.from({ length: 200 }, () =>
        startOrder(shop.visitor(), 500, [{ productId: 'five', quantity: 1 }]),
      ),
    );
    expect(count(orders.map(({ reply }) => reply.status))).toEqual({ 200: 5, 409: 195 });
  });

  it('sells 7 of 7 units to 40 users, from their carts', async () => {
    const users: Visitor[] = [];
    for (let n = 0; n < 40; n += 1) users.push(await newMember(shop));
    await Promise.all(
      users.map((user) => user.post('/cart/add', { productId: 'seven', quantity: 1 })),
    );
    const results = await Promise.all(
      users.map((user) => user.post('/payments/create-order', { amount: 500, currency: 'INR' })),
    );
    expect(count(results.map((reply) => reply.status))).toEqual({ 200: 7, 409: 33 });
    const paid = await Promise.all(
      results.map(async (reply, n) => {
        if (reply.status !== 200) return null;
        return users[n]!.post('/payments/verify', await shop.pay(reply.body.order.id));
      }),
    );
    expect(paid.filter((reply) => reply?.body.order.status === 'paid')).toHaveLength(7);
  });

  it('redeems 20 uses of a coupon in 20 of 100 orders', async () => {
    const orders = await Promise.all(
      Array.from({ length: 100 }, () =>
        startOrder(shop.visitor(), 50, [{ productId: 'many', quantity: 1 }], {
          couponCode: 'TWENTY',
        }),
      ),
    );
    expect(count(orders.map(({ reply }) => reply.status))).toEqual({ 200: 20, 409: 80 });
  });

  it('creates one order for an owner’s many clicks', async () => {
    const visitor = shop.visitor();
    await startOrder(visitor, 100, [{ productId: 'many', quantity: 1 }]);
    const extra = { checkoutId: 'one-checkout' };
    const orders = await Promise.all(
      Array.from({ length: 10 }, () =>
        startOrder(visitor, 200, [{ productId: 'many', quantity: 2 }], extra),
      ),
    );
    const created = orders
      .filter(({ reply }) => reply.status === 200)
      .map(({ orderId }) => orderId);
    expect(new Set(created).size).toBe(1);
    expect(
      orders.every(({ reply }) => reply.status === 200 || reply.body.code === 'in_progress'),
    ).toBe(true);
  });
});
