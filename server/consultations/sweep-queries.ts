import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { bookings, healerAccounts } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

type Limits = { awayMs: number; silenceMs: number };
export type DueOf = 'missed' | 'withdrawn' | 'no_show' | 'away' | 'silence' | 'bill';

/** What is due of a session by the database's clock, and whether something is. Who has one price talks and need not write. */
function duePart({ awayMs, silenceMs }: Limits) {
  const olderThan = (at: SQL, ms: number) => sql`${at} < now() - make_interval(secs => ${ms / 1000}::float8)`;
  const { customerSeenAt, healerSeenAt, lastMessageAt, requestedAt, startedAt } = consultations;
  const { status, expiresAt, clockMs, billedUntil, elsewhere, wholePaise } = consultations;
  const seen = sql`case when ${elsewhere} then ${healerSeenAt} else least(${customerSeenAt}, ${healerSeenAt}) end`;
  const away = olderThan(seen, awayMs);
  const silent = sql`(${wholePaise} is null and ${olderThan(sql`coalesce(${lastMessageAt}, ${startedAt})`, silenceMs)})`;
  const due = sql<DueOf>`case
    when ${status} = 'waiting' and ${expiresAt} > now() then 'withdrawn'
    when ${status} in ('requested', 'waiting') then 'missed'
    when ${status} = 'accepted' then 'no_show'
    when ${away} then 'away'
    when ${silent} then 'silence'
    else 'bill' end`;
  const isDue = or(
    and(inArray(status, ['requested', 'waiting', 'accepted']), sql`${expiresAt} <= now()`),
    and(eq(status, 'waiting'), olderThan(sql`coalesce(${customerSeenAt}, ${requestedAt})`, awayMs)),
    and(eq(status, 'running'), or(away, silent, sql`${billedUntil} <= ${clockMs}`)),
  );
  return { due, isDue };
}

/** What the sweeper has to see to. */
export async function listDue(db: Executor, limits: Limits): Promise<{ id: string; due: DueOf }[]> {
  const { due, isDue } = duePart(limits);
  return db.select({ id: consultations.id, due }).from(consultations).where(isDue).limit(200);
}

/** What is due of one session now; null where nothing is. */
export async function findDue(db: Executor, id: string, limits: Limits): Promise<DueOf | null> {
  const { due, isDue } = duePart(limits);
  const [row] = await db
    .select({ due })
    .from(consultations)
    .where(and(eq(consultations.id, id), isDue));
  return row?.due ?? null;
}

/**
 * Booked slots with a person whose time has come and of which no session was made. One that was moved after nobody came opens
 * once more.
 */
export async function listBookingsToOpen(db: Executor, waitMs: number) {
  return db
    .select({
      booking: bookings,
      sharePercent: healerAccounts.sharePercent,
      healerUserId: healerAccounts.userId,
    })
    .from(bookings)
    .innerJoin(healerAccounts, and(eq(healerAccounts.healerId, bookings.healerId), isNotNull(healerAccounts.userId)))
    .where(
      and(
        eq(bookings.status, 'booked'),
        isNotNull(bookings.userId),
        sql`${bookings.startsAt} <= now()`,
        sql`${bookings.startsAt} > now() - make_interval(secs => ${waitMs / 1000}::float8)`,
        sql`not exists (select from ${consultations} where ${consultations.bookingId} = ${bookings.id} and (${consultations.status} <> 'ended' or ${consultations.startedAt} is not null or ${consultations.requestedAt} >= ${bookings.startsAt}))`,
      ),
    )
    .limit(50);
}
