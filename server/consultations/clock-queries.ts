import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { bookings } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import {
  type ConsultationRow,
  clampToGrace,
  findConsultation,
  graceSeconds,
  isPresent,
  type Side,
} from './queries.ts';
import { consultationMinutes, consultations, freeChats } from './schema.ts';

const grace = sql`make_interval(secs => ${graceSeconds}::float8)`;

/**
 * Records a heartbeat of one side. The clock advances to the time until which both sides have sent
 * heartbeats, each at most the grace period after its previous one: an absence is not counted,
 * neither during nor after it, and a clock jump, a crashed process or a lost connection adds or
 * costs at most the grace period.
 */
export async function tickRow(
  db: Executor,
  id: string,
  side: Side,
): Promise<ConsultationRow | null> {
  const { customerSeenAt, healerSeenAt, tickedAt, clockMs, status, elsewhere } = consultations;
  const [own, other] =
    side === 'customer' ? [customerSeenAt, healerSeenAt] : [healerSeenAt, customerSeenAt];
  // A heartbeat in the future is ignored: the system clock was set back since.
  const trusted = sql`case when ${other} <= now() + ${grace} then ${other} else ${tickedAt} end`;
  const counts = side === 'customer' ? sql`not ${elsewhere}` : sql`true`;
  const otherUntil =
    side === 'customer' ? trusted : sql`case when ${elsewhere} then now() else ${trusted} end`;
  const until = sql`case when ${isPresent(own)} then greatest(${tickedAt}, least(now(), ${otherUntil})) else now() end`;
  const passed = sql`extract(epoch from (${until}) - ${tickedAt}) * 1000`;
  const isCounted = sql`${status} = 'running' and ${counts} and ${isPresent(own)}`;
  const [row] = await db
    .update(consultations)
    .set({
      [side === 'customer' ? 'customerSeenAt' : 'healerSeenAt']: sql`now()`,
      clockMs: sql`${clockMs} + case when ${isCounted} then ${clampToGrace(passed)} else 0 end`,
      tickedAt: sql`case when ${counts} then ${until} else ${tickedAt} end`,
    })
    .where(and(eq(consultations.id, id), ne(status, 'ended')))
    .returning();
  return row ?? null;
}

/** Whether a booking is active and its start time has passed. */
export async function hasStarted(db: Executor, bookingId: string): Promise<boolean> {
  const stands = and(
    eq(bookings.id, bookingId),
    eq(bookings.status, 'booked'),
    sql`${bookings.startsAt} <= now()`,
  );
  return (await db.$count(bookings, stands)) > 0;
}

/** Whether the session is accepted and both sides are present. */
export async function areBothPresent(db: Executor, id: string): Promise<boolean> {
  const row = await findConsultation(db, id);
  return row?.status === 'accepted' && row.customerIsPresent && row.healerIsPresent;
}

/**
 * Uses a customer's free minutes with a healer, once for this pair also if called concurrently.
 * @returns false if they were used before
 */
export async function takeFreeChat(
  tx: Executor,
  row: { userId: string; healerId: string; consultationId: string },
): Promise<boolean> {
  const rows = await tx
    .insert(freeChats)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: freeChats.userId });
  return rows.length > 0;
}

/** Restores the free minutes that a session reserved but did not use. */
export async function restoreFreeChat(tx: Executor, consultationId: string): Promise<void> {
  await tx.delete(freeChats).where(eq(freeChats.consultationId, consultationId));
}

/** Ids of healers with whom the customer has used the free minutes. */
export async function listFreeChats(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ healerId: freeChats.healerId })
    .from(freeChats)
    .where(eq(freeChats.userId, userId));
  return rows.map(({ healerId }) => healerId);
}

export async function hasHadFreeChat(
  db: Executor,
  userId: string,
  healerId: string,
): Promise<boolean> {
  return (
    (await db.$count(
      freeChats,
      and(eq(freeChats.userId, userId), eq(freeChats.healerId, healerId)),
    )) > 0
  );
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

/** Closes an open session; null if it was already closed. */
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

/** The price of a minute, and the part to be debited from the balance, in paise. */
export type Due = { amountPaise: number; fromBalance: number };

/**
 * Records the bill of one minute, only if the session is running, its billing position is
 * unchanged, and the balance (locked by the caller) covers the amount.
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
  await tx
    .insert(consultationMinutes)
    .values({ consultationId: id, minute: billedUntil / minuteMs, amountPaise });
  return true;
}

/** The total price of these minutes of a session, in paise. */
export async function totalOfMinutes(
  db: Executor,
  id: string,
  minutes: readonly number[],
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${consultationMinutes.amountPaise}), 0)::float8` })
    .from(consultationMinutes)
    .where(
      and(
        eq(consultationMinutes.consultationId, id),
        inArray(consultationMinutes.minute, [...minutes]),
      ),
    );
  return row?.sum ?? 0;
}

/**
 * Whether the healer's last heartbeat was no later than the customer's, apart from the grace
 * period.
 */
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

/**
 * Adds an administrator's refund to a closed session's total; false if its refunds would exceed its
 * price.
 */
export async function addAdminRefund(
  tx: Executor,
  id: string,
  amountPaise: number,
): Promise<boolean> {
  const { chargedPaise, refundedPaise, adminRefundedPaise } = consultations;
  const rows = await tx
    .update(consultations)
    .set({ adminRefundedPaise: sql`${adminRefundedPaise} + ${amountPaise}` })
    .where(
      and(
        eq(consultations.id, id),
        eq(consultations.status, 'ended'),
        sql`${refundedPaise} + ${adminRefundedPaise} + ${amountPaise} <= ${chargedPaise}`,
      ),
    )
    .returning({ id: consultations.id });
  return rows.length > 0;
}
