import { consultationLimits } from '@jyotiratna/contract';
import {
  customerAccount,
  healerAccount,
  outsideAccount,
  sessionsAccount,
} from '../ledger/accounts.ts';
import { lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import {
  billRow,
  endRow,
  restoreFreeChat,
  totalOfMinutes,
  wentHealerFirst,
} from './clock-queries.ts';
import { chargeFor } from './due.ts';
import { planSessionRefund } from './plan-refund.ts';
import { usersOf } from './present-consultation.ts';
import {
  type ConsultationRow,
  findConsultation,
  listOpenIdsOf,
  lockConsultation,
} from './queries.ts';
import { settleRequest } from './settle-request.ts';

type Reason = NonNullable<ConsultationRow['endReason']>;

/**
 * Debits the wallet balance for every started minute on the session's clock, each minute in its own
 * transaction; idempotent for any caller. A minute that the balance does not cover closes the
 * session.
 */
export async function billSession(deps: Pick<Deps, 'db' | 'live'>, id: string): Promise<void> {
  for (;;) {
    const billed = await transact(deps.db, async (tx) => {
      const row = await lockConsultation(tx, id);
      return row ? billMinute(tx, row) : 'done';
    });
    if (billed === 'done') return;
    if (billed === 'billed') continue;
    await endSession(deps, id, billed === 'over' ? 'time' : 'balance');
    return;
  }
}

type Billed = 'billed' | 'done' | 'short' | 'over';

/**
 * Bills the next minute of a locked session: `done` if none has started, `short` if the balance
 * does not cover it, `over` if the time of a fixed price has passed.
 */
export async function billMinute(tx: Transaction, row: ConsultationRow): Promise<Billed> {
  if (row.status !== 'running' || row.billedUntil > row.clockMs) return 'done';
  const { minuteMs, fixedPriceMs } = consultationLimits;
  if (row.wholePaise !== null && row.billedUntil >= fixedPriceMs) return 'over';
  const minute = row.billedUntil / minuteMs;
  const { amountPaise, fromBalance } = chargeFor(row, minute);
  const account = customerAccount(row.userId);
  if (fromBalance > 0) await lockBalance(tx, account);
  if (!(await billRow(tx, row, { amountPaise, fromBalance, minuteMs, account }))) return 'short';
  const ref = `${row.id}:${minute}`;
  const to = sessionsAccount;
  if (fromBalance > 0)
    await recordMovement(tx, { kind: 'minute', ref, from: account, to, amountPaise: fromBalance });
  const before = amountPaise - fromBalance;
  if (before > 0)
    await recordMovement(tx, {
      kind: 'prepaid',
      ref,
      from: outsideAccount,
      to,
      amountPaise: before,
    });
  return 'billed';
}

/** The reason for the end, or a function that derives it from the locked row. */
type EndReason = Reason | ((row: ConsultationRow) => Reason);

/**
 * Closes a session and notifies both participants.
 * @param stands evaluated once the session is locked, in case the caller's observation is outdated
 * @returns false if it was already closed, or `stands` returned false
 */
export async function endSession(
  deps: Pick<Deps, 'db' | 'live'>,
  id: string,
  reason: EndReason,
  stands: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const finished = await transact(deps.db, async (tx) => {
    await lockConsultation(tx, id);
    return (await stands(tx)) && endInTransaction(tx, id, reason);
  });
  if (finished) await publishChange(deps, id);
  return finished;
}

/**
 * Closes a session once: bills started minutes, credits refunds by rule to the customer's wallet,
 * restores unused free minutes, and credits the healer's share (commission), the source of payouts.
 * @returns false if it was already closed
 */
export async function endInTransaction(
  tx: Transaction,
  id: string,
  reasonIs: EndReason,
): Promise<boolean> {
  let row = await lockConsultation(tx, id);
  if (!row) return false;
  const reason = typeof reasonIs === 'function' ? reasonIs(row) : reasonIs;
  while (row && reason !== 'balance' && (await billMinute(tx, row)) === 'billed')
    row = await lockConsultation(tx, id);
  row = await lockConsultation(tx, id);
  if (!row || row.status === 'ended') return false;
  const plan = planSessionRefund({
    ...row,
    endReason: reason,
    healerWentFirst: await wentHealerFirst(tx, id),
  });
  const refundedPaise = plan ? await totalOfMinutes(tx, id, plan.minutes) : 0;
  // Free minutes without a message by the healer do not count as used.
  if (!row.healerWrote) await restoreFreeChat(tx, id);
  await settleRequest(tx, row, reason);
  await endRow(tx, id, {
    endReason: reason,
    refundedPaise,
    refundRule: refundedPaise > 0 && plan ? plan.rule : null,
  });
  if (refundedPaise > 0) {
    const back = {
      from: sessionsAccount,
      to: customerAccount(row.userId),
      amountPaise: refundedPaise,
    };
    await recordMovement(tx, { kind: 'session-refund', ref: id, ...back });
  }
  const share = Math.floor(((row.chargedPaise - refundedPaise) * row.sharePercent) / 100);
  if (share > 0) {
    const to = healerAccount(row.healerUserId ?? row.healerId);
    await recordMovement(tx, {
      kind: 'share',
      ref: id,
      from: sessionsAccount,
      to,
      amountPaise: share,
    });
  }
  return true;
}

/** Closes all open sessions of a user on either side, because the account is deleted or blocked. */
export async function endAllOf(
  tx: Transaction,
  userId: string,
  side: 'customer' | 'healer',
): Promise<void> {
  for (const id of await listOpenIdsOf(tx, userId)) await endInTransaction(tx, id, side);
}

/** Notifies both participants that the session has changed. */
export async function publishChange(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  id: string,
): Promise<void> {
  const row = await findConsultation(db, id);
  if (row) live.publish({ id, to: usersOf(row), type: 'changed' });
}
