import { closedAccount, customerAccount, providerAccount } from '../ledger/accounts.ts';
import { listTopUpsInto } from '../ledger/balance-refund-queries.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { queueBalanceRefund } from '../ledger/queue-balance-refund.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { planBalanceRefund } from './plan-balance-refund.ts';

/**
 * Closes the balance of a deleted account. The remaining money is owed to the customer: it is
 * refunded by the payments that brought it, and any remainder is a task for the shop's owner, who
 * sees the contact until it is done.
 */
export async function closeBalance(
  tx: Transaction,
  { id: userId, contact }: { id: string; contact: string },
): Promise<void> {
  const account = customerAccount(userId);
  await lockBalance(tx, account);
  const amountPaise = await balanceOf(tx, account);
  if (amountPaise <= 0) return;
  await recordMovement(tx, {
    kind: 'closing',
    ref: userId,
    from: account,
    to: closedAccount,
    amountPaise,
  });
  const payments = await listTopUpsInto(tx, account);
  const paid = payments.map(({ from, ...payment }) => ({
    ...payment,
    provider: from.slice(providerPrefix.length),
  }));
  for (const part of planBalanceRefund(amountPaise, paid))
    await queueBalanceRefund(tx, { userId, contact, ...part });
}

const providerPrefix = providerAccount('');
