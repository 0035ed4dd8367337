import { indianDate } from '@jyotiratna/contract';
import { months } from '#messages/platform/months.ts';

/**
 * A date, '14 November 2026' or '14 Nov 2026' for '2026-11-14'; formatted without Intl, so that the
 * server and every browser agree.
 */
export function plainDate(day: string, month: 'long' | 'short' = 'long'): string {
  const [year, number, date] = day.split('-').map(Number);
  return `${date} ${months[month][(number ?? 0) - 1] ?? ''} ${year}`;
}

/** A date in India, '21 Nov 2026', from an ISO 8601 instant. */
export function plainDay(moment: string): string {
  return plainDate(indianDate(Date.parse(moment)), 'short');
}
