import {
  bookingDates,
  errorMessage,
  isBookableSlot,
  ShopError,
  slotStartMs,
} from '@jyotiratna/contract';

/**
 * The start of a slot that can be booked.
 * @throws ShopError invalid_input (400) for a past or too distant date, or a time that is not a
 * slot or is over
 */
export function readSlot({ date, time }: { date: string; time: string }, nowMs: number): Date {
  if (!isBookableSlot(date, time, nowMs)) {
    const isDay = bookingDates(nowMs).includes(date);
    const fields = isDay
      ? { time: errorMessage('time_of_list') }
      : { date: errorMessage('day_of_list') };
    throw new ShopError('invalid_input', { fields });
  }
  return new Date(slotStartMs(date, time));
}
