import { dayMs, indiaOffsetMs } from './india.ts';

type Way = {
  /** Business days, Monday to Friday, on the way: the fewest and the most. */
  least: number;
  most: number;
  /** Days without work, YYYY-MM-DD. */
  holidays: readonly string[];
};
const usual: Way = { least: 3, most: 5, holidays: [] };

/**
 * The days in India, YYYY-MM-DD, between which an order is expected.
 * @param orderedMs when it was ordered, milliseconds since the epoch
 */
export function arrivalDays(orderedMs: number, { least, most, holidays }: Way = usual): { from: string; to: string } {
  const free = new Set(holidays);
  const [from, to] = [least, most].map((count) => afterBusinessDays(orderedMs + indiaOffsetMs, count, free));
  return { from: from!, to: to! };
}

function afterBusinessDays(localMs: number, count: number, holidays: ReadonlySet<string>): string {
  let [day, left] = [localMs, count];
  while (left > 0) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !holidays.has(dateOf(day))) left -= 1;
  }
  return dateOf(day);
}

function dateOf(localMs: number): string {
  return new Date(localMs).toISOString().slice(0, 10);
}
