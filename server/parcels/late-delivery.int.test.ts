import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../payments/schema.ts';
import { orders } from '../reservations/schema.ts';
import { type CourierShop, createCourierShop } from '../testing/courier-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';

const order = `ord_${'a'.repeat(26)}`;

describe.each(databaseKinds())('a cash parcel that is delivered after all, on %s', (kind) => {
  let shop: CourierShop;
  beforeEach(async () => {
    shop = await createCourierShop(kind);
  });
  afterEach(() => shop.close());

  async function shipped(): Promise<string> {
    await shop.packed(order, { provider: 'cash', paymentMethod: 'cash', rupees: 1500 });
    await shop.handOver(order);
    await shop.settle();
    return (await shop.parcelOf(order)).awb ?? '';
  }
  async function report(awb: string, ...states: string[]) {
    for (const state of states) await shop.courier.move(awb, state);
    await shop.poll();
  }
  const result = async () => ({
    status: (await shop.deps.db.select().from(orders).where(eq(orders.id, order)))[0]?.status,
    paid: (await shop.deps.db.select().from(payments)).map(({ amountPaise }) => amountPaise),
  });

  it('is paid, although an administrator had recorded a rejection', async () => {
    const awb = await shipped();
    await report(awb, 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED');
    expect((await shop.admin.post(`/admin/orders/${order}/refuse`, {})).status).toBe(200);
    expect(await result()).toEqual({ status: 'refused', paid: [] });
    await report(awb, 'OUT_FOR_DELIVERY', 'DELIVERED');
    expect(await result()).toEqual({ status: 'delivered', paid: [150_000] });
  });

  it('is recorded by an administrator, where the courier had reported its way back', async () => {
    const awb = await shipped();
    await report(awb, 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED');
    await report(awb, 'RTO_INITIATED');
    expect(await result()).toEqual({ status: 'refused', paid: [] });
    const seen = (await shop.admin.get(`/admin/orders/${order}`)).body.order;
    expect(seen.moves).toContain('deliver');
    expect((await shop.admin.post(`/admin/orders/${order}/deliver`, {})).status).toBe(200);
    expect(await result()).toEqual({ status: 'delivered', paid: [150_000] });
  });
});
