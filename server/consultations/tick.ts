import { freeChatMinutes } from '@jyotiratna/contract';
import { lockBooking, updateBooking } from '../healers/queries.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf, lockBalance } from '../ledger/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { billMinute, billSession, endInTransaction, tellChange } from './bill.ts';
import { areBothThere, hasStarted, startRow, takeFreeChat, tickRow } from './clock-queries.ts';
import { dueAtStart } from './due.ts';
import { type ConsultationRow, lockConsultation, type Side } from './queries.ts';

/**
 * A sign of life of one side: an accepted session starts once both are there, a running one goes on and is billed. No process
 * keeps time: whichever hears of somebody does this, and a sweep bills what one that died has left.
 * @returns the session as it was met; null once it has ended
 */
export async function signOfLife(
  deps: Pick<Deps, 'db' | 'live'>,
  id: string,
  side: Side,
): Promise<ConsultationRow | null> {
  const row = await tickRow(deps.db, id, side);
  if (row?.status === 'accepted' && (await areBothThere(deps.db, id))) await start(deps, id);
  if (row?.status === 'running' && row.billedUntil <= row.clockMs) {
    await billSession(deps, id);
    await tellChange(deps, id);
  }
  return row;
}

/**
 * The session runs, with its first minute billed: one that the balance does not hold waits for more. Whether its first minutes
 * are free is decided here, once for each customer and healer. One whose booking was cancelled or moved meanwhile is withdrawn.
 */
async function start(deps: Pick<Deps, 'db' | 'live'>, id: string): Promise<void> {
  const changed = await transact(deps.db, async (tx) => {
    const row = await lockConsultation(tx, id);
    if (row?.status !== 'accepted') return false;
    const booking = row.bookingId === null ? null : await lockBooking(tx, row.bookingId);
    if (booking && !(await hasStarted(tx, booking.id))) return endInTransaction(tx, id, 'withdrawn');
    const due = await dueAtStart(tx, row, booking?.paidPaise ?? 0);
    const account = customerAccount(row.userId);
    if (due.fromBalance > 0) await lockBalance(tx, account);
    if (due.fromBalance > (await balanceOf(tx, account))) return false;
    const { userId, healerId } = row;
    const free = row.mode === 'chat' && (await takeFreeChat(tx, { userId, healerId, consultationId: id }));
    const { prepaidPaise } = due;
    const started = await startRow(tx, id, { freeMinutes: free ? freeChatMinutes : 0, prepaidPaise });
    if (started) await billMinute(tx, started);
    if (started && booking) await updateBooking(tx, booking.id, { begunAt: started.startedAt });
    return true;
  });
  if (changed) await tellChange(deps, id);
}
