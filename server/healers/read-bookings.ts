import {
  type AdminBooking,
  type Booking,
  indianDate,
  slotStartMs,
  sourceLocale,
} from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { ownBooking } from './own-booking.ts';
import { presentBooking, presentBookings } from './present-booking.ts';
import { findBooking, listBookingsFrom, listBookingsOf } from './queries.ts';
import { sessionRooms } from './session-room.ts';

/** Maximum number of sessions in the administrators' list. */
const listLength = 500;

/** The caller's sessions, latest first. */
export async function readMyBookings({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Booking[]> {
  const { id, locale } = requireUser(actor);
  return presentBookings(db, await listBookingsOf(db, id), locale);
}

/** @throws ShopError booking_not_found (404), also for another customer's booking */
export async function readBooking(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, token }: { id: string; token: string | undefined },
): Promise<Booking> {
  const row = ownBooking(await findBooking(db, id), actor, token);
  return presentBooking(db, row, actor.locale ?? sourceLocale);
}

/** Refund rules of automatic cancellations, whose refunds the owner has to transfer. */
const refundsOfSweep = new Set(['not-held', 'blocked']);

/**
 * All sessions from a date on (YYYY-MM-DD in India; by default today), soonest first, including
 * cancelled ones.
 */
export async function readAllBookings(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  { from }: { from?: string | undefined },
): Promise<AdminBooking[]> {
  const day = slotStartMs(from ?? indianDate(clock.now()), '00:00');
  // One ms less, so that a session at midnight is included.
  const rows = await listBookingsFrom(db, new Date(Number.isNaN(day) ? 0 : day - 1), listLength);
  const roomOf = await sessionRooms({ db, env });
  const bookings = await presentBookings(db, rows, sourceLocale);
  return bookings.map((booking) => ({
    ...booking,
    room: roomOf(booking),
    attention: refundsOfSweep.has(booking.refund?.rule ?? '') && (booking.refund?.amount ?? 0) > 0,
  }));
}
