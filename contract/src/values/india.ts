/** The shop's time zone (IST): 5 h 30 min ahead of UTC all year round. */
export const indiaZone = 'Asia/Kolkata';
/** Milliseconds. */
export const indiaOffsetMs = 330 * 60_000;
export const dayMs = 86_400_000;

/** The day in India at a moment, YYYY-MM-DD. @param ms milliseconds since the epoch */
export function indianDate(ms: number): string {
  return clockIn(ms).slice(0, 10);
}

/** The time of day in India, HH:MM. @param ms milliseconds since the epoch */
export function indianTime(ms: number): string {
  return clockIn(ms).slice(11, 16);
}

/**
 * The instant of a local time in India, in milliseconds since the epoch. @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function indianMoment(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00+05:30`);
}

function clockIn(ms: number): string {
  return new Date(ms + indiaOffsetMs).toISOString();
}
