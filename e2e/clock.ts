/**
 * The moment at which each file of journeys begins, in its shop and its pages: their dates and their sky are those of one
 * day, whatever the machine's calendar says. `JOURNEYS_AT` sets another, at which all but the images pass as well.
 */
export const journeysAt = process.env.JOURNEYS_AT ?? '2026-11-18T10:30:00+05:30';

const ahead = Date.parse(journeysAt) - Date.now();

/** What the clocks of shop and pages show, in ms since 1970. The test's own process and the browser keep the machine's time. */
export function now(): number {
  return Date.now() + ahead;
}
