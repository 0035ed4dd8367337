/** The time as epoch milliseconds. Expiry is decided by the database's clock; this one is for cookies and display. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };
