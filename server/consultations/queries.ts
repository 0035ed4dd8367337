import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { users } from '../accounts/schema.ts';
import { healerNameOf } from '../healers/profiles/queries.ts';
import { bookings } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { hasBlocked, hasReported } from './reports/queries.ts';
import { consultations } from './schema.ts';
import { nextSlot } from './slot-queries.ts';

export type ConsultationRow = typeof consultations.$inferSelect;
export type Side = 'customer' | 'healer';
/** A session joined with data of its participants and booking. */
export type FoundConsultation = ConsultationRow & {
  customerName: string;
  /**
   * Null for a healer without a document; the Hindi name is empty if there is only an English one.
   */
  healerName: string | null;
  healerNameHi: string | null;
  /**
   * From the session's booking: the customer's phone number, and the payment recorded by the owner.
   */
  bookingPhone: string | null;
  bookingPaidPaise: number | null;
  customerIsPresent: boolean;
  healerIsPresent: boolean;
  /**
   * Ms since the clock's last update, at most the grace period: the progress of a running clock.
   */
  elapsedMs: number;
  customerInRoom: boolean;
  healerInRoom: boolean;
  /** Start of the healer's next booked slot within the hour, and the database's time; epoch ms. */
  nextSlotMs: number | null;
  nowMs: number;
  /** Whether each side has blocked, and has reported, the other. */
  customerBlocks: boolean;
  healerBlocks: boolean;
  customerReported: boolean;
  healerReported: boolean;
};

/**
 * Seconds for which a heartbeat is valid, in both directions: after a clock was set back, no
 * participant must count as present for hours.
 */
export const graceSeconds = 30;
export const isPresent = (seenAt: SQL | Column) =>
  sql<boolean>`coalesce(abs(extract(epoch from now() - ${seenAt})) <= ${graceSeconds}, false)`;

/** A duration in ms, limited to the range from 0 to the grace period. */
export const clampToGrace = (span: SQL) =>
  sql`least(greatest(${span}, 0), ${graceSeconds * 1000})::bigint`;

/** Ms since the clock's last update, at most the grace period; null before the first. */
const elapsed = clampToGrace(sql`extract(epoch from now() - ${consultations.tickedAt}) * 1000`);

const found = {
  row: consultations,
  customerName: users.name,
  healerName: healerNameOf(consultations.healerId, 'en'),
  healerNameHi: healerNameOf(consultations.healerId, 'hi'),
  bookingPhone: bookings.phone,
  bookingPaidPaise: bookings.paidPaise,
  customerIsPresent: isPresent(consultations.customerSeenAt),
  healerIsPresent: isPresent(consultations.healerSeenAt),
  elapsedMs: sql<number>`coalesce(${elapsed}, 0)::float8`,
  customerInRoom: isPresent(consultations.customerRoomAt),
  healerInRoom: isPresent(consultations.healerRoomAt),
  nextSlotMs: sql<number | null>`case when ${consultations.status} <> 'ended' then ${nextSlot} end`,
  nowMs: sql<number>`extract(epoch from now())::float8 * 1000`,
  customerBlocks: hasBlocked('customer'),
  healerBlocks: hasBlocked('healer'),
  customerReported: hasReported('customer'),
  healerReported: hasReported('healer'),
};

function select(db: Executor) {
  return db
    .select(found)
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.userId))
    .leftJoin(bookings, eq(bookings.id, consultations.bookingId));
}

type Selected = Awaited<ReturnType<typeof select>>[number];
const join = ({ row, ...extra }: Selected): FoundConsultation => ({ ...row, ...extra });

export async function findConsultation(
  db: Executor,
  id: string,
): Promise<FoundConsultation | null> {
  const [row] = await select(db).where(eq(consultations.id, id));
  return row ? join(row) : null;
}

/** Sessions of a customer or a healer, latest first. */
export async function listConsultationsOf(
  db: Executor,
  of: { userId: string } | { healerUserId: string },
  limit: number,
): Promise<FoundConsultation[]> {
  const where =
    'userId' in of
      ? eq(consultations.userId, of.userId)
      : eq(consultations.healerUserId, of.healerUserId);
  const rows = await select(db).where(where).orderBy(desc(consultations.requestedAt)).limit(limit);
  return rows.map(join);
}

