import { dayMs, indianDate, indiaOffsetMs } from './india.ts';
import { defined } from './item-at.ts';

type Method = {
  /** Minimum and maximum business days (Monday to Friday) of delivery. */
  min: number;
  max: number;
  /** Holidays, YYYY-MM-DD. */
  holidays: readonly string[];
};
const standard: Method = { min: 3, max: 5, holidays: [] };

/**
 * Estimated first and last day of delivery in India, YYYY-MM-DD.
 * @param orderedMs time of the order, milliseconds since the epoch
 */
export function arrivalDays(
  orderedMs: number,
  { min, max, holidays }: Method = standard,
): { from: string; to: string } {
  const free = new Set(holidays);
  const [from, to] = [min, max].map((count) =>
    afterBusinessDays(orderedMs + indiaOffsetMs, count, free),
  );
  return { from: defined(from), to: defined(to) };
}

function afterBusinessDays(localMs: number, count: number, holidays: ReadonlySet<string>): string {
  let [day, left] = [localMs, count];
  while (left > 0) {
    day += dayMs;
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return dateOf(day);
}

function dateOf(localMs: number): string {
  return new Date(localMs).toISOString().slice(0, 10);
}

/** Maximum days ahead for a requested day, as far as the almanac's windows reach. */
const wishedDaysMax = 60;

/** Whether a day in India (YYYY-MM-DD) can be requested now: today at the earliest. */
export function isSelectableDay(day: string, nowMs: number): boolean {
  return day >= indianDate(nowMs) && day <= latestWishedDay(nowMs);
}

/** The last day in India, YYYY-MM-DD, that can be requested now. */
export function latestWishedDay(nowMs: number): string {
  return indianDate(nowMs + wishedDaysMax * dayMs);
}

/**
 * Business days after today up to a day in India (YYYY-MM-DD); 0 without a day, and for a past one.
 * A non-business day counts as the next business day, on which the parcel is dispatched.
 */
export function businessDaysUntil(
  day: string | undefined,
  nowMs: number,
  holidays: readonly string[],
): number {
  if (day === undefined || !isSelectableDay(day, nowMs)) return 0;
  const free = new Set(holidays);
  let [count, ms] = [0, nowMs + indiaOffsetMs];
  while (dateOf(ms) < day) {
    ms += dayMs;
    if (isBusinessDay(ms, free) || dateOf(ms) === day) count += 1;
  }
  return count;
}

function isBusinessDay(localMs: number, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(localMs).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(dateOf(localMs));
}
