import { dayMs, indiaOffsetMs } from '@jyotiratna/contract';

/**
 * The time as epoch milliseconds. Expiry is decided by the database's clock; this one is for
 * cookies and display.
 */
export type Clock = { now: () => number };

/** Another number on each day in India. */
export function indianDayNumber(clock: Clock): number {
  return Math.floor((clock.now() + indiaOffsetMs) / dayMs);
}

export const systemClock: Clock = { now: () => Date.now() };
