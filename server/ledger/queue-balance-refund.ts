import type { Transaction } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { newId } from '../platform/secrets/token.ts';
import { type BalanceRefundRow, insertBalanceRefund } from './balance-refund-queries.ts';

type Part = Pick<BalanceRefundRow, 'userId' | 'paymentId' | 'provider' | 'amountPaise' | 'contact'>;

/**
 * Queues the refund of a closed balance by its payment; without a payment the owner has to transfer
 * it. The money has been moved to `shop:closed` before.
 */
export async function queueBalanceRefund(tx: Transaction, part: Part): Promise<void> {
  const key = newId('closing-');
  const status = part.paymentId === null ? ('failed' as const) : ('queued' as const);
  await insertBalanceRefund(tx, { key, status, ...part });
  if (status === 'queued') await addToOutbox(tx, 'closing-refund', key, {});
}
