import { defined } from '@jyotiratna/contract';
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { ConsentUser } from '../accounts/consent-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { bookings } from './schema.ts';

export type StoredBooking = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;

/** Inserts a booking; null if its slot is booked. Of concurrent requests, one succeeds. */
export async function insertBooking(
  tx: Executor,
  row: NewBookingRow,
): Promise<StoredBooking | null> {
  const [inserted] = await tx.insert(bookings).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

/** The booking that an equal request of the same caller has made before; null without one. */
export async function findEqualBooking(
  tx: Executor,
  { healerId, startsAt, mode, ownerKey, name, email, phone }: NewBookingRow,
): Promise<StoredBooking | null> {
  const [found] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.healerId, healerId),
        eq(bookings.startsAt, startsAt),
        eq(bookings.status, 'booked'),
        eq(bookings.mode, mode),
        eq(bookings.ownerKey, ownerKey),
        eq(bookings.name, name),
        eq(bookings.email, email),
        eq(bookings.phone, phone),
      ),
    );
  return found ?? null;
}

/** The start times of a healer's booked sessions within a period, its end excluded. */
export async function listBookedStarts(
  db: Executor,
  healerId: string,
  from: Date,
  to: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.healerId, healerId),
        eq(bookings.status, 'booked'),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, to),
      ),
    );
  return rows.map(({ startsAt }) => startsAt);
}

export async function findBooking(db: Executor, id: string): Promise<StoredBooking | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** Finds a booking and locks it until the transaction ends. */
export async function lockBooking(tx: Executor, id: string): Promise<StoredBooking | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

export async function updateBooking(
  tx: Executor,
  id: string,
  change: Partial<NewBookingRow>,
): Promise<StoredBooking> {
  const [row] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return defined(row);
}

/**
 * A user's sessions, latest first; those booked without a login only by the verified email address.
 */
export async function listBookingsOf(
  db: Executor,
  userId: string,
  { limit = 200, verifiedEmail = null }: { limit?: number; verifiedEmail?: string | null } = {},
): Promise<StoredBooking[]> {
  return db
    .select()
    .from(bookings)
    .where(ofUser({ id: userId, verifiedEmail }))
    .orderBy(desc(bookings.startsAt), asc(bookings.id))
    .limit(limit);
}

function ofUser({ id, verifiedEmail }: ConsentUser) {
  const byAddress =
    verifiedEmail === null
      ? undefined
      : and(isNull(bookings.userId), eq(bookings.email, verifiedEmail));
  return or(eq(bookings.userId, id), byAddress);
}

/** All sessions that start after a given time, soonest first, including cancelled ones. */
export async function listBookingsFrom(
  db: Executor,
  from: Date,
  limit: number,
): Promise<StoredBooking[]> {
  return db
    .select()
    .from(bookings)
    .where(gt(bookings.startsAt, from))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit);
}

const coming = (after: Date) => and(eq(bookings.status, 'booked'), gt(bookings.startsAt, after));

/** Booked sessions, of one healer or all, that start after a given time, soonest first. */
export async function listComingSessions(
  db: Executor,
  after: Date,
  { limit, healerId }: { limit: number; healerId?: string },
): Promise<StoredBooking[]> {
  const ofHealer = healerId === undefined ? undefined : eq(bookings.healerId, healerId);
  return db
    .select()
    .from(bookings)
    .where(and(coming(after), ofHealer))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit);
}

/** The number of booked sessions that start after a given time. */
export async function countComingSessions(db: Executor, after: Date): Promise<number> {
  return db.$count(bookings, coming(after));
}

/**
 * Booked sessions that start after `after`, up to `until`, soonest first. Those booked less than 90
 * minutes before their start are omitted: their confirmation has just been sent.
 */
export async function listSessionsToRemindOf(db: Executor, after: Date, until: Date) {
  return db
    .select({ id: bookings.id, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'booked'),
        gt(bookings.startsAt, after),
        lte(bookings.startsAt, until),
        ne(bookings.email, ''),
        lt(bookings.createdAt, sql`${bookings.startsAt} - interval '90 minutes'`),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** A user's booked sessions that start after a given time, locked until the transaction ends. */
export async function lockComingBookings(
  tx: Executor,
  member: ConsentUser,
  after: Date,
): Promise<StoredBooking[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(ofUser(member), eq(bookings.status, 'booked'), gt(bookings.startsAt, after)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .for('update');
}

/** Replaces the personal data of a session that is retained for its amounts. */
const nobody = { name: 'Deleted customer', email: '', phone: '', tokenHash: null };

/** Removes personal data from all sessions of a user; the amounts stay. */
export async function deleteBookingsOf(tx: Executor, member: ConsentUser): Promise<void> {
  await tx.update(bookings).set(nobody).where(ofUser(member));
}

/** Removes personal data from sessions older than this many days. */
export async function deleteOldBookings(db: Executor, days: number): Promise<void> {
  await db
    .update(bookings)
    .set(nobody)
    .where(
      and(
        lt(bookings.startsAt, sql`now() - make_interval(days => ${days}::int)`),
        ne(bookings.email, ''),
      ),
    );
}
