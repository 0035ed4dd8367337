import { language } from '#messages/language.ts';
import { clock } from '#messages/platform/clock.ts';

/**
 * A formatted slot: dates are YYYY-MM-DD and times HH:MM, both India's. Rendered only in the
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

/** 'Sunday 22 November' from '2026-11-22'. */
export function slotDate(date: string): string {
  return longDay.format(inUtc(date)).replace(',', '');
}

/** '6:30' from '18:30'. */
export function slotClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** '6:30 pm' from '18:30'. */
export function slotTime(time: string): string {
  return clock(time);
}

/** 'Sun 6:30 pm' for the button; '' until a time is selected. */
export function shortSlot({ date, time }: { date: string; time: string }): string {
  return time && `${slotDayParts(date).weekday} ${slotTime(time)}`;
}

/** 'Sun' and '22' from '2026-11-22'. */
export function slotDayParts(date: string): { weekday: string; day: string } {
  return { weekday: weekday.format(inUtc(date)), day: String(Number(date.slice(8))) };
}
