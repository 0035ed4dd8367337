import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.ts';
import { bookings, healerAccounts } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { consultationMessages, consultationMinutes, consultationPictures, consultations, freeChats } from './schema.ts';

export type ConsultationRow = typeof consultations.$inferSelect;
export type Side = 'customer' | 'healer';
/** A session with who is in it. */
export type Found = ConsultationRow & {
  customerName: string;
  healerUserId: string | null;
  customerIsThere: boolean;
  healerIsThere: boolean;
};

/** Seconds for which a sign of life counts, either way: a clock that was set back makes nobody present for hours. */
const graceSeconds = 30;
const isThere = (seenAt: SQL | typeof consultations.customerSeenAt | typeof consultations.healerSeenAt) =>
  sql<boolean>`coalesce(abs(extract(epoch from now() - ${seenAt})) <= ${graceSeconds}, false)`;

const found = {
  row: consultations,
  customerName: users.name,
  healerUserId: healerAccounts.userId,
  customerIsThere: isThere(consultations.customerSeenAt),
  healerIsThere: isThere(consultations.healerSeenAt),
};

function select(db: Executor) {
  return db
    .select(found)
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.userId))
    .leftJoin(healerAccounts, eq(healerAccounts.healerId, consultations.healerId));
}

type Selected = Awaited<ReturnType<typeof select>>[number];
const join = ({ row, ...more }: Selected): Found => ({ ...row, ...more });

export async function findConsultation(db: Executor, id: string): Promise<Found | null> {
  const [row] = await select(db).where(eq(consultations.id, id));
  return row ? join(row) : null;
}

/** A customer's sessions, or a healer's, the latest first. */
export async function listConsultationsOf(
  db: Executor,
  of: { userId: string } | { healerId: string },
  limit: number,
): Promise<Found[]> {
  const where = 'userId' in of ? eq(consultations.userId, of.userId) : eq(consultations.healerId, of.healerId);
  const rows = await select(db).where(where).orderBy(desc(consultations.requestedAt)).limit(limit);
  return rows.map(join);
}

/** Everyone's, the latest first. */
export async function listAllConsultations(db: Executor, limit: number): Promise<Found[]> {
  return (await select(db).orderBy(desc(consultations.requestedAt)).limit(limit)).map(join);
}

/** Those of a healer that have not ended, the oldest first. */
export async function listOpenOf(db: Executor, healerId: string): Promise<Found[]> {
  const rows = await select(db)
    .where(and(eq(consultations.healerId, healerId), ne(consultations.status, 'ended')))
    .orderBy(asc(consultations.requestedAt));
  return rows.map(join);
}

/** The session that a customer has open. */
export async function findOpenOf(db: Executor, userId: string): Promise<Found | null> {
  const [row] = await select(db).where(and(eq(consultations.userId, userId), ne(consultations.status, 'ended')));
  return row ? join(row) : null;
}

/** The session, held until the transaction ends. Whoever also takes from its customer's balance locks this first. */
export async function lockConsultation(tx: Executor, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update');
  return row ?? null;
}

/** A new request; null where the customer has a session open. `waitMs`: until it expires. */
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
 * A request that has not expired, or somebody of the waiting list, is accepted; null where it has moved on.
 * @throws a unique violation while the healer is in another
 */
