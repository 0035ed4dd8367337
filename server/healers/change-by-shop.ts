import { type Booking, ShopError, sentence, sourceLocale } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { presentBooking } from './present-booking.ts';
import { type BookingRow, lockBooking, updateBooking } from './queries.ts';
import { readSlot } from './read-slot.ts';

type Wish = { id: string; was?: string | undefined };

/**
 * Cancels a session for the shop, also one that has begun: what was paid goes back whole, whatever notice was given. A
 * second cancellation answers the first one.
 * @throws ShopError booking_not_found (404), stale_edit (409) when it was moved in the meantime
 */
export async function cancelByShop(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, was }: Wish,
): Promise<Booking> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const row = await lockExpected(tx, id);
    if (row.status === 'cancelled') return presentBooking(tx, row, sourceLocale);
    await refuseMoved(tx, row, was);
    const cancelled = await updateBooking(tx, id, {
      status: 'cancelled',
      cancelledAt: new Date(clock.now()),
      refundPaise: row.paidPaise,
      feePaise: 0,
      refundRule: 'by-shop',
    });
    await audit(tx, admin, 'booking.cancel', `booking:${id}`, { status: { before: 'booked', after: 'cancelled' } });
    await requestMail(tx, { kind: 'booking-cancelled', bookingId: id });
    return presentBooking(tx, cancelled, sourceLocale);
  });
}

/**
 * Moves a session that is booked to another slot of the same healer; the customer is told. It counts as none of their
 * moves, and never makes their own cancellation dearer.
 * @throws ShopError booking_not_found (404), booking_state (409) once it is cancelled, invalid_input (400) for a time
 * that is not on offer, slot_taken (409), stale_edit (409) when it was moved in the meantime
 */
export async function moveByShop(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, date, time, was }: Wish & { date: string; time: string },
): Promise<Booking> {
  const admin = requireAdmin(actor);
  try {
    return await transact(db, async (tx) => {
      const row = await lockExpected(tx, id);
      if (row.status !== 'booked') throw new ShopError('booking_state');
      const startsAt = readSlot({ date, time }, clock.now());
      if (startsAt.getTime() === row.startsAt.getTime()) return presentBooking(tx, row, sourceLocale);
      await refuseMoved(tx, row, was);
      const counted = (row.earliestStartsAt ?? row.startsAt).getTime();
      const moved = await updateBooking(tx, id, {
        startsAt,
        earliestStartsAt: new Date(Math.max(counted, startsAt.getTime())),
      });
      const change = { before: row.startsAt.toISOString(), after: startsAt.toISOString() };
      await audit(tx, admin, 'booking.move', `booking:${id}`, { startsAt: change });
      await requestMail(tx, { kind: 'booking-moved', bookingId: id });
      return presentBooking(tx, moved, sourceLocale);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ShopError('slot_taken');
    throw error;
  }
}

async function lockExpected(tx: Transaction, id: string): Promise<BookingRow> {
  const row = await lockBooking(tx, id);
  if (!row) throw new ShopError('booking_not_found');
  return row;
}

async function refuseMoved(tx: Transaction, row: BookingRow, was: string | undefined): Promise<void> {
  if (was === undefined || Date.parse(was) === row.startsAt.getTime()) return;
  const message = sentence('booking_moved_meanwhile');
  throw new ShopError('stale_edit', { message, data: { booking: await presentBooking(tx, row, sourceLocale) } });
}
