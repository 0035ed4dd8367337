import { indianDate } from '@jyotiratna/contract';
import { months } from '#messages/platform/months.ts';

/**
 * '14 November 2026' from '2026-11-14', or '14 Nov 2026'; formatted here so that server and
 * every browser agree.
 */
export function plainDate(day: string, month: 'long' | 'short' = 'long'): string {
  const [year, number, date] = day.split('-').map(Number);
  return `${date} ${months[month][(number ?? 0) - 1] ?? ''} ${year}`;
}

/** '21 Nov 2026' from a moment in ISO 8601: the day that it is in India. */
export function plainDay(moment: string): string {
  return plainDate(indianDate(Date.parse(moment)), 'short');
}
