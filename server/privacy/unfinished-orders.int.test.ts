import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnRequests } from '../orders/returns/schema.ts';
import { payments, refunds } from '../payments/schema.ts';
import { orders } from '../reservations/schema.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { anonymiseClosedOrders } from './queries.ts';

const password = 'quiet marigold 41';
const address = {
  fullName: 'Asha Rao',
  addressLine: '4 MI Road',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302001',
  phone: '9876543210',
} as const;
const kept = ['asha@example.in', 'Asha Rao', '9876543210'];

describe.each(databaseKinds())('delivered orders of a deleted account on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  /** A delivered order of a new account. */
  async function delivered(id: string) {
    const visitor = shop.visitor();
    const email = `${id}@example.in`;
    const { body } = await visitor.post('/user/register', { email, password, name: 'Asha Rao' });
    await addOrder(shop.deps, {
      ...{ id, userId: body.user.id, status: 'delivered', email: 'asha@example.in' },
      ...{ address: { ...address }, provider: 'cash', paymentMethod: 'cash' },
    });
    return () => visitor.delete('/users/me', { password });
  }
  async function contactOf(id: string) {
    await anonymiseClosedOrders(shop.deps.db);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    return [row?.email, row?.address?.fullName, row?.address?.phone];
  }

  it.each(['requested', 'approved', 'received'] as const)(
    'have their contact until a return that is %s is closed',
    async (status) => {
      const id = `ord_${status}`;
      const deleteAccount = await delivered(id);
      const { db } = shop.deps;
      const request = { wish: 'refund', reason: 'size', note: 'Too small' } as const;
      await db.insert(returnRequests).values({ id: `ret_${id}`, orderId: id, status, ...request });
      expect((await deleteAccount()).status).toBe(200);
      expect(await contactOf(id)).toEqual(kept);
      await db
        .update(returnRequests)
        .set({ status: 'settled' })
        .where(eq(returnRequests.orderId, id));
      expect(await contactOf(id)).toEqual([null, '', '']);
    },
  );

  it.each(['queued', 'pending', 'failed'] as const)(
    'have their contact until money whose refund is %s is back',
    async (status) => {
      const id = `ord_of_${status}`;
      const deleteAccount = await delivered(id);
      const { db } = shop.deps;
      await db.insert(payments).values({
        ...{ id: `cash_${id}`, orderId: id, gatewayOrderId: `cash_${id}`, status: 'captured' },
        ...{ amountPaise: 10_000, currency: 'INR', source: 'courier', disposition: 'applied' },
      });
      await db.insert(refunds).values({
        ...{ key: `rf_${id}`, orderId: id, paymentId: `cash_${id}`, amountPaise: 5_000 },
        ...{ reason: 'admin', status },
      });
      expect((await deleteAccount()).status).toBe(200);
      expect(await contactOf(id)).toEqual(kept);
      await db.update(refunds).set({ status: 'processed' }).where(eq(refunds.orderId, id));
      expect(await contactOf(id)).toEqual([null, '', '']);
    },
  );
});
