import { closedAccount, customerAccount } from '../ledger/accounts.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';

/**
 * Closes the balance of a deleted account: the rest of it is not paid out, and the ledger
 * records its destination.
 */
export async function closeBalance(tx: Transaction, userId: string): Promise<void> {
  const account = customerAccount(userId);
  await lockBalance(tx, account);
  const amountPaise = await balanceOf(tx, account);
  if (amountPaise <= 0) return;
  await recordMovement(tx, { kind: 'closing', ref: userId, from: account, to: closedAccount, amountPaise });
}
