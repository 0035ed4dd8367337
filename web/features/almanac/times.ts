import type { AlmanacSpan } from '@jyotiratna/contract';
import { almanac } from '#messages/almanac/almanac.ts';
import { months } from '#messages/platform/months.ts';

const minute = 60_000;

/** The year, month (1 to 12) and day of a date, YYYY-MM-DD. */
export function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

/** The weekday of a date, 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The date this number of days after a date, YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 60 * minute)
    .toISOString()
    .slice(0, 10);
}

/** The month this number of months after a month, YYYY-MM. */
export function addMonths(month: string, count: number): string {
  const [year, number] = partsOf(`${month}-01`);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A long date, such as 'Sunday, 22 November 2026'. */
export function longDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return almanac.longDate(
    almanac.weekdays[weekdayOf(date)] ?? '',
    day,
    months.long[month - 1] ?? '',
    year,
  );
}

/** A date without its weekday, such as '22 November 2026'. */
export function dateText(date: string): string {
  const [year, month, day] = partsOf(date);
  return almanac.date(day, months.long[month - 1] ?? '', year);
}

/**
 * The local time of the place at an instant (ISO 8601 with its offset), rounded to the minute.
 */
export function localClock(iso: string): { date: string; time: string } {
  const local = Date.parse(`${iso.slice(0, 19)}Z`);
  const rounded = new Date(Math.round(local / minute) * minute).toISOString();
  return { date: rounded.slice(0, 10), time: rounded.slice(11, 16) };
}

/** A time such as '16:07', or '02:37, 23 Nov' on another date than the page's. */
export function timeOn(date: string, iso: string): string {
  const local = localClock(iso);
  if (local.date === date) return local.time;
  const [, month, day] = partsOf(local.date);
  return almanac.otherDay(local.time, day, months.short[month - 1] ?? '');
}

/** A period such as '16:07 to 17:27'; another date that start and end share is included once. */
export function spanOn(date: string, { start, end }: AlmanacSpan): string {
  const from = localClock(start);
  const shared = from.date === localClock(end).date;
  return almanac.range(shared ? from.time : timeOn(date, start), timeOn(date, end));
}
