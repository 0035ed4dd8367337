/** The time as epoch milliseconds. Expiry is decided by the database's clock; this one is for cookies and display. */
export type Clock = { now: () => number };

/** Another number on each day in India, five and a half hours ahead of UTC. */
export function indianDayNumber(clock: Clock): number {
  return Math.floor((clock.now() + 5.5 * 3_600_000) / 86_400_000);
}

export const systemClock: Clock = { now: () => Date.now() };
