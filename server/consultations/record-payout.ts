import {
  type PayoutsOf,
  ShopError,
  type TdsTerms,
  tdsOf,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { findDocument } from '../documents/queries.ts';
import { findHealerAccount } from '../healers/presence-queries.ts';
import { healerAccount, payoutsAccount, tdsAccount } from '../ledger/accounts.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import { taxYear } from '../orders/invoices/financial-year.ts';
import { readToday } from '../orders/invoices/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { Env } from '../platform/env.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { findPayout, insertPayout, listPayouts, sumPayouts } from './payout-queries.ts';
import { findLastSession } from './statement-queries.ts';

/** Maximum number of visible payouts. */
const maxShown = 24;

type Payout = {
  id: string;
  clientId: string;
  amount: number;
  reference: string;
};

/**
 * Records a payout (rupees, before tax) of a healer's share: reduces the ledger's liability to the
 * healer, once per `clientId`, and never by more than its balance, even concurrently. Tax due is
 * deducted (TDS) and becomes a liability to the tax office; only the remainder was transferred.
 * @throws ShopError healer_not_found (404), payout_too_much (409)
 */
export async function recordPayout(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { id, clientId, amount, reference }: Payout,
): Promise<PayoutsOf> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const { healerId, payee: recipient } = await findPayee(tx, id);
    const account = healerAccount(recipient);
    await lockBalance(tx, account);
    const settings = await readSettings({ db: tx, env });
    const before = await findPayout(tx, clientId);
    if (before) {
      if (
        (before.healerUserId ?? before.healerId) !== recipient ||
        before.amountPaise !== toPaise(amount)
      )
        throw new ShopError('payout_too_much');
      return readPayouts(tx, settings, recipient);
    }
    const outstanding = await balanceOf(tx, account);
    const amountPaise = toPaise(amount);
    const healerUserId = recipient === healerId ? null : recipient;
    if (amountPaise > outstanding) throw new ShopError('payout_too_much');
    const terms = await readTds(tx, settings, recipient);
    const tdsPaise = tdsOf(terms, amountPaise);
    const tds = {
      tdsPaise,
      tdsCode: terms?.code ?? null,
      tdsBasisPoints: terms?.basisPoints ?? null,
    };
    // The lock is per healer: the same id for another healer violates the table's key.
    if (
      !(await insertPayout(tx, {
        id: clientId,
        healerId,
        healerUserId,
        amountPaise,
        reference,
        ...tds,
      }))
    )
      throw new ShopError('payout_too_much');
    const movement = { ref: clientId, from: account };
    const net = amountPaise - tdsPaise;
    if (net > 0)
      await recordMovement(tx, {
        ...movement,
        kind: 'payout',
        to: payoutsAccount,
        amountPaise: net,
      });
    if (tdsPaise > 0)
      await recordMovement(tx, { ...movement, kind: 'tds', to: tdsAccount, amountPaise: tdsPaise });
    await audit(tx, admin, 'healer.payout', `healer:${healerId}`, {
      owed: { before: toRupees(outstanding), after: toRupees(outstanding - amountPaise) },
      reference: { before: null, after: reference },
      ...(tdsPaise > 0 && { tds: { before: null, after: toRupees(tdsPaise) } }),
    });
    return readPayouts(tx, settings, recipient);
  });
}

/** Prefix of a healer's id that identifies sessions without a recorded user as a payee. */
export const unrecorded = 'unrecorded-';

/**
 * Resolves the recipient of a payout.
 * @param id a healer's id, for the current or the last user; or a former user's id, as in the list
 * of healers
 * @throws ShopError healer_not_found (404)
 */
async function findPayee(db: Executor, id: string): Promise<{ healerId: string; payee: string }> {
  if (id.startsWith(unrecorded)) {
    const healerId = id.slice(unrecorded.length);
    return { healerId, payee: healerId };
  }
  if (await findDocument(db, 'healer', id)) {
    const payeeId = (await findHealerAccount(db, id))?.account.userId;
    const last = payeeId ? null : await findLastSession(db, { healerId: id });
    return { healerId: id, payee: payeeId ?? last?.payee ?? id };
  }
  const session = await findLastSession(db, { payee: id });
  if (!session) throw new ShopError('healer_not_found');
  return session;
}

/**
 * The balance owed to a recipient (a user id, or a healer's id if the user is not recorded), and
 * the latest payouts.
 */
export async function readPayouts(
  db: Executor,
  settings: Env,
  recipient: string,
): Promise<PayoutsOf> {
  const rows = await listPayouts(db, recipient, maxShown);
  return {
    owed: toRupees(await balanceOf(db, healerAccount(recipient))),
    payouts: rows.map(({ id, amountPaise, tdsPaise, reference, createdAt }) => ({
      ...{
        id,
        amount: toRupees(amountPaise),
        tds: toRupees(tdsPaise),
        reference,
        at: createdAt.toISOString(),
      },
    })),
    tds: await readTds(db, settings, recipient),
  };
}

/**
 * The terms of tax deduction (TDS) for a recipient's next payout; null without a configured payment
 * code.
 */
async function readTds(db: Executor, settings: Env, recipient: string): Promise<TdsTerms | null> {
  const { TDS_CODE: code, TDS_PERCENT: basisPoints, TDS_THRESHOLD } = settings;
  if (!code) return null;
  const { grossPaise, tdsPaise } = await sumPayouts(db, recipient, taxYear(await readToday(db)));
  return {
    code,
    basisPoints,
    thresholdPaise: TDS_THRESHOLD * 100,
    grossPaise,
    deductedPaise: tdsPaise,
  };
}
