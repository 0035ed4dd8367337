import { consultationLimits } from '@jyotiratna/contract';
import { customerAccount, healerAccount, outsideAccount, sessionsAccount } from '../ledger/accounts.ts';
import { lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { billRow, endRow, restoreFreeChat, sumOfMinutes, wentHealerFirst } from './clock-queries.ts';
import { dueFor } from './due.ts';
import { planRefund } from './plan-refund.ts';
import { peopleOf } from './present-consultation.ts';
import { type ConsultationRow, findConsultation, listOpenIdsOf, lockConsultation } from './queries.ts';

type Reason = NonNullable<ConsultationRow['endReason']>;

/**
 * Bills every minute that has begun on the session's clock, each in a transaction of its own, whoever asks and however often.
 * A minute that the balance does not hold ends the session.
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
 * The next minute of a locked session: `done` where none has begun, `short` where the balance does not hold it, `over` where the
 * time that a whole price pays for has passed.
 */
export async function billMinute(tx: Transaction, row: ConsultationRow): Promise<Billed> {
  if (row.status !== 'running' || row.billedUntil > row.clockMs) return 'done';
  const { minuteMs, wholeMs } = consultationLimits;
  if (row.wholePaise !== null && row.billedUntil >= wholeMs) return 'over';
  const minute = row.billedUntil / minuteMs;
  const { amountPaise, fromBalance } = dueFor(row, minute);
  const account = customerAccount(row.userId);
  if (fromBalance > 0) await lockBalance(tx, account);
  if (!(await billRow(tx, row, { amountPaise, fromBalance, minuteMs, account }))) return 'short';
  const ref = `${row.id}:${minute}`;
  const to = sessionsAccount;
  if (fromBalance > 0) await recordMovement(tx, { kind: 'minute', ref, from: account, to, amountPaise: fromBalance });
  const before = amountPaise - fromBalance;
  if (before > 0) await recordMovement(tx, { kind: 'prepaid', ref, from: outsideAccount, to, amountPaise: before });
  return 'billed';
}

/**
 * Ends a session, and tells both people.
 * @param stands asked once the session is held: what was seen of it before may have passed
 * @returns false where it had ended before, or what was seen does not stand
 */
export async function endSession(
  deps: Pick<Deps, 'db' | 'live'>,
  id: string,
  reason: Reason,
  stands: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const ended = await transact(deps.db, async (tx) => {
    await lockConsultation(tx, id);
    return (await stands(tx)) && endInTransaction(tx, id, reason);
  });
  if (ended) await tellChange(deps, id);
  return ended;
}

/**
 * Ends a session once: what has begun is billed, what goes back by rule goes back to the customer, free minutes included, and the healer's share of
 * the rest is booked.
 * @returns false where it had ended before
 */
export async function endInTransaction(tx: Transaction, id: string, reason: Reason): Promise<boolean> {
  let row = await lockConsultation(tx, id);
  while (row && reason !== 'balance' && (await billMinute(tx, row)) === 'billed') row = await lockConsultation(tx, id);
  row = await lockConsultation(tx, id);
  if (!row || row.status === 'ended') return false;
  const plan = planRefund({ ...row, endReason: reason, healerWentFirst: await wentHealerFirst(tx, id) });
  const refundedPaise = plan ? await sumOfMinutes(tx, id, plan.minutes) : 0;
  // Who got no word has had no free minutes either.
  if (!row.healerWrote) await restoreFreeChat(tx, id);
  await endRow(tx, id, { endReason: reason, refundedPaise, refundRule: refundedPaise > 0 && plan ? plan.rule : null });
  if (refundedPaise > 0) {
    const back = { from: sessionsAccount, to: customerAccount(row.userId), amountPaise: refundedPaise };
    await recordMovement(tx, { kind: 'session-refund', ref: id, ...back });
  }
  const share = Math.floor(((row.chargedPaise - refundedPaise) * row.sharePercent) / 100);
  if (share > 0) {
    const to = healerAccount(row.healerUserId ?? row.healerId);
    await recordMovement(tx, { kind: 'share', ref: id, from: sessionsAccount, to, amountPaise: share });
  }
  return true;
}

/** Ends whatever session a person has open, on either side: their account is closed or blocked. */
export async function endAllOf(tx: Transaction, userId: string, side: 'customer' | 'healer'): Promise<void> {
  for (const id of await listOpenIdsOf(tx, userId)) await endInTransaction(tx, id, side);
}

/** Tells both people that the session is another one now. */
export async function tellChange({ db, live }: Pick<Deps, 'db' | 'live'>, id: string): Promise<void> {
  const row = await findConsultation(db, id);
  if (row) live.publish({ id, to: peopleOf(row), what: 'changed' });
}
