import { cashForbiddenFrom, errorMessage, ShopError } from '@jyotiratna/contract';
import { canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import { lockKeysInTransaction } from '../platform/database/advisory-locks.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { type DraftRow, sumCashToday } from './queries.ts';

/**
 * Limits the cash received from one customer in a day or for one transaction to less than ₹2,00,000
 * (section 186 of the Income-tax Act, 2025). Concurrent cash payments of the same customer block
 * until the transaction ends, so that the limit is exact.
 * @param amountPaise the order's total
 * @throws ShopError cash_unavailable (409)
 */
export async function limitCounterCash(
  tx: Transaction,
  draft: DraftRow,
  amountPaise: number,
): Promise<void> {
  const { userId, email, phone } = draft;
  const keys = [
    userId && `user ${userId}`,
    email && `mail ${canonicalEmail(email)}`,
    phone && phoneKey(phone),
  ];
  const given = keys.flatMap((key) => (key ? [`counter ${key}`] : []));
  await lockKeysInTransaction(
    tx,
    given.sort().map((key) => ['cash', key] as const),
  );
  if ((await sumCashToday(tx, draft)) + amountPaise < cashForbiddenFrom * 100) return;
  throw new ShopError('cash_unavailable', {
    message: errorMessage('counter_cash_limit', { limit: cashForbiddenFrom }),
  });
}
