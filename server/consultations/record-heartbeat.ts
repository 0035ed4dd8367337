import { freeChatMinutes } from '@jyotiratna/contract';
import { lockBooking, updateBooking } from '../healers/queries.ts';
import { customerAccount, outsideAccount } from '../ledger/accounts.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { billMinute, billSession, endInTransaction, publishChange } from './bill.ts';
import { areBothPresent, hasStarted, startRow, takeFreeChat, tickRow } from './clock-queries.ts';
import { dueAtStart } from './due.ts';
import { type ConsultationRow, lockConsultation, type Side } from './queries.ts';

/**
 * Handles a heartbeat of one side: starts an accepted session once both are present, and bills a
 * running one. No timers are involved: any process that receives a heartbeat does this, and a sweep
 * bills the rest after a crash.
 * @returns the session's row, read before it is started or billed; null once it is closed
 */
export async function recordHeartbeat(
  deps: Pick<Deps, 'db' | 'live'>,
  id: string,
  side: Side,
): Promise<ConsultationRow | null> {
  const row = await tickRow(deps.db, id, side);
  if (row?.status === 'accepted' && (await areBothPresent(deps.db, id))) await start(deps, id);
  if (row?.status === 'running' && row.billedUntil <= row.clockMs) {
    await billSession(deps, id);
    await publishChange(deps, id);
  }
  return row;
}

/**
 * Starts the session and bills its first minute; a minute that the balance does not cover waits for
 * a top-up. Whether the first minutes are free is decided here, once per customer and healer. A
 * booking's payment above the fixed price is added to the balance. A session whose booking was
 * cancelled or moved concurrently is withdrawn.
 */
async function start(deps: Pick<Deps, 'db' | 'live'>, id: string): Promise<void> {
  const changed = await transact(deps.db, async (tx) => {
    const row = await lockConsultation(tx, id);
    if (row?.status !== 'accepted') return false;
    const booking = row.bookingId === null ? null : await lockBooking(tx, row.bookingId);
    if (booking && !(await hasStarted(tx, booking.id)))
      return endInTransaction(tx, id, 'withdrawn');
    const due = await dueAtStart(tx, row, booking?.paidPaise ?? 0);
    const account = customerAccount(row.userId);
    if (due.fromBalance > 0 || due.restPaise > 0) await lockBalance(tx, account);
    if (due.fromBalance > (await balanceOf(tx, account)) + due.restPaise) return false;
    const { userId, healerId } = row;
    const free =
      row.mode === 'chat' && (await takeFreeChat(tx, { userId, healerId, consultationId: id }));
    const { prepaidPaise, restPaise: amountPaise } = due;
    const started = await startRow(tx, id, {
      freeMinutes: free ? freeChatMinutes : 0,
      prepaidPaise,
    });
    if (!started) return true;
    if (amountPaise > 0)
      await recordMovement(tx, {
        kind: 'prepaid',
        ref: `${id}:rest`,
        from: outsideAccount,
        to: account,
        amountPaise,
      });
    await billMinute(tx, started);
    if (booking)
      await updateBooking(tx, booking.id, { begunAt: started.startedAt, paidPaise: prepaidPaise });
    return true;
  });
  if (changed) await publishChange(deps, id);
}
