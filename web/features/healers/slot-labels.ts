import { language } from '#messages/language.ts';
import { clock } from '#messages/platform/clock.ts';

/**
 * Labels of slots: dates are YYYY-MM-DD and times HH:MM, both in India. Rendered only in the
 * browser, never by the server.
 */
const inUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const longDay = new Intl.DateTimeFormat(language.dates, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat(language.dates, { weekday: 'short', timeZone: 'UTC' });

/** The long label of a slot's date, 'Sunday 22 November' for '2026-11-22'. */
export function slotDate(date: string): string {
  return longDay.format(inUtc(date)).replace(',', '');
}

/** A time without am or pm, '6:30' for '18:30'. */
export function formatTwelveHourTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** A time with am or pm, '6:30 pm' for '18:30'. */
export function slotTime(time: string): string {
  return clock(time);
}

/** The button's label, 'Sun 6:30 pm'; '' until a time is selected. */
export function shortSlot({ date, time }: { date: string; time: string }): string {
  return time && `${slotDayParts(date).weekday} ${slotTime(time)}`;
}

/** The short weekday and the day of a date, 'Sun' and '22' for '2026-11-22'. */
export function slotDayParts(date: string): { weekday: string; day: string } {
  return { weekday: weekday.format(inUtc(date)), day: String(Number(date.slice(8))) };
}
