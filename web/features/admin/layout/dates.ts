import { indiaZone } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

const moment = new Intl.DateTimeFormat(language.dates, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const day = new Intl.DateTimeFormat(language.dates, {
  timeZone: indiaZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '20 Nov 2026, 11:42 pm', in the reader's own zone. */
export function formatLocal(iso: string): string {
  return moment.format(new Date(iso));
}

/** '31 Dec 2026', in India; for a timestamp, or for a plain day (YYYY-MM-DD). */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}
