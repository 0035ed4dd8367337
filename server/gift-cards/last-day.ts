import { indianDate } from '@jyotiratna/contract';
import type { GiftCardRow } from './queries.ts';

/** The last day in India on which a card can be used, YYYY-MM-DD; null if it never expires. */
export function lastDayOf({ expiresAt }: Pick<GiftCardRow, 'expiresAt'>): string | null {
  return expiresAt && indianDate(expiresAt.getTime() - 1);
}
