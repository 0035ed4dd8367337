import { plainDate } from '../../../plain-date.ts';

const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** '21 Nov 2026' from a moment in ISO 8601: the day that it is in India. */
export function indianDay(moment: string): string {
  return plainDate(indian.format(new Date(moment)), 'short');
}
