import { type Booking, bookingRefund, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { ownBooking } from './own-booking.ts';
import { presentBooking } from './present-booking.ts';
import { type BookingRow, lockBooking, updateBooking } from './queries.ts';

/**
 * Cancels a session that has not begun, with the refund that the policy gives at this moment for what was paid,
 * counted to the earliest start it ever had; its slot is free again. A second cancellation answers the first one.
 * @throws ShopError booking_not_found (404), booking_state (409) once it has begun
 */
export async function cancelBooking(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, token }: { id: string; token?: string | undefined },
): Promise<Booking> {
  return transact(db, async (tx) => {
    const locale = actor.locale ?? sourceLocale;
    const row = ownBooking(await lockBooking(tx, id), actor, token);
    if (row.status === 'cancelled') return presentBooking(tx, row, locale);
    const now = clock.now();
    if (row.startsAt.getTime() <= now) throw new ShopError('booking_state');
    const cancelled = await cancelRow(tx, row, now);
    await requestMail(tx, { kind: 'booking-cancelled', bookingId: id });
    await requestMail(tx, { kind: 'booking-notice', bookingId: id, news: 'cancelled' });
    return presentBooking(tx, cancelled, locale);
  });
}

/** Cancels a locked session that has not begun, with the refund that the policy gives at `now` (ms since 1970). */
export function cancelRow(tx: Transaction, row: BookingRow, now: number): Promise<BookingRow> {
  // A move is free: counted to the new start, it would take the fee of a late cancellation away.
  const counted = row.earliestStartsAt ?? row.startsAt;
  const { refundPaise, feePaise, rule } = bookingRefund(row.paidPaise, counted.getTime(), now);
  return updateBooking(tx, row.id, {
    status: 'cancelled',
    cancelledAt: new Date(now),
    refundPaise,
    feePaise,
    refundRule: rule,
  });
}
