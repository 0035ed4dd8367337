import { type Booking, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { countBookingEmails, maxReschedules } from './booking-limits.ts';
import { requireOffered } from './hours.ts';
import { ownBooking } from './own-booking.ts';
import { presentBooking } from './present-booking.ts';
import { lockRates } from './profiles/read-healers.ts';
import { lockBooking, updateBooking } from './queries.ts';
import { readSlot } from './read-slot.ts';

type Move = { id: string; date: string; time: string; token?: string | undefined };

/**
 * Moves a session to another slot of the same healer at the same price, for its customer: until its
 * start, at most 5 times.
 * @throws ShopError booking_not_found (404), booking_state (409), healer_not_found (404),
 * invalid_input (400), slot_taken (409), booking_moves (409), too_many_attempts (429) with
 * `retryAfter`
 */
export async function rescheduleBooking(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  { id, date, time, token }: Move,
): Promise<Booking> {
  const locale = actor.locale ?? sourceLocale;
  try {
    return await transact(db, async (tx) => {
      const row = ownBooking(await lockBooking(tx, id), actor, token);
      const now = clock.now();
      if (row.status !== 'booked' || row.startsAt.getTime() <= now)
        throw new ShopError('booking_state');
      const startsAt = readSlot({ date, time }, now);
      if (startsAt.getTime() === row.startsAt.getTime()) return presentBooking(tx, row, locale);
      // An unpublished healer keeps booked sessions, but accepts no new times.
      await lockRates(tx, row.healerId);
      await requireOffered({ db: tx, env }, row.healerId, { date, time });
      if (row.moves >= maxReschedules) throw new ShopError('booking_moves');
      await countBookingEmails(tx, actor, row.email);
      const firstStart = Math.min(
        (row.earliestStartsAt ?? row.startsAt).getTime(),
        startsAt.getTime(),
      );
      const moved = await updateBooking(tx, id, {
        startsAt,
        earliestStartsAt: new Date(firstStart),
        moves: row.moves + 1,
      });
      await requestEmail(tx, { kind: 'booking-moved', bookingId: id });
      await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'moved' });
      return presentBooking(tx, moved, locale);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ShopError('slot_taken');
    throw error;
  }
}
