import { defined, type ParcelState, unsentStatuses } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { products, productVariants } from '../catalogue/schema.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { stockUseRows } from '../reservations/stock-use-queries.ts';
import type { WeighedLine } from './parcel-weight.ts';
import { parcelEvents, parcels } from './schema.ts';

export type ParcelRow = typeof parcels.$inferSelect;
export type NewParcelRow = typeof parcels.$inferInsert;
export type ParcelEventRow = typeof parcelEvents.$inferSelect;
export type ParcelChange = Partial<Omit<ParcelRow, 'pollAt' | 'cancelRequestedAt'>>;

/** States after which an order may get another parcel. */
const closed: ParcelState[] = ['cancelled', 'failed'];
const finalStates: ParcelState[] = ['delivered', 'returned', 'lost', ...closed];

/**
 * @param row.position within its hand-over, whose parcels have the order of their creation
 * @returns null if the order, or the return, already has an active parcel
 */
export async function insertParcel(
  tx: Executor,
  { position = 0, ...row }: NewParcelRow & { position?: number },
): Promise<ParcelRow | null> {
  const createdAt = sql`now() + make_interval(secs => ${position}::float8 / 1e6)`;
  const [inserted] = await tx
    .insert(parcels)
    .values({ ...row, createdAt })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

export async function findParcel(db: Executor, id: string): Promise<ParcelRow | null> {
  const [row] = await db.select().from(parcels).where(eq(parcels.id, id));
  return row ?? null;
}

export async function lockParcel(tx: Transaction, id: string): Promise<ParcelRow | null> {
  const [row] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update');
  return row ?? null;
}

/** Finds parcels with their orders by AWB; unknown AWBs are omitted. */
export async function findByAwbs(
  db: Executor,
  courier: string,
  awbs: readonly string[],
): Promise<Pick<ParcelRow, 'id' | 'orderId' | 'awb'>[]> {
  if (awbs.length === 0) return [];
  const { id, orderId, awb } = parcels;
  return db
    .select({ id, orderId, awb })
    .from(parcels)
    .where(and(eq(parcels.courier, courier), inArray(awb, [...awbs])));
}

/** The current parcel of an order to its customer: the latest active one, else the latest. */
export async function findOrderParcel(db: Executor, orderId: string): Promise<ParcelRow | null> {
  const [row] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(parcels.direction, 'forward')))
    .orderBy(sql`${parcels.state} in ('cancelled', 'failed')`, desc(parcels.createdAt))
    .limit(1);
  return row ?? null;
}

export async function updateParcel(
  tx: Executor,
  id: string,
  change: ParcelChange,
): Promise<ParcelRow> {
  const over = change.state && finalStates.includes(change.state);
  const [row] = await tx
    .update(parcels)
    .set({ ...change, ...(over && { pollAt: null }), updatedAt: sql`now()` })
    .where(eq(parcels.id, id))
    .returning();
  return defined(row);
}

/**
 * Stores a booking. A parcel that was cancelled in the meantime stays cancelled and only gets its
 * AWB, so that it can be cancelled at the courier.
 */
export async function storeBooking(
  tx: Transaction,
  id: string,
  booking: Pick<ParcelRow, 'awb' | 'courierRef' | 'carrier' | 'expectedOn'>,
  pollMinutes: number,
): Promise<ParcelRow> {
  const [row] = await tx
    .update(parcels)
    .set({
      ...booking,
      state: sql`case when ${parcels.state} = 'booking' then 'booked' else ${parcels.state} end`,
      pollAt: sql`case when ${parcels.state} = 'booking' then now() + make_interval(mins => ${pollMinutes}::int) end`,
      updatedAt: sql`now()`,
    })
    .where(eq(parcels.id, id))
    .returning();
  return defined(row);
}

export async function recordCancelRequest(tx: Executor, id: string): Promise<void> {
  await tx.update(parcels).set({ cancelRequestedAt: sql`now()` }).where(eq(parcels.id, id));
}

/**
 * Claims parcels whose poll is due, and schedules their next poll, so that no other process claims
 * them. @returns their AWBs
 */
export async function claimPolls(
  db: Executor,
  courier: string,
  { limit, minutes }: { limit: number; minutes: number },
): Promise<string[]> {
  const due = db
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.courier, courier),
        sql`${parcels.pollAt} <= now()`,
        sql`${parcels.awb} is not null`,
      ),
    )
    .orderBy(parcels.pollAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(parcels)
    .set({ pollAt: sql`now() + make_interval(mins => ${minutes}::int)` })
    .where(sql`${parcels.id} = any(array(${due}))`)
    .returning({ awb: parcels.awb });
  return rows.flatMap(({ awb }) => awb ?? []);
}

/** Booked parcels whose order was closed or shipped manually: the courier must not collect them. */
export async function listNeedless(db: Executor): Promise<{ id: string }[]> {
  return db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        inArray(parcels.state, ['booking', 'booked']),
        eq(parcels.direction, 'forward'),
        sql`${parcels.cancelRequestedAt} is null`,
        notInArray(orders.status, [...unsentStatuses]),
      ),
    )
    .limit(100);
}

/** Inserts events that are not stored yet. @returns the new events, oldest first */
export async function insertEvents(
  tx: Transaction,
  rows: readonly (typeof parcelEvents.$inferInsert)[],
): Promise<ParcelEventRow[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(parcelEvents)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
  return added.sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
}

/** Lists the events of parcels, oldest first. */
export async function listEvents(
  db: Executor,
  parcelIds: readonly string[],
): Promise<ParcelEventRow[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, [...parcelIds]))
    .orderBy(asc(parcelEvents.at), asc(parcelEvents.id));
}

/**
 * The lines of an order with their weights, for a bundle those of its items: products at their
 * current weight, metal as priced. `quantity`: the number of units in one unit of the line.
 */
export async function listWeighedLines(
  db: Executor,
  orderId: string,
): Promise<(WeighedLine & { position: number })[]> {
  const weightMg = sql<number | null>`coalesce(${productVariants.weightMg}, ${products.weightMg})`;
  return db
    .select({
      position: orderItems.position,
      quantity: sql<number>`taken.units`.mapWith(Number),
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      weightMg,
      parts: orderItems.parts,
    })
    .from(orderItems)
    .crossJoinLateral(stockUseRows)
    .innerJoin(products, sql`${products.id} = taken.product_id`)
    .leftJoin(productVariants, sql`${productVariants.id} = taken.variant_id`)
    .where(eq(orderItems.orderId, orderId));
}
