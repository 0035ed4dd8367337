import { type PayoutsOf, ShopError, toPaise, toRupees } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { findDocument } from '../documents/queries.ts';
import { findHealerAccount } from '../healers/presence-queries.ts';
import { healerAccount, payoutsAccount } from '../ledger/accounts.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { findPayout, insertPayout, listPayouts } from './payout-queries.ts';
import { findLastSession } from './statement-queries.ts';

/** Transfers that are shown. */
const most = 24;

type Payout = {
  id: string;
  clientId: string;
  amount: number;
  reference: string;
};

/**
 * Records money (rupees) that was transferred to a person for the sessions they held as a healer: the ledger owes them so
 * much less, once for each `clientId`, and of any number at once never more than is owed.
 * @throws ShopError healer_not_found (404), payout_too_much (409)
 */
export async function notePayout(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, clientId, amount, reference }: Payout,
): Promise<PayoutsOf> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const { healerId, payee: recipient } = await findPayee(tx, id);
    const account = healerAccount(recipient);
    await lockBalance(tx, account);
    const before = await findPayout(tx, clientId);
    if (before) {
      if ((before.healerUserId ?? before.healerId) !== recipient || before.amountPaise !== toPaise(amount))
        throw new ShopError('payout_too_much');
      return readPayouts(tx, recipient);
    }
    const outstanding = await balanceOf(tx, account);
    const amountPaise = toPaise(amount);
    const healerUserId = recipient === healerId ? null : recipient;
    if (amountPaise > outstanding) throw new ShopError('payout_too_much');
    // The lock is the healer's own: the same id for another healer meets the table's key.
    if (!(await insertPayout(tx, { id: clientId, healerId, healerUserId, amountPaise, reference })))
      throw new ShopError('payout_too_much');
    await recordMovement(tx, { kind: 'payout', ref: clientId, from: account, to: payoutsAccount, amountPaise });
    await audit(tx, admin, 'healer.payout', `healer:${healerId}`, {
      owed: { before: toRupees(outstanding), after: toRupees(outstanding - amountPaise) },
      reference: { before: null, after: reference },
    });
    return readPayouts(tx, recipient);
  });
}

/** Prefix of a healer's id for sessions whose person is not recorded. */
export const unrecorded = 'unrecorded-';

/**
 * The person whom a payout is for.
 * @param id a healer's: the person of today, or the last one; or a former person's, as the list of healers names it
 * @throws ShopError healer_not_found (404)
 */
async function findPayee(db: Executor, id: string): Promise<{ healerId: string; payee: string }> {
  if (id.startsWith(unrecorded)) {
    const healerId = id.slice(unrecorded.length);
    return { healerId, payee: healerId };
  }
  if (await findDocument(db, 'healer', id)) {
    const current = (await findHealerAccount(db, id))?.account.userId;
    const last = current ? null : await findLastSession(db, { healerId: id });
    return { healerId: id, payee: current ?? last?.payee ?? id };
  }
  const held = await findLastSession(db, { payee: id });
  if (!held) throw new ShopError('healer_not_found');
  return held;
}

/** The balance owed to a person (a user id; a healer's id where the person is not recorded) and their latest payouts. */
export async function readPayouts(db: Executor, recipient: string): Promise<PayoutsOf> {
  const rows = await listPayouts(db, recipient, most);
  return {
    owed: toRupees(await balanceOf(db, healerAccount(recipient))),
    payouts: rows.map(({ id, amountPaise, reference, createdAt }) => ({
      ...{ id, amount: toRupees(amountPaise), reference, at: createdAt.toISOString() },
    })),
  };
}
