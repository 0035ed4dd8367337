import { consultationLimits } from '@jyotiratna/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { StoredBooking } from '../healers/queries.ts';
import { bookings, healerAccounts } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::float8)`;
const { bookedMs, slotAheadMs: slotUpcomingMs, settledMs } = consultationLimits;

/**
 * SQL: the start of the healer's next booked slot within an hour, epoch ms; a due one counts while
 * it can still start. Null without a slot.
 * @param own the booking from which the session itself was created, which is excluded
 */
export const nextSlotOf = (healerId: SQL, own: SQL = sql`null`) => sql<number | null>`(
  select extract(epoch from min(slot.starts_at)) * 1000 from bookings slot
  where slot.healer_id = ${healerId} and slot.status = 'booked' and slot.begun_at is null
    and slot.id is distinct from ${own}
    and slot.starts_at > now() - ${interval(bookedMs)} and slot.starts_at < now() + ${interval(slotUpcomingMs)}
    and not exists (
      select from consultations held
      where held.booking_id = slot.id and held.status = 'ended' and held.requested_at >= slot.starts_at
    )
)::float8`;

/**
 * SQL: the start of the next booked slot of a session's healer, for any query of `consultations`.
 */
export const nextSlot = nextSlotOf(sql`consultations.healer_id`, sql`consultations.booking_id`);

/** Ms until a healer's next booked slot, negative if it is overdue; null without a slot. */
export async function readMsToNextSlot(db: Executor, healerId: string): Promise<number | null> {
  const left = sql<
    number | null
  >`${nextSlotOf(sql`${healerId}`)} - extract(epoch from now())::float8 * 1000`;
  const [row] = await db.select({ left }).from(sql`(select 1) as one`);
  return row?.left ?? null;
}

/**
 * SQL condition: no session of the booking was held or is open, and the healer did not wait for an
 * absent customer.
 */
const isGivenBack = sql`not exists (
  select from consultations held where held.booking_id = ${bookings.id} and held.requested_at >= ${bookings.startsAt}
    and (held.status <> 'ended' or held.started_at is not null
      or (held.healer_seen_at is not null and held.customer_seen_at is null and held.end_reason <> 'declined'))
)`;

/**
 * Booked slots of the last day, with accounts on both sides, that could not start within their
 * grace period, unless the customer was absent.
 */
export async function listUnstartedSlots(db: Executor): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(
      healerAccounts,
      and(eq(healerAccounts.healerId, bookings.healerId), isNotNull(healerAccounts.userId)),
    )
    .where(isUnstarted())
    .limit(50);
}

/**
 * SQL condition: the customer withdrew before the start, had not paid the price, or was in another
 * session when the grace period ended.
 */
const isByCustomer = sql`(exists (
  select from consultations held where held.booking_id = ${bookings.id} and held.requested_at >= ${bookings.startsAt}
    and (held.end_reason = 'withdrawn' or (held.healer_seen_at is not null and ${bookings.paidPaise} < ${bookings.sessionPaise}))
) or exists (
  select from consultations other where other.user_id = ${bookings.userId} and other.booking_id is distinct from ${bookings.id}
    and other.accepted_at <= ${bookings.startsAt} + ${interval(bookedMs)}
    and coalesce(other.ended_at, now()) >= ${bookings.startsAt} + ${interval(bookedMs)}
))`;

/**
 * Cancels a missed slot with a full refund; null if its status has changed.
 * @param extraOf the amount that the shop adds, in paise, unless the customer prevented the start
 */
export async function releaseSlot(
  tx: Executor,
  id: string,
  extraOf: (row: StoredBooking) => number,
): Promise<StoredBooking | null> {
  const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!held) return null;
  const byCustomer = (await tx.$count(bookings, and(eq(bookings.id, id), isByCustomer))) > 0;
  const [row] = await tx
    .update(bookings)
    .set({
      status: 'cancelled',
      cancelledAt: sql`now()`,
      refundPaise: bookings.paidPaise,
      feePaise: 0,
      extraPaise: byCustomer ? 0 : extraOf(held),
      refundRule: 'not-held',
    })
    .where(and(eq(bookings.id, id), isUnstarted()))
    .returning();
  return row ?? null;
}

/**
 * Cancels a booked slot that has not started because of a block, with a full refund. @returns
 * whether it was still booked
 */
export async function cancelSlot(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .update(bookings)
    .set({
      ...{
        status: 'cancelled',
        cancelledAt: sql`now()`,
        refundPaise: bookings.paidPaise,
        feePaise: 0,
      },
      refundRule: 'blocked',
    })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'booked'), isNull(bookings.begunAt)))
    .returning({ id: bookings.id });
  return rows.length > 0;
}

function isUnstarted() {
  return and(
    eq(bookings.status, 'booked'),
    isNotNull(bookings.userId),
    isNull(bookings.begunAt),
    sql`${bookings.startsAt} <= now() - ${interval(bookedMs)}`,
    sql`${bookings.startsAt} > now() - ${interval(settledMs)}`,
    isGivenBack,
  );
}
