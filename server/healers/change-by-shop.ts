import { type Booking, errorMessage, ShopError, sourceLocale } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { mirrorFee } from './mirror-fee.ts';
import { presentBooking } from './present-booking.ts';
import { lockBooking, type StoredBooking, updateBooking } from './queries.ts';
import { readSlot } from './read-slot.ts';

type ShopChange = { id: string; was?: string | undefined };

/**
 * Cancels a session for the shop, even a started one. The payment is refunded in full, regardless
 * of the notice, plus the fee that a customer would bear at that notice (`mirrorFee`). Idempotent:
 * a repeated request returns the first cancellation.
 * @throws ShopError booking_not_found (404), stale_edit (409) if it was moved concurrently
 */
export async function cancelByShop(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, was: previous }: ShopChange,
): Promise<Booking> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const row = await lockRequired(tx, id);
    if (row.status === 'cancelled') return presentBooking(tx, row, sourceLocale);
    await rejectMoved(tx, row, previous);
    const cancelled = await updateBooking(tx, id, {
      status: 'cancelled',
      cancelledAt: new Date(clock.now()),
      refundPaise: row.paidPaise,
      feePaise: 0,
      // For a session that took place there is no cancellation fee to mirror.
      extraPaise: row.begunAt ? 0 : mirrorFee(row, clock.now()),
      refundRule: 'by-shop',
    });
    await audit(tx, admin, 'booking.cancel', `booking:${id}`, {
      status: { before: 'booked', after: 'cancelled' },
    });
    await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
    return presentBooking(tx, cancelled, sourceLocale);
  });
}

/**
 * Moves a booked session to another slot of the same healer, for the shop; the customer is
 * notified. It does not count as a move by the customer, and never increases their cancellation
 * fee.
 * @throws ShopError booking_not_found (404), booking_state (409) for a cancelled session,
 * invalid_input (400) for an unavailable time, slot_taken (409), stale_edit (409) if it was moved
 * concurrently
 */
export async function moveByShop(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, date, time, was: previous }: ShopChange & { date: string; time: string },
): Promise<Booking> {
  const admin = requireAdmin(actor);
  try {
    return await transact(db, async (tx) => {
      const row = await lockRequired(tx, id);
      if (row.status !== 'booked') throw new ShopError('booking_state');
      const startsAt = readSlot({ date, time }, clock.now());
      if (startsAt.getTime() === row.startsAt.getTime())
        return presentBooking(tx, row, sourceLocale);
      await rejectMoved(tx, row, previous);
      const counts = (row.earliestStartsAt ?? row.startsAt).getTime();
      const moved = await updateBooking(tx, id, {
        startsAt,
        earliestStartsAt: new Date(Math.max(counts, startsAt.getTime())),
      });
      const change = { before: row.startsAt.toISOString(), after: startsAt.toISOString() };
      await audit(tx, admin, 'booking.move', `booking:${id}`, { startsAt: change });
      await requestEmail(tx, { kind: 'booking-moved', bookingId: id });
      return presentBooking(tx, moved, sourceLocale);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ShopError('slot_taken');
    throw error;
  }
}

async function lockRequired(tx: Transaction, id: string): Promise<StoredBooking> {
  const row = await lockBooking(tx, id);
  if (!row) throw new ShopError('booking_not_found');
  return row;
}

async function rejectMoved(
  tx: Transaction,
  row: StoredBooking,
  previous: string | undefined,
): Promise<void> {
  if (previous === undefined || Date.parse(previous) === row.startsAt.getTime()) return;
  const message = errorMessage('booking_moved_meanwhile');
  throw new ShopError('stale_edit', {
    message,
    data: { booking: await presentBooking(tx, row, sourceLocale) },
  });
}
