import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { bookings, healerAccounts } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { graceSeconds, isPresent } from './queries.ts';
import { hasBlockedIn } from './reports/queries.ts';
import { consultations } from './schema.ts';
import { nextSlot } from './slot-queries.ts';

const { customerSeenAt, healerSeenAt, requestedAt, status, elsewhere } = consultations;
/**
 * SQL: the last heartbeat of the side that has been absent longest: either side of a running
 * session, or the customer on the waiting list.
 */
const lastSeen = sql`case when ${status} = 'waiting' then coalesce(${customerSeenAt}, ${requestedAt})
  when ${elsewhere} then ${healerSeenAt} else least(${customerSeenAt}, ${healerSeenAt}) end`;
/** Maximum absence in ms that one sweep adds. */
const pollMs = 15_000;

/**
 * Accumulates the observed absence of participants, by the interval between two sweeps, a few
 * seconds each.
 */
export async function countAbsences(db: Executor): Promise<void> {
  const { awayMs, awayCheckedAt } = consultations;
  const isAbsent = sql`not ${isPresent(lastSeen)}`;
  const passed = sql`extract(epoch from now() - coalesce(${awayCheckedAt}, now())) * 1000`;
  await db
    .update(consultations)
    .set({
      awayMs: sql`case when ${isAbsent} then ${awayMs} + least(greatest(${passed}, 0), ${pollMs})::bigint else 0 end`,
      awayCheckedAt: sql`case when ${isAbsent} then now() end`,
    })
    .where(and(inArray(status, ['waiting', 'running']), or(isAbsent, isNotNull(awayCheckedAt))));
}

type Limits = { awayMs: number; silenceMs: number };
export type DueOf = 'missed' | 'withdrawn' | 'no_show' | 'away' | 'silence' | 'time' | 'bill';

/**
 * SQL: a session's due action by the database's clock, and whether it has one. Fixed-price sessions
 * require no messages, because participants talk.
 */
function duePart({ awayMs, silenceMs }: Limits) {
  const olderThan = (at: SQL, ms: number) =>
    sql`${at} < now() - make_interval(secs => ${ms / 1000}::float8)`;
  const {
    status,
    expiresAt,
    clockMs,
    billedUntil,
    wholePaise,
    lastMessageMs,
    awayMs: seenAwayMs,
  } = consultations;
  // An absence that sweeps have not observed means that the system clock was set forward.
  const isAbsentTooLong = sql`(${olderThan(lastSeen, awayMs)} and ${seenAwayMs} >= ${graceSeconds * 1000})`;
  const silent = sql`(${wholePaise} is null and ${clockMs} - coalesce(${lastMessageMs}, 0) > ${silenceMs}::bigint)`;
  // The time of the healer's next booked slot has arrived.
  const isOverrun = sql`coalesce(${nextSlot} <= extract(epoch from now()) * 1000, false)`;
  const due = sql<DueOf>`case
    when ${status} = 'waiting' and ${expiresAt} > now() then 'withdrawn'
    when ${status} in ('requested', 'waiting') then 'missed'
    when ${status} in ('accepted', 'running') and ${isOverrun} then 'time'
    when ${status} = 'accepted' then 'no_show'
    when ${isAbsentTooLong} then 'away'
    when ${billedUntil} <= ${clockMs} then 'bill'
    else 'silence' end`;
  const isDue = or(
    and(inArray(status, ['requested', 'waiting', 'accepted']), sql`${expiresAt} <= now()`),
    and(eq(status, 'waiting'), isAbsentTooLong),
    and(inArray(status, ['accepted', 'running']), isOverrun),
    and(eq(status, 'running'), or(isAbsentTooLong, silent, sql`${billedUntil} <= ${clockMs}`)),
  );
  return { due, isDue };
}

/** Sessions with a due action. */
export async function listDue(db: Executor, limits: Limits): Promise<{ id: string; due: DueOf }[]> {
  const { due, isDue } = duePart(limits);
  return db.select({ id: consultations.id, due }).from(consultations).where(isDue).limit(200);
}

/** The currently due action of one session; null without one. */
export async function findDue(db: Executor, id: string, limits: Limits): Promise<DueOf | null> {
  const { due, isDue } = duePart(limits);
  const [row] = await db
    .select({ due })
    .from(consultations)
    .where(and(eq(consultations.id, id), isDue));
  return row?.due ?? null;
}

/**
 * Due bookings with accounts on both sides and without a session, and whether either participant
 * has blocked the other. A booking moved after an absence gets another session.
 */
export async function listBookingsToOpen(db: Executor, waitMs: number) {
  return db
    .select({
      booking: bookings,
      sharePercent: healerAccounts.sharePercent,
      healerUserId: healerAccounts.userId,
      blocked: hasBlockedIn(bookings.userId, healerAccounts.userId),
    })
    .from(bookings)
    .innerJoin(
      healerAccounts,
      and(eq(healerAccounts.healerId, bookings.healerId), isNotNull(healerAccounts.userId)),
    )
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
