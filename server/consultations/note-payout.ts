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

/** Maximum transfers displayed. */
const upper = 24;

type Payout = {
  id: string;
  clientId: string;
  amount: number;
  reference: string;
};

/**
 * Records a payout (rupees) to a user for their sessions as a healer: the ledger's balance owed
 * is reduced, once for each `clientId`, and for any number of concurrent requests never below
 * zero.
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

/** Prefix of a healer's id for sessions whose user is not recorded. */
export const unrecorded = 'unrecorded-';

/**
 * The recipient of a payout.
 * @param id a healer's: the current user, or the last one; or a former user's, as in the list of
 * healers
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
  const reserved = await findLastSession(db, { payee: id });
  if (!reserved) throw new ShopError('healer_not_found');
  return reserved;
}

/**
 * The balance owed to a user (a user id; a healer's id if the user is not recorded) and their
 * latest payouts.
 */
export async function readPayouts(db: Executor, recipient: string): Promise<PayoutsOf> {
  const rows = await listPayouts(db, recipient, upper);
  return {
    owed: toRupees(await balanceOf(db, healerAccount(recipient))),
    payouts: rows.map(({ id, amountPaise, reference, createdAt }) => ({
      ...{ id, amount: toRupees(amountPaise), reference, at: createdAt.toISOString() },
    })),
  };
}
