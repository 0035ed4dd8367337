import { findUser } from '../accounts/queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { closedAccount, creditAccount } from './accounts.ts';
import { balanceOf, countMovements, lockBalance } from './queries.ts';
import { queueBalanceRefund } from './queue-balance-refund.ts';
import { type Movement, recordMovement } from './record-movement.ts';

/**
 * Moves money into store credit, or any other account, within the caller's transaction. Store
 * credit of a deleted account is closed again, because no later step would return it.
 * @param contact the former owner's contact, for the transfer
 * @returns false if the movement was recorded before
 */
export async function depositCredit(
  tx: Transaction,
  { contact = null, ...movement }: Movement & { contact?: string | null },
): Promise<boolean> {
  const moved = await recordMovement(tx, movement);
  const { to } = movement;
  if (!moved || !to.startsWith(creditPrefix)) return moved;
  const id = to.slice(creditPrefix.length);
  // The account deletion acquires the same lock: it either closes this credit too, or is complete
  // by now.
  await lockBalance(tx, to);
  if (!(await findUser(tx, id))) await closeCredit(tx, { id, contact });
  return moved;
}

/**
 * Closes the store credit of a deleted account. The shop's owner has to transfer the balance,
 * because no single payment can be refunded. Credit received later is closed in the same way.
 */
export async function closeCredit(
  tx: Transaction,
  { id: userId, contact }: { id: string; contact: string | null },
): Promise<void> {
  const from = creditAccount(userId);
  await lockBalance(tx, from);
  const amountPaise = await balanceOf(tx, from);
  if (amountPaise <= 0) return;
  const ref = `${from}:${await countMovements(tx, from)}`;
  await recordMovement(tx, { kind: 'closing', ref, from, to: closedAccount, amountPaise });
  const part = { paymentId: null, provider: 'outside', amountPaise };
  await queueBalanceRefund(tx, { userId, contact, ...part });
}

const creditPrefix = creditAccount('');
