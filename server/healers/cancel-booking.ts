import { type Booking, bookingRefund, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { ownBooking } from './own-booking.ts';
import { presentBooking } from './present-booking.ts';
import { type BookingRow, lockBooking, updateBooking } from './queries.ts';

/**
 * Cancels a session that has not started, with the refund determined by the policy at this time,
 * relative to the earliest start it ever had; its slot is available again. A repeated
 * cancellation returns the first one.
 * @throws ShopError booking_not_found (404), booking_state (409) once it has started
 */
export async function cancelBooking(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  actor: Actor,
  { id, token }: { id: string; token?: string | undefined },
): Promise<Booking> {
  return transact(db, async (tx) => {
    const locale = actor.locale ?? sourceLocale;
    const row = ownBooking(await lockBooking(tx, id), actor, token);
    if (row.status === 'cancelled') return presentBooking(tx, row, locale);
    const now = clock.now();
    if (row.startsAt.getTime() <= now) throw new ShopError('booking_state');
    const { SESSION_CANCEL_FEES } = await readSettings({ db: tx, env });
    const cancelled = await cancelRow(tx, row, now, SESSION_CANCEL_FEES === 'on');
    await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
    await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'cancelled' });
    return presentBooking(tx, cancelled, locale);
  });
}

/**
 * Cancels a locked session that has not started, with the refund determined by the policy at
 * `now` (ms since 1970).
 */
export function cancelRow(tx: Transaction, row: BookingRow, now: number, fees: boolean): Promise<BookingRow> {
  // A move is free: relative to the new start, it would avoid the fee of a late cancellation.
  const countsFrom = row.earliestStartsAt ?? row.startsAt;
  const { refundPaise, feePaise, rule } = bookingRefund(row.paidPaise, countsFrom.getTime(), now, fees);
  return updateBooking(tx, row.id, {
    status: 'cancelled',
    cancelledAt: new Date(now),
    refundPaise,
    feePaise,
    refundRule: rule,
  });
}