/** All sessions, latest first. */
export async function listAllConsultations(
  db: Executor,
  limit: number,
): Promise<FoundConsultation[]> {
  return (await select(db).orderBy(desc(consultations.requestedAt)).limit(limit)).map(join);
}

/** Open sessions of a healer, by healer id or user id, in order of creation. */
export async function listOpenOf(
  db: Executor,
  of: { healerId: string } | { healerUserId: string },
): Promise<FoundConsultation[]> {
  const whose =
    'healerId' in of
      ? eq(consultations.healerId, of.healerId)
      : eq(consultations.healerUserId, of.healerUserId);
  const rows = await select(db)
    .where(and(whose, ne(consultations.status, 'ended')))
    .orderBy(asc(consultations.requestedAt));
  return rows.map(join);
}

/** Ids of those of these bookings that have a session. */
export async function listOpened(db: Executor, bookingIds: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ id: consultations.bookingId })
    .from(consultations)
    .where(inArray(consultations.bookingId, bookingIds));
  return new Set(rows.map(({ id }) => id));
}

/** A customer's open session; null without one. */
export async function findOpenOf(db: Executor, userId: string): Promise<FoundConsultation | null> {
  const [row] = await select(db).where(
    and(eq(consultations.userId, userId), ne(consultations.status, 'ended')),
  );
  return row ? join(row) : null;
}

/**
 * The session, its row locked until the transaction is complete. Lock order: the session before its
 * customer's balance.
 */
export async function lockConsultation(tx: Executor, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update');
  return row ?? null;
}

/**
 * Adds a session request; null if the customer has an open session. `waitMs`: time until it
 * expires.
 */
export async function insertConsultation(
  tx: Executor,
  row: Omit<typeof consultations.$inferInsert, 'expiresAt'>,
  waitMs: number,
): Promise<ConsultationRow | null> {
  const [inserted] = await tx
    .insert(consultations)
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${waitMs / 1000}::float8)` })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

/**
 * Accepts an unexpired request, or one on the waiting list; null if its status has changed.
 * @throws a unique violation while the healer is in another session
 */
export async function acceptRow(
  tx: Executor,
  id: string,
  { responseMs, calledMs }: { responseMs: number; calledMs: number },
): Promise<ConsultationRow | null> {
  const waitMs = sql`case when ${consultations.status} = 'waiting' then ${calledMs}::float8 else ${responseMs}::float8 end`;
  const [row] = await tx
    .update(consultations)
    .set({
      status: 'accepted',
      acceptedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${waitMs} / 1000)`,
    })
    .where(
      and(
        eq(consultations.id, id),
        inArray(consultations.status, ['requested', 'waiting']),
        sql`${consultations.expiresAt} > now()`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Number of customers ahead of this one on the healer's waiting list. */
export async function countUpcoming(
  db: Executor,
  { healerId, id, requestedAt }: ConsultationRow,
): Promise<number> {
  const before = or(
    lt(consultations.requestedAt, requestedAt),
    and(eq(consultations.requestedAt, requestedAt), lt(consultations.id, id)),
  );
  return db.$count(
    consultations,
    and(eq(consultations.healerId, healerId), eq(consultations.status, 'waiting'), before),
  );
}

/** Number of other sessions held by this customer with the same healer account. */
export async function countEarlier(
  db: Executor,
  { id, userId, healerUserId }: ConsultationRow,
): Promise<number> {
  if (healerUserId === null) return 0;
  const active = and(
    eq(consultations.userId, userId),
    eq(consultations.healerUserId, healerUserId),
  );
  return db.$count(
    consultations,
    and(active, ne(consultations.id, id), isNotNull(consultations.startedAt)),
  );
}

/** Saves a customer's rating of a session: 1 to 5 stars, with an optional comment. */
export async function rateRow(
  db: Executor,
  id: string,
  rating: { stars: number; review: string | null },
) {
  await db.update(consultations).set(rating).where(eq(consultations.id, id));
}

/** The open sessions of a user, on either side. */
export async function listOpenIdsOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        ne(consultations.status, 'ended'),
        or(eq(consultations.userId, userId), eq(consultations.healerUserId, userId)),
      ),
    )
    .orderBy(asc(consultations.id));
  return rows.map(({ id }) => id);
}
