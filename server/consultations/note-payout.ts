import { type PayoutsOf, ShopError, toPaise, toRupees } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { findDocument } from '../documents/queries.ts';
import { healerAccount, payoutsAccount } from '../ledger/accounts.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { findPayout, insertPayout, listPayouts } from './payout-queries.ts';

/** Transfers that are shown. */
const most = 24;

type Payout = { id: string; clientId: string; amount: number; reference: string };

/**
 * Notes money (rupees) that was transferred to a healer: it leaves what the ledger says is owed to them, once for each
 * `clientId`, and of any number at once never more than is owed.
 * @throws ShopError healer_not_found (404), payout_too_much (409)
 */
export async function notePayout(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id: healerId, clientId, amount, reference }: Payout,
): Promise<PayoutsOf> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const account = healerAccount(healerId);
    await lockBalance(tx, account);
    const before = await findPayout(tx, clientId);
    if (before) {
      if (before.healerId !== healerId || before.amountPaise !== toPaise(amount))
        throw new ShopError('payout_too_much');
      return readPayouts(tx, healerId);
    }
    const owed = await balanceOf(tx, account);
    if (owed === 0 && !(await findDocument(tx, 'healer', healerId))) throw new ShopError('healer_not_found');
    const amountPaise = toPaise(amount);
    if (amountPaise > owed) throw new ShopError('payout_too_much');
    // The lock is the healer's own: the same id for another healer meets the table's key.
    if (!(await insertPayout(tx, { id: clientId, healerId, amountPaise, reference })))
      throw new ShopError('payout_too_much');
    await recordMovement(tx, { kind: 'payout', ref: clientId, from: account, to: payoutsAccount, amountPaise });
    await audit(tx, admin, 'healer.payout', `healer:${healerId}`, {
      owed: { before: toRupees(owed), after: toRupees(owed - amountPaise) },
      reference: { before: null, after: reference },
    });
    return readPayouts(tx, healerId);
  });
}

/** What is owed to a healer and what was paid out, the latest first. */
export async function readPayouts(db: Executor, healerId: string): Promise<PayoutsOf> {
  const rows = await listPayouts(db, healerId, most);
  return {
    owed: toRupees(await balanceOf(db, healerAccount(healerId))),
    payouts: rows.map(({ id, amountPaise, reference, createdAt }) => ({
      ...{ id, amount: toRupees(amountPaise), reference, at: createdAt.toISOString() },
    })),
  };
}
