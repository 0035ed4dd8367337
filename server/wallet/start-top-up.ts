import { ShopError, type TopUp, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { findTopUp, type TopUpRow } from '../ledger/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { type OpenTopUp, openTopUp } from './open-top-up.ts';

export type StartedTopUp = Omit<OpenTopUp, 'row'> & { topUp: TopUp };

/**
 * Opens a payment of this many rupees into the caller's balance.
 * @throws ShopError payments_off (404), payments_unavailable (503)
 */
export async function startTopUp(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  actor: Actor,
  { amount }: { amount: number },
): Promise<StartedTopUp> {
  const { id: userId } = requireUser(actor);
  const into = { account: customerAccount(userId), userId, amountPaise: amount * 100 };
  const { row, ...opened } = await openTopUp(deps, into);
  return { topUp: presentTopUp(row), ...opened };
}

/**
 * One of the caller's payments. @throws ShopError top_up_not_found (404) for an id that is unknown
 * or another user's
 */
export async function findOwnTopUp(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<TopUpRow> {
  const { id: userId } = requireUser(actor);
  const row = await findTopUp(db, id);
  if (row?.account !== customerAccount(userId)) throw new ShopError('top_up_not_found');
  return row;
}

export function presentTopUp({ id, status, amountPaise }: TopUpRow): TopUp {
  return { id, status, amount: toRupees(amountPaise) };
}