export async function acceptRow(
  tx: Executor,
  id: string,
  { answerMs, calledMs }: { answerMs: number; calledMs: number },
): Promise<ConsultationRow | null> {
  const waitMs = sql`case when ${consultations.status} = 'waiting' then ${calledMs}::float8 else ${answerMs}::float8 end`;
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

/**
 * A sign of life of one side, or, without a side, none. The clock goes on by what passed since the last sign of either, at most
 * the grace, while both are there: a clock that jumps, a process that dies and a line that breaks cost or add no more than that.
 */
export async function tickRow(db: Executor, id: string, side: Side | null): Promise<ConsultationRow | null> {
  const { customerSeenAt, healerSeenAt, tickedAt, clockMs, status } = consultations;
  const there =
    side === null
      ? sql`${isThere(customerSeenAt)} and ${isThere(healerSeenAt)}`
      : isThere(side === 'customer' ? healerSeenAt : customerSeenAt);
  const passed = sql`least(greatest(extract(epoch from now() - ${tickedAt}) * 1000, 0), ${graceSeconds * 1000})::bigint`;
  const [row] = await db
    .update(consultations)
    .set({
      ...(side && { [side === 'customer' ? 'customerSeenAt' : 'healerSeenAt']: sql`now()` }),
      clockMs: sql`${clockMs} + case when ${status} = 'running' and ${tickedAt} is not null and ${there} then ${passed} else 0 end`,
      tickedAt: sql`now()`,
    })
    .where(and(eq(consultations.id, id), ne(status, 'ended')))
    .returning();
  return row ?? null;
}

/** Whether both sides of an accepted session are there. */
export async function areBothThere(db: Executor, id: string): Promise<boolean> {
  const row = await findConsultation(db, id);
  return row?.status === 'accepted' && row.customerIsThere && row.healerIsThere;
}

/** The first chat of that customer with that healer has free minutes; of any number at once one is the first. */
export async function takeFreeChat(
  tx: Executor,
  row: { userId: string; healerId: string; consultationId: string },
): Promise<boolean> {
  const rows = await tx.insert(freeChats).values(row).onConflictDoNothing().returning({ userId: freeChats.userId });
  return rows.length > 0;
}

export async function hasHadFreeChat(db: Executor, userId: string, healerId: string): Promise<boolean> {
  return (await db.$count(freeChats, and(eq(freeChats.userId, userId), eq(freeChats.healerId, healerId)))) > 0;
}

export async function startRow(tx: Executor, id: string, freeMinutes: number): Promise<void> {
  await tx
    .update(consultations)
    .set({ status: 'running', startedAt: sql`now()`, tickedAt: sql`now()`, freeMinutes })
    .where(and(eq(consultations.id, id), eq(consultations.status, 'accepted')));
}

/** Ends a session that has not ended; null where it had. */
export async function endRow(
  tx: Executor,
  id: string,
  change: Pick<ConsultationRow, 'refundedPaise' | 'refundRule'> & {
    endReason: NonNullable<ConsultationRow['endReason']>;
  },
): Promise<ConsultationRow | null> {
  const [row] = await tx
    .update(consultations)
    .set({ ...change, status: 'ended', endedAt: sql`now()` })
    .where(and(eq(consultations.id, id), ne(consultations.status, 'ended')))
    .returning();
  return row ?? null;
}

/**
 * The bill of one minute: only from where the bill was seen, while the session runs, and where the balance (locked by the
 * caller) holds the amount.
 */
export async function billRow(
  tx: Executor,
  { id, billedUntil }: Pick<ConsultationRow, 'id' | 'billedUntil'>,
  { amountPaise, minuteMs, account }: { amountPaise: number; minuteMs: number; account: string },
): Promise<boolean> {
  const rows = await tx
    .update(consultations)
    .set({
      billedUntil: sql`${consultations.billedUntil} + ${minuteMs}::bigint`,
      chargedPaise: sql`${consultations.chargedPaise} + ${amountPaise}::bigint`,
    })
    .where(
      and(
        eq(consultations.id, id),
        eq(consultations.status, 'running'),
        eq(consultations.billedUntil, billedUntil),
        sql`${consultations.billedUntil} <= ${consultations.clockMs}`,
        sql`(${amountPaise}::bigint = 0 or (select coalesce(sum(amount_paise), 0) from ledger_entries where account = ${account}) >= ${amountPaise}::bigint)`,
      ),
    )
    .returning({ id: consultations.id });
  if (rows.length === 0) return false;
  await tx.insert(consultationMinutes).values({ consultationId: id, minute: billedUntil / minuteMs, amountPaise });
  return true;
}

/** What the minutes of a session from one on cost, paise. */
export async function sumOfMinutes(db: Executor, id: string, fromMinute: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${consultationMinutes.amountPaise}), 0)::float8` })
    .from(consultationMinutes)
    .where(and(eq(consultationMinutes.consultationId, id), gte(consultationMinutes.minute, fromMinute)));
  return row?.sum ?? 0;
}

/** Whether the healer's last sign of life is as old as the customer's, or older, but for the grace. */
export async function wentHealerFirst(db: Executor, id: string): Promise<boolean> {
  const { healerSeenAt, customerSeenAt } = consultations;
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        eq(consultations.id, id),
        sql`coalesce(${healerSeenAt} <= ${customerSeenAt} + make_interval(secs => ${graceSeconds}::float8), true)`,
      ),
    );
  return rows.length > 0;
}

/** How many wait for that healer before this one. */
export async function countAhead(db: Executor, { healerId, id, requestedAt }: ConsultationRow): Promise<number> {
  const before = or(
    lt(consultations.requestedAt, requestedAt),
    and(eq(consultations.requestedAt, requestedAt), lt(consultations.id, id)),
  );
  return db.$count(
    consultations,
    and(eq(consultations.healerId, healerId), eq(consultations.status, 'waiting'), before),
  );
}

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

export async function rateRow(db: Executor, id: string, rating: { stars: number; review: string | null }) {
  await db.update(consultations).set(rating).where(eq(consultations.id, id));
}

/** Deletes what was said. The session with its bill stays. */
export async function deleteMessages(tx: Executor, id: string): Promise<void> {
  await tx.delete(consultationMessages).where(eq(consultationMessages.consultationId, id));
  await tx.delete(consultationPictures).where(eq(consultationPictures.consultationId, id));
  await tx.update(consultations).set({ transcriptDeletedAt: sql`now()`, review: null }).where(eq(consultations.id, id));
}

/** The sessions of a person, on either side, that have not ended. */
export async function listOpenIdsOf(db: Executor, userId: string): Promise<string[]> {
  const own = db
    .select({ healerId: healerAccounts.healerId })
    .from(healerAccounts)
    .where(eq(healerAccounts.userId, userId));
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        ne(consultations.status, 'ended'),
        or(eq(consultations.userId, userId), inArray(consultations.healerId, own)),
      ),
    )
    .orderBy(asc(consultations.id));
  return rows.map(({ id }) => id);
}

/** Deletes what was said in sessions that ended so many days ago. The sessions with their bills stay. */
export async function forgetTranscripts(db: Executor, days: number): Promise<void> {
  const over = and(
    isNull(consultations.transcriptDeletedAt),
    lt(consultations.endedAt, sql`now() - make_interval(days => ${days}::int)`),
  );
  const ids = db.select({ id: consultations.id }).from(consultations).where(over);
  await db.delete(consultationMessages).where(inArray(consultationMessages.consultationId, ids));
  await db.delete(consultationPictures).where(inArray(consultationPictures.consultationId, ids));
  await db.update(consultations).set({ transcriptDeletedAt: sql`now()`, review: null }).where(over);
}

/** Deletes what was said in all sessions of a customer. */
export async function forgetConsultationsOf(tx: Executor, userId: string): Promise<void> {
  const theirs = tx.select({ id: consultations.id }).from(consultations).where(eq(consultations.userId, userId));
  await tx.delete(consultationMessages).where(inArray(consultationMessages.consultationId, theirs));
  await tx.delete(consultationPictures).where(inArray(consultationPictures.consultationId, theirs));
  await tx
    .update(consultations)
    .set({ transcriptDeletedAt: sql`coalesce(${consultations.transcriptDeletedAt}, now())`, review: null })
    .where(eq(consultations.userId, userId));
}
