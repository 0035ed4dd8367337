import { type BalanceReply, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf, listMovements } from '../ledger/queries.ts';
import type { Deps } from '../platform/deps.ts';

/** Movements that are shown. */
const most = 100;

/** The caller's balance with what moved it. @throws ShopError unauthenticated (401), admin_has_no_cart, customers_only (403) */
export async function readBalance({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<BalanceReply> {
  const account = customerAccount(requireUser(actor).id);
  const [balance, movements] = await Promise.all([balanceOf(db, account), listMovements(db, account, most)]);
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
