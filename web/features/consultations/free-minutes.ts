import type { ConsultationSummary } from '@jyotiratna/contract';

/**
 * `used`: already used with this healer; `with-balance`: available once the balance covers one
 * minute.
 */
export type FreeMinutes = 'free' | 'used' | 'with-balance';

/**
 * Whether the free minutes with a healer are still available.
 * @param summary undefined for an unknown user: the offer is displayed
 * @param price rupees per minute
 */
export function freeMinutesWith(
  summary: Pick<ConsultationSummary, 'freeChats' | 'balance'> | undefined,
  healerId: string,
  price: number,
): FreeMinutes {
  if (!summary) return 'free';
  const { freeChats, balance } = summary;
  if (freeChats.used.includes(healerId)) return 'used';
  return freeChats.needBalance && (balance ?? 0) < price ? 'with-balance' : 'free';
}
