import { freeChatMinutes } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { type Due, hasHadFreeChat } from './clock-queries.ts';
import type { ConsultationRow } from './queries.ts';

/**
 * The balance required for an accepted session to start; the part of the prepaid amount used for
 * its fixed price, and the rest of that amount. In paise.
 */
export async function dueAtStart(
  db: Executor,
  row: ConsultationRow,
  paidPaise: number,
): Promise<Due & { prepaidPaise: number; restPaise: number }> {
  const { userId, healerId, mode } = row;
  const free = mode === 'chat' && !(await hasHadFreeChat(db, userId, healerId));
  const prepaidPaise = Math.min(paidPaise, row.wholePaise ?? 0);
  return {
    ...chargeFor({ ...row, prepaidPaise, freeMinutes: free ? freeChatMinutes : 0 }, 0),
    prepaidPaise,
    restPaise: paidPaise - prepaidPaise,
  };
}

/**
 * The price of a session's minute (zero-based). A fixed price is due at the start, less the prepaid
 * amount.
 */
export function chargeFor(
  row: Pick<ConsultationRow, 'wholePaise' | 'prepaidPaise' | 'freeMinutes' | 'ratePaise'>,
  minute: number,
): Due {
  const { wholePaise, prepaidPaise, freeMinutes, ratePaise } = row;
  if (wholePaise === null) {
    const amountPaise = minute < freeMinutes ? 0 : ratePaise;
    return { amountPaise, fromBalance: amountPaise };
  }
  if (minute > 0) return { amountPaise: 0, fromBalance: 0 };
  return { amountPaise: wholePaise, fromBalance: Math.max(0, wholePaise - prepaidPaise) };
}
