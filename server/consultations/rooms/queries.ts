import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { isPresent, type Side } from '../queries.ts';
import { consultations } from '../schema.ts';
import { healerSpoke } from '../silence-queries.ts';

const { customerRoomAt, healerRoomAt, roomClosedAt, endedAt, status } = consultations;

/**
 * Records that a side of a running session is in its room, or about to enter. If both sides are in
 * the room, they are talking: the session needs no messages, and the customer's messages count as
 * replied to.
 * @returns false if the session is not running
 */
export async function enterRow(
  db: Executor,
  id: string,
  side: Side,
  talking: boolean,
): Promise<boolean> {
  const now = sql`now()`;
  const customer = side === 'customer';
  const pair = sql`(${talking} and ${isPresent(customer ? healerRoomAt : customerRoomAt)})`;
  const { lastMessageAt, lastMessageMs, clockMs } = consultations;
  const rows = await db
    .update(consultations)
    .set({
      ...(customer ? { customerRoomAt: now } : { healerRoomAt: now }),
      lastMessageAt: sql`case when ${pair} then now() else ${lastMessageAt} end`,
      lastMessageMs: sql`case when ${pair} then ${clockMs} else ${lastMessageMs} end`,
      ...healerSpoke(pair),
    })
    .where(and(eq(consultations.id, id), eq(status, 'running')))
    .returning({ id: consultations.id });
  return rows.length > 0;
}

/**
 * Closed sessions whose rooms must be closed: immediately, and again after the last token has
 * expired. After a day of errors the room is left to the room server, which deletes empty ones.
 */
export async function listRoomsToClose(db: Executor, tokenMs: number): Promise<string[]> {
  const over = sql`${endedAt} + make_interval(secs => ${tokenMs / 1000}::float8)`;
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        sql`(${customerRoomAt} is not null or ${healerRoomAt} is not null)`,
        sql`${endedAt} > now() - interval '1 day'`,
        sql`(${roomClosedAt} is null or (${roomClosedAt} < ${over} and ${over} <= now()))`,
      ),
    )
    .limit(20);
  return rows.map(({ id }) => id);
}

export async function markRoomClosed(db: Executor, id: string): Promise<void> {
  await db.update(consultations).set({ roomClosedAt: sql`now()` }).where(eq(consultations.id, id));
}
