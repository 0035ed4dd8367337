import { isBookableSlot, ShopError, sentence, slotStartMs } from '@jyotiratna/contract';

/**
 * The start of a slot that can still be booked.
 * @throws ShopError invalid_input (400) for a time off the grid, in the past or too far ahead
 */
export function readSlot({ date, time }: { date: string; time: string }, nowMs: number): Date {
  if (!isBookableSlot(date, time, nowMs)) {
    throw new ShopError('invalid_input', { fields: { time: sentence('time_of_list') } });
  }
  return new Date(slotStartMs(date, time));
}
