import type { ConsultationSummary } from '@jyotiratna/contract';

/** `used`: with this healer; `with-balance`: once the balance pays for a minute. */
export type FreeMinutes = 'free' | 'used' | 'with-balance';

/**
 * Whether the free minutes with a healer are still available.
 * @param summary undefined for an unknown caller: the offer stands
 * @param price rupees a minute
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
