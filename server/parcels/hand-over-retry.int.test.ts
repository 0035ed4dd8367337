import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CourierShop, createCourierShop } from '../testing/courier-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { listHandOverParcels } from './hand-over-queries.ts';

describe.each(databaseKinds())('a hand-over that fails midway, on %s', (kind) => {
  let shop: CourierShop;
  beforeEach(async () => {
    shop = await createCourierShop(kind);
  });
  afterEach(() => shop.close());

  const press = (orders: string[]) =>
    shop.admin.post('/admin/hand-overs', { key: 'the-press', orders });

  it('is complete after the same press is repeated', async () => {
    const orders = await Promise.all(['ord_3', 'ord_1', 'ord_2'].map((id) => shop.packed(id)));
    const { db } = shop.deps;
    await db.execute(sql`create function fail_second() returns trigger language plpgsql
      as $$ begin if new.order_id = 'ord_2' then raise exception 'killed'; end if; return new; end $$`);
    await db.execute(sql`create trigger fail_second before insert on parcels
      for each row execute function fail_second()`);
    expect((await press(orders)).status).toBe(500);
    await db.execute(sql`drop trigger fail_second on parcels`);
    await db.execute(sql`drop function fail_second`);
    const { status, body } = await press(orders);
    expect([status, body.rejected, body.handOver.total]).toEqual([200, [], 3]);
    const listed = await listHandOverParcels(db, [body.handOver.id]);
    expect(listed.map(({ orderId }) => orderId)).toEqual(orders);
    await shop.settle();
    const { handOver } = (await shop.admin.get(`/admin/hand-overs/${body.handOver.id}`)).body;
    expect(handOver).toMatchObject({ booked: 3, pickup: { id: expect.any(String) } });
  });

  it('is one for two presses at once, in whichever order they name their orders', async () => {
    const orders = await Promise.all(['ord_1', 'ord_2', 'ord_3'].map((id) => shop.packed(id)));
    const other = (key: string, of: string[]) =>
      shop.admin.post('/admin/hand-overs', { key, orders: of });
    const replies = await Promise.all([
      other('one-press', orders),
      other('other-press', orders.toReversed()),
      other('one-press', orders),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const totals = new Map(replies.map(({ body }) => [body.handOver.id, body.handOver.total]));
    expect([...totals.values()].reduce((all, one) => all + one, 0)).toBe(3);
  });
});
