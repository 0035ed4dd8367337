import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { bookings } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { type ConsultationRow, findConsultation, graceSeconds, isThere, type Side, sinceTick } from './queries.ts';
import { consultationMinutes, consultations, freeChats } from './schema.ts';

/**
 * A sign of life of one side, or, without a side, none. The clock goes on by what passed since the last sign of either, at most
 * the grace, while both are there: a clock that jumps, a process that dies and a line that breaks cost or add no more than that.
 */
export async function tickRow(db: Executor, id: string, side: Side | null): Promise<ConsultationRow | null> {
  const { customerSeenAt, healerSeenAt, tickedAt, clockMs, status, elsewhere } = consultations;
  const healer = side === 'healer' ? sql`true` : isThere(healerSeenAt);
  const customer = side === 'customer' ? sql`true` : sql`(${elsewhere} or ${isThere(customerSeenAt)})`;
  const there = sql`${healer} and ${customer}`;
  const [row] = await db
    .update(consultations)
    .set({
      ...(side && { [side === 'customer' ? 'customerSeenAt' : 'healerSeenAt']: sql`now()` }),
      clockMs: sql`${clockMs} + case when ${status} = 'running' and ${tickedAt} is not null and ${there} then ${sinceTick} else 0 end`,
      tickedAt: sql`now()`,
    })
    .where(and(eq(consultations.id, id), ne(status, 'ended')))
    .returning();
  return row ?? null;
}

/** Whether a booked slot stands and its time has come. */
export async function hasBegun(db: Executor, bookingId: string): Promise<boolean> {
  const stands = and(eq(bookings.id, bookingId), eq(bookings.status, 'booked'), sql`${bookings.startsAt} <= now()`);
  return (await db.$count(bookings, stands)) > 0;
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

/** The free minutes of a session in which there was nothing to have them for. */
export async function giveFreeChatBack(tx: Executor, consultationId: string): Promise<void> {
  await tx.delete(freeChats).where(eq(freeChats.consultationId, consultationId));
}

export async function hasHadFreeChat(db: Executor, userId: string, healerId: string): Promise<boolean> {
  return (await db.$count(freeChats, and(eq(freeChats.userId, userId), eq(freeChats.healerId, healerId)))) > 0;
}

export async function startRow(
  tx: Executor,
  id: string,
  set: Pick<ConsultationRow, 'freeMinutes' | 'prepaidPaise'>,
): Promise<ConsultationRow | null> {
  const [row] = await tx
    .update(consultations)
    .set({ ...set, status: 'running', startedAt: sql`now()`, tickedAt: sql`now()` })
    .where(and(eq(consultations.id, id), eq(consultations.status, 'accepted')))
    .returning();
  return row ?? null;
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

/** What a minute costs, and what of it the balance pays; paise. */
export type Due = { amountPaise: number; fromBalance: number };

/**
 * The bill of one minute: only from where the bill was seen, while the session runs, and where the balance (locked by the
 * caller) holds the amount.
 */
export async function billRow(
  tx: Executor,
  { id, billedUntil }: Pick<ConsultationRow, 'id' | 'billedUntil'>,
  { amountPaise, fromBalance, minuteMs, account }: Due & { minuteMs: number; account: string },
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
        sql`(${fromBalance}::bigint = 0 or (select coalesce(sum(amount_paise), 0) from ledger_entries where account = ${account}) >= ${fromBalance}::bigint)`,
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
