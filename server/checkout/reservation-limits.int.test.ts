import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOrder } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import {
  type CheckoutShop,
  createCheckoutShop,
  type Order,
  startOrder,
} from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { reservationLimits } from './reservation-limits.ts';

describe.each(databaseKinds())('limits of unpaid reservations on %s', (kind) => {
  let shop: CheckoutShop;
  /** Stock of every remedy, and the ids of remedies added by the running test. */
  const stock: Record<string, number> = {};
  let added: string[];
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
  });
  beforeEach(async () => {
    added = [];
    // Releases the reservations of the previous test.
    const open = await shop.deps.db.select().from(orders).where(eq(orders.status, 'created'));
    for (const { id } of open) {
      await transact(shop.deps.db, async (tx) =>
        expireOrder(tx, (await lockOrder(tx, id))!, 'test'),
      );
    }
  });
  afterAll(async () => {
    await assertInvariants(shop.deps.db, { stock, ledger: await shop.gateway.ledger() });
    await shop.close();
  });

  const add = async (id: string, units: number) => {
    stock[id] = units;
    added = [...added, id];
    await addProduct(shop.deps, { id, price: 100, stock: units });
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const buy = (lines: Record<string, number>, address: string, visitor = shop.visitor()) => {
    const items = Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity }));
    const units = items.reduce((total, { quantity }) => total + quantity, 0);
    return startOrder(visitor, 100 * units, items, {}, from(address));
  };
  const outcomes = (created: Order[]) =>
    Object.fromEntries(
      [
        ...Map.groupBy(created, ({ reply }) => `${reply.status} ${reply.body.code ?? ''}`.trim()),
      ].map(([key, all]) => [key, all.length]),
    );
  const left = async (id: string) =>
    (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]!.stock;

  it('deny one visitor a whole catalogue, and return the maximum quantity', async () => {
    for (let n = 0; n < 6; n += 1) await add(`one-${n}`, 9);
    const all = await buy(Object.fromEntries(added.map((id) => [id, 9])), '203.0.113.1');
    expect([all.reply.status, all.reply.body]).toMatchObject([
      409,
      {
        code: 'hold_limit',
        message: expect.stringMatching(/^Up to 30 pieces can be ordered at a time\./),
      },
    ]);
    expect(await Promise.all(added.map(left))).toEqual([9, 9, 9, 9, 9, 9]);
  });

  it('deny one visitor most of a remedy', async () => {
    await add('topaz', 38);
    const { reply } = await buy({ topaz: 11 }, '203.0.113.1');
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'Up to 10 pieces of Stone topaz can be ordered at a time. Please order fewer, or write to us for a larger order.',
    ]);
    expect((await buy({ topaz: 10 }, '203.0.113.1')).reply.status).toBe(200);
  });

  it.each([['127.0.0.1'], ['203.0.113.1']])(
    'allows 38 concurrent guests at %s to reserve a share, and different addresses the rest',
    async (address) => {
      const id = `ruby-${address.replaceAll('.', '-')}`;
      await add(id, 38);
      const created = await Promise.all(
        Array.from({ length: 38 }, () => buy({ [id]: 1 }, address)),
      );
      expect(outcomes(created)).toEqual({ 200: 10, '429 network_holds': 28 });
      expect(await left(id)).toBe(28);
      const rejected = created.find(({ reply }) => reply.status === 429)!.reply;
      expect(rejected.body.message).toContain(`Stone ${id}`);
      expect(rejected.body.retryAfter).toBeGreaterThan(0);
      expect((await buy({ [id]: 1 }, '203.0.113.2')).reply.status).toBe(200);
    },
  );

  it('count orders of one IP address exactly, whatever they contain', async () => {
    const count = reservationLimits.networkOrders + 10;
    for (let n = 0; n < count; n += 1) await add(`stone-${n}`, 5);
    const created = await Promise.all(
      Array.from({ length: count }, (_, n) => buy({ [`stone-${n}`]: 1 }, '2001:db8::7')),
    );
    expect(outcomes(created)).toEqual({
      200: reservationLimits.networkOrders,
      '429 network_holds': 10,
    });
    // Another IPv6 address of the same household.
    expect((await buy({ 'stone-0': 1 }, '2001:db8::8')).reply.status).toBe(429);
  });

  it('count the units of one IP address exactly', async () => {
    for (let n = 0; n < 12; n += 1) await add(`ten-${n}`, 10);
    const created = await Promise.all(
      Array.from({ length: 12 }, (_, n) => buy({ [`ten-${n}`]: 10 }, '203.0.113.1')),
    );
    expect(outcomes(created)).toEqual({ 200: 8, '429 network_holds': 4 });
  });

  it('no longer count paid, closed or replaced orders', async () => {
    await add('opal', 20);
    const visitor = shop.visitor();
    for (let second = 0; second < 3; second += 1)
      expect((await buy({ opal: 9 }, '203.0.113.1', visitor)).reply.status).toBe(200);
    const mine = await buy({ opal: 10 }, '203.0.113.1', visitor);
    expect((await buy({ opal: 1 }, '203.0.113.1')).reply.status).toBe(429);
    await visitor.post('/payments/verify', await shop.pay(mine.gatewayOrderId));
    const other = await buy({ opal: 10 }, '203.0.113.1');
    const existing = () =>
      shop.deps.db.select({ id: orders.id }).from(orders).where(isNotNull(orders.networkKey));
    expect(await existing()).toEqual([{ id: other.orderId }]);
    await transact(shop.deps.db, async (tx) =>
      expireOrder(tx, (await lockOrder(tx, other.orderId))!, 'test'),
    );
    expect(await existing()).toEqual([]);
  });

  it('ignore remedies whose stock is not tracked', async () => {
    await addProduct(shop.deps, { id: 'report', price: 100, stock: null });
    expect((await buy({ report: 99 }, '203.0.113.1')).reply.status).toBe(200);
  });
});
