import { dayMs, indiaOffsetMs } from '@jyotiratna/contract';

/**
 * The current time, ms since 1970. Expiry is decided by the database's clock; this one is for
 * cookies and display.
 */
export type Clock = { now: () => number };

/** A number that is different on each day in India. */
export function indianDayNumber(clock: Clock): number {
  return Math.floor((clock.now() + indiaOffsetMs) / dayMs);
}

export const systemClock: Clock = { now: () => Date.now() };
