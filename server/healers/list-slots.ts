import {
  type BookingSlots,
  bookingTimes,
  dayMs,
  errorMessage,
  isBookableSlot,
  ShopError,
  slotStartMs,
} from '@jyotiratna/contract';
import { findDocument } from '../documents/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { findOffered } from './hours.ts';
import { listBookedStarts } from './queries.ts';

/**
 * The slots of a healer on one day, and whether each can be booked now.
 * @throws ShopError healer_not_found (404), invalid_input (400) for an invalid date
 */
export async function listSlots(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { healerId, date }: { healerId: string; date: string },
): Promise<BookingSlots> {
  // Also unpublished healers: the shop may still move their booked sessions.
  if (!(await findDocument(db, 'healer', healerId))?.publishedAt)
    throw new ShopError('healer_not_found');
  const midnight = slotStartMs(date, '00:00');
  if (Number.isNaN(midnight))
    throw new ShopError('invalid_input', { fields: { date: errorMessage('day_needed') } });
  const nextMidnight = midnight + dayMs;
  const booked = await listBookedStarts(db, healerId, new Date(midnight), new Date(nextMidnight));
  const offered = await findOffered({ db, env }, healerId, date);
  const starts = new Set(booked.map((start) => start.getTime()));
  return {
    date,
    slots: [...bookingTimes.morning, ...bookingTimes.evening].map((time) => ({
      time,
      available:
        offered.includes(time) &&
        isBookableSlot(date, time, clock.now()) &&
        !starts.has(slotStartMs(date, time)),
    })),
  };
}
