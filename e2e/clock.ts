/**
 * Start time of each test file for its shop and pages: their dates and sky are those of one day,
 * independent of the machine's clock. `JOURNEYS_AT` sets another time, at which all tests but the
 * screenshots pass as well.
 */
export const journeysAt = process.env.JOURNEYS_AT ?? '2026-11-18T10:30:00+05:30';

const next = Date.parse(journeysAt) - Date.now();

/**
 * The clock of shop and pages, in ms since 1970. The test's own process and the browser use the
 * machine's time.
 */
export function now(): number {
  return Date.now() + next;
}
