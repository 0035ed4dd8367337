import { orderStatuses } from '@jyotiratna/contract';
import { createFakeClock } from '@jyotiratna/sandbox-gateway/clock';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../payments/schema.ts';
import { orderEvents, orders } from '../reservations/schema.ts';
import { type CourierShop, createCourierShop } from '../testing/courier-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { runCourierTasks } from './run-courier-tasks.ts';
import { parcelEvents, parcels } from './schema.ts';

const minute = 60_000;
const count = Number(process.env.PARCELS ?? 200);
const step = 40;
/**
 * The courier's clock advances by this step for each hand-over; at the last one it is not yet ahead
 * of the shop's clock.
 */
const stepMs = 16 * minute;
const startMs = Date.now() - Math.max(24 * 60 * minute, (Math.ceil(count / step) + 2) * stepMs);

/**
 * 5 % lost responses, 10 % duplicate webhooks, 20 % late ones, some lost, some false.
 * `PARCELS=10000` sets their number.
 */
describe.each(databaseKinds())('parcels with a faulty courier on %s', (kind) => {
  let shop: CourierShop;
  beforeAll(async () => {
    shop = await createCourierShop(kind, {}, { clock: createFakeClock(startMs) });
    await shop.courier.misbehave({
      ...{ lostReplies: 0.05, doubled: 0.1, late: 0.2, lateMs: 3 * minute, lost: 0.05, lies: 0.02 },
      ...{ rejected: 0.05, missed: 0.1 },
    });
    for (let from = 0; from < count; from += step) await sendBatch(from);
    await shop.poll();
  }, 3_600_000);
  afterAll(() => shop.close());

  async function sendBatch(from: number): Promise<void> {
    const ids = Array.from({ length: Math.min(step, count - from) }, (_, at) => `ord_${from + at}`);
    for (const [at, id] of ids.entries())
      await shop.packed(
        id,
        at % 2 === 0 ? {} : { provider: 'cash', paymentMethod: 'cash', rupees: 1000 + at },
      );
    await shop.handOver(...ids);
    await Promise.all([runCourierTasks(shop.deps), runCourierTasks(shop.deps)]);
    await shop.settle();
    await shop.courier.advance(stepMs);
  }

  it('have one AWB each', async () => {
    const rows = await shop.deps.db.select().from(parcels);
    const { shipments, pickups } = await shop.courier.book();
    expect(new Set(rows.map(({ awb }) => awb)).size).toBe(count);
    expect(shipments.map(({ awb }) => awb).sort()).toEqual(rows.map(({ awb }) => awb).sort());
    expect(pickups).toHaveLength(Math.ceil(count / step));
  });

  it('end where the courier says, and never go back', async () => {
    const rows = await shop.deps.db.select().from(parcels);
    const { shipments } = await shop.courier.book();
    const ends = { DELIVERED: 'delivered', RTO_DELIVERED: 'returned' } as Record<string, string>;
    const truth = new Map(shipments.map(({ awb, status }) => [awb, ends[status] ?? status]));
    expect(rows.filter(({ awb, state }) => truth.get(awb!) !== state)).toEqual([]);
    const moves = await shop.deps.db.select().from(orderEvents).orderBy(asc(orderEvents.id));
    // A paid order whose parcel was returned is packed again.
    const onward = moves.filter(({ from, to }) => !(from === 'shipped' && to === 'packed'));
    const backwards = onward.filter(
      ({ from, to }) => orderStatuses.indexOf(to) <= orderStatuses.indexOf(from!),
    );
    expect(backwards).toEqual([]);
  });

  it('move their orders, with the cash of each one that was delivered', async () => {
    const rows = await shop.deps.db
      .select({
        state: parcels.state,
        cod: parcels.codPaise,
        order: orders.status,
        paid: payments.amountPaise,
      })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .leftJoin(
        payments,
        and(eq(payments.orderId, orders.id), eq(payments.disposition, 'applied')),
      );
    const wrong = rows.filter(({ state, cod, order, paid }) => {
      if (state === 'delivered') return order !== 'delivered' || (cod > 0 && paid !== cod);
      return cod > 0 ? order !== 'returned' || paid !== null : order !== 'packed';
    });
    expect(wrong).toEqual([]);
    expect(
      rows.filter(({ state, cod }) => state === 'delivered' && cod > 0).length,
    ).toBeGreaterThan(count / 4);
  });

  it('store each event once', async () => {
    const { shipments } = await shop.courier.book();
    const rows = await shop.deps.db.select().from(parcelEvents);
    const keys = rows.map(
      ({ parcelId, at, state, remark }) => `${parcelId} ${at.getTime()} ${state} ${remark}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const scans = shipments.reduce((total, { scans: own }) => total + own.length, 0);
    expect(keys.length).toBeGreaterThan(scans * 0.9);
  });

  it('name the cash that is to come, to the paisa', async () => {
    const rows = await shop.deps.db
      .select()
      .from(parcels)
      .where(and(eq(parcels.state, 'delivered'), gt(parcels.codPaise, 0)));
    const { body } = await shop.admin.get('/admin/parcel-cash');
    const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const due = total(body.due.map((row: { due: number }) => Math.round(row.due * 100)));
    expect(due).toBe(total(rows.map(({ codPaise }) => codPaise)));
  });
});
