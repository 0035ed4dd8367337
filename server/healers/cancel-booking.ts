import { type Booking, bookingRefund, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { closedAccount, outsideAccount } from '../ledger/accounts.ts';
import { queueBalanceRefund } from '../ledger/queue-balance-refund.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { ownBooking } from './own-booking.ts';
import { presentBooking } from './present-booking.ts';
import { lockBooking, type StoredBooking, updateBooking } from './queries.ts';

/**
 * Cancels a session that has not started. The refund follows the policy at the booking, counted
 * from the earliest start it ever had; its slot is available again. Idempotent: a repeated request
 * returns the first cancellation.
 * @throws ShopError booking_not_found (404), booking_state (409) once it has started
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
    await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
    await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'cancelled' });
    return presentBooking(tx, cancelled, locale);
  });
}

/**
 * Cancels a locked session that has not started at `now` (ms since 1970). The refund follows the
 * policy at the booking.
 */
export function cancelRow(
  tx: Transaction,
  row: StoredBooking,
  now: number,
): Promise<StoredBooking> {
  // Moves are free: counting from the new start would avoid the fee of a late cancellation.
  const countsFrom = row.earliestStartsAt ?? row.startsAt;
  const { refundPaise, feePaise, rule } = bookingRefund(
    row.paidPaise,
    countsFrom.getTime(),
    now,
    row.cancelFees,
  );
  return updateBooking(tx, row.id, {
    status: 'cancelled',
    cancelledAt: new Date(now),
    refundPaise,
    feePaise,
    refundRule: rule,
  });
}

/**
 * Queues the refund of a cancelled session for the owner's transfer. The contact is stored with it
 * until then, because a deleted account's session loses it.
 */
export async function queueBookingRefund(
  tx: Transaction,
  { id, refundPaise: amountPaise, email, phone }: StoredBooking,
  userId: string,
): Promise<void> {
  if (!amountPaise) return;
  const between = { from: outsideAccount, to: closedAccount };
  if (!(await recordMovement(tx, { kind: 'prepaid', ref: id, ...between, amountPaise }))) return;
  const refund = { paymentId: null, provider: 'outside', amountPaise };
  await queueBalanceRefund(tx, { userId, contact: email || phone, ...refund });
}
