import { indiaZone } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { dateFormat } from '../../../date-format.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const momentFormat = dateFormat(language.dates, { ...day, ...time, timeZone: indiaZone });
const dayFormat = dateFormat(language.dates, { ...day, timeZone: indiaZone });

/**
 * Date and time in India, such as '20 Nov 2026, 11:42 pm'. @param at ISO, or milliseconds since the
 * epoch
 */
export function formatDateTime(at: string | number): string {
  return momentFormat().format(new Date(at));
}

/** A date in India, such as '31 Dec 2026', of a timestamp or of a plain date (YYYY-MM-DD). */
export function formatDate(iso: string): string {
  return dayFormat().format(new Date(iso));
}
