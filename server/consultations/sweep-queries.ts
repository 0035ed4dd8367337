import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { bookings, healerAccounts } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

/** What the sweeper has to see to, by the database's clock. */
export async function listDue(db: Executor, { awayMs, silenceMs }: { awayMs: number; silenceMs: number }) {
  const olderThan = (at: SQL, ms: number) => sql`${at} < now() - make_interval(secs => ${ms / 1000}::float8)`;
  const { customerSeenAt, healerSeenAt, lastMessageAt, requestedAt, startedAt } = consultations;
  const { status, expiresAt, clockMs, billedUntil } = consultations;
  const due = sql<'missed' | 'withdrawn' | 'no_show' | 'away' | 'silence' | 'bill'>`case
    when ${status} = 'waiting' and ${expiresAt} > now() then 'withdrawn'
    when ${status} in ('requested', 'waiting') then 'missed'
    when ${status} = 'accepted' then 'no_show'
    when ${olderThan(sql`least(${customerSeenAt}, ${healerSeenAt})`, awayMs)} then 'away'
    when ${olderThan(sql`coalesce(${lastMessageAt}, ${startedAt})`, silenceMs)} then 'silence'
    else 'bill' end`;
  return db
    .select({ id: consultations.id, due })
    .from(consultations)
    .where(
      or(
        and(inArray(status, ['requested', 'waiting', 'accepted']), sql`${expiresAt} <= now()`),
        and(eq(status, 'waiting'), olderThan(sql`coalesce(${customerSeenAt}, ${requestedAt})`, awayMs)),
        and(
          eq(status, 'running'),
          or(
            olderThan(sql`least(${customerSeenAt}, ${healerSeenAt})`, awayMs),
            olderThan(sql`coalesce(${lastMessageAt}, ${startedAt})`, silenceMs),
            sql`${billedUntil} <= ${clockMs}`,
          ),
        ),
      ),
    )
    .limit(200);
}

/** Booked chats with a person whose time has come and that no session was made of. */
export async function listBookingsToOpen(db: Executor, waitMs: number) {
  return db
    .select({ booking: bookings, sharePercent: healerAccounts.sharePercent })
    .from(bookings)
    .innerJoin(healerAccounts, and(eq(healerAccounts.healerId, bookings.healerId), isNotNull(healerAccounts.userId)))
    .where(
      and(
        eq(bookings.status, 'booked'),
        eq(bookings.mode, 'chat'),
        isNotNull(bookings.userId),
        sql`${bookings.startsAt} <= now()`,
        sql`${bookings.startsAt} > now() - make_interval(secs => ${waitMs / 1000}::float8)`,
        sql`not exists (select from ${consultations} where ${consultations.bookingId} = ${bookings.id})`,
      ),
    )
    .limit(50);
}
