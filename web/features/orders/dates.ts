import { indiaZone } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { clock } from '#messages/platform/clock.ts';
import { dateFormat } from '../../date-format.ts';

const zone = { timeZone: indiaZone } as const;
const day = dateFormat(language.dates, {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const dayOfYear = dateFormat(language.dates, {
  ...zone,
  day: 'numeric',
  month: 'short',
});
const time = dateFormat('en', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A date in India, '20 Nov 2026'. */
export function formatOrderDay(iso: string): string {
  return day().format(new Date(iso));
}

/** A time in India, '11:41 pm' in English and 'रात 11:41' in Hindi. */
export function formatTime(iso: string): string {
  return clock(time().format(new Date(iso)));
}

/** Date and time in India, '20 Nov, 11:41 pm'. */
export function formatMoment(iso: string): string {
  return `${dayOfYear().format(new Date(iso))}, ${formatTime(iso)}`;
}

const weekday = dateFormat(language.dates, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A date with its weekday, 'Thu 26 Nov' for '2026-11-26'. */
export function formatWeekday(date: string): string {
  return weekday()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
}
