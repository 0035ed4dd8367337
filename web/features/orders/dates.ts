import { indiaZone } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

const zone = { timeZone: indiaZone } as const;
const day = new Intl.DateTimeFormat(language.dates, { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat(language.dates, {
  ...zone,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '20 Nov 2026', in India. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** '20 Nov, 11:41 pm', in India. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

const weekday = new Intl.DateTimeFormat(language.dates, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Thu 26 Nov' from '2026-11-26'. */
export function formatWeekday(date: string): string {
  return weekday.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
