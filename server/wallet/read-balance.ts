import { type BalanceReply, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf, listLedgerMovements } from '../ledger/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';

/** Maximum number of visible movements. */
const max = 100;

/**
 * The caller's balance with its movements.
 * @throws ShopError unauthenticated (401), admin_has_no_cart, customers_only (403)
 */
export async function readBalance({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<BalanceReply> {
  return readMovements(db, requireUser(actor).id, max);
}

/** A customer's balance with its latest movements. */
export async function readMovements(
  db: Executor,
  userId: string,
  limit: number,
): Promise<BalanceReply> {
  const account = customerAccount(userId);
  const [balance, movements] = await Promise.all([
    balanceOf(db, account),
    listLedgerMovements(db, account, limit),
  ]);
  return {
    balance: toRupees(balance),
    movements: movements.map(({ kind, ref, amountPaise, count, at }) => ({
      kind,
      consultationId: kind === 'minute' || kind === 'session-refund' ? ref : null,
      amount: toRupees(amountPaise),
      count,
      at: at.toISOString(),
    })),
  };
}
