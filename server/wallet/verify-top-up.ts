import { ShopError, type TopUp, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf, findTopUp, type TopUpRow } from '../ledger/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { settleTopUp } from './settle-top-up.ts';
import { findOwnTopUp, presentTopUp } from './start-top-up.ts';

type Position = { topUp: TopUp; balance: number };

/**
 * Verifies the browser's report of a payment into the caller's balance.
 * @throws ShopError payments_off (404), payment_unverified (400), top_up_not_found (404),
 * invalid_input (400)
 */
export async function verifyTopUp(
  deps: Deps,
  actor: Actor,
  fields: Record<string, unknown>,
): Promise<Position> {
  const { id: userId } = requireUser(actor);
  const found = await settleTopUp(deps, fields, (row) => {
    if (row?.account !== customerAccount(userId)) throw new ShopError('top_up_not_found');
    return row;
  });
  return standing(deps, (await findTopUp(deps.db, found.id)) ?? found);
}

/** The status of one of the caller's payments. @throws ShopError top_up_not_found (404) */
export async function readTopUp(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: { id: string },
): Promise<Position> {
  return standing(deps, await findOwnTopUp(deps, actor, id));
}

async function standing({ db }: Pick<Deps, 'db'>, row: TopUpRow): Promise<Position> {
  return { topUp: presentTopUp(row), balance: toRupees(await balanceOf(db, row.account)) };
}
