import type { ParcelState } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { orders } from '../reservations/schema.ts';
import { handOvers, parcels } from './schema.ts';

export type HandOverRow = typeof handOvers.$inferSelect;
export type HandOverParcel = {
  id: string;
  orderId: string;
  orderNumber: string;
  state: ParcelState;
  awb: string | null;
  courierRef: string | null;
  failure: string | null;
};

/** Inserts a hand-over. @returns false if the key was used before */
export async function insertHandOver(
  db: Executor,
  row: Pick<HandOverRow, 'id' | 'key' | 'courier' | 'createdBy'>,
): Promise<boolean> {
  const rows = await db
    .insert(handOvers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: handOvers.id });
  return rows.length > 0;
}

export async function findHandOver(
  db: Executor,
  by: { id: string } | { key: string },
): Promise<HandOverRow | null> {
  const [row] = await db
    .select()
    .from(handOvers)
    .where('id' in by ? eq(handOvers.id, by.id) : eq(handOvers.key, by.key));
  return row ?? null;
}

/**
 * Locks a hand-over, so that of its parcels that are booked concurrently exactly one is the last.
 */
export async function lockHandOver(tx: Transaction, id: string): Promise<HandOverRow | null> {
  const [row] = await tx.select().from(handOvers).where(eq(handOvers.id, id)).for('update');
  return row ?? null;
}

export async function listHandOvers(db: Executor, limit: number): Promise<HandOverRow[]> {
  return db.select().from(handOvers).orderBy(desc(handOvers.createdAt)).limit(limit);
}

/** The parcels of hand-overs, in the order of selection. */
export async function listHandOverParcels(
  db: Executor,
  ids: readonly string[],
): Promise<(HandOverParcel & { handOverId: string | null })[]> {
  if (ids.length === 0) return [];
  const { id, orderId, handOverId, state, awb, courierRef, failure } = parcels;
  return db
    .select({
      id,
      orderId,
      handOverId,
      orderNumber: orders.orderNumber,
      state,
      awb,
      courierRef,
      failure,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(inArray(handOverId, [...ids]))
    .orderBy(asc(parcels.createdAt), asc(id));
}

/** The number of a hand-over's parcels that are not booked yet. */
async function countHandOver(tx: Transaction, handOverId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(parcels)
    .where(and(eq(parcels.handOverId, handOverId), eq(parcels.state, 'booking')));
  return defined(row).count;
}

/** Queues the pickup of a locked hand-over, once all its bookings are complete. */
export async function queuePickup(tx: Transaction, handOverId: string): Promise<void> {
  if ((await countHandOver(tx, handOverId)) === 0)
    await addToOutbox(tx, 'courier', `pickup:${handOverId}`, { do: 'pickup', handOverId });
}

export async function storePickup(
  db: Executor,
  id: string,
  pickup: { id: string; day: string },
): Promise<void> {
  await db
    .update(handOvers)
    .set({ pickupId: pickup.id, pickupOn: pickup.day })
    .where(eq(handOvers.id, id));
}
