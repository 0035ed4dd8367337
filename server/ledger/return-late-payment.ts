import { findUser } from '../accounts/queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { closedAccount, customerAccount } from './accounts.ts';
import { lockBalance } from './queries.ts';
import { queueBalanceRefund } from './queue-balance-refund.ts';
import { recordMovement } from './record-movement.ts';

type Late = { userId: string; paymentId: string; provider: string; amountPaise: number };

/**
 * Refunds a payment that was credited to the balance of a deleted account: a balance is closed
 * once, so no later step would return it.
 */
export async function returnLatePayment(tx: Transaction, payment: Late): Promise<void> {
  const { userId, paymentId, amountPaise } = payment;
  const from = customerAccount(userId);
  // The account deletion acquires the same lock: it either closes a balance with this payment, or
  // is complete by now.
  await lockBalance(tx, from);
  if (await findUser(tx, userId)) return;
  await recordMovement(tx, {
    kind: 'closing',
    ref: `${userId}:${paymentId}`,
    from,
    to: closedAccount,
    amountPaise,
  });
  await queueBalanceRefund(tx, { ...payment, contact: null });
}
