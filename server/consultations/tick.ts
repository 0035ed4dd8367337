import { freeChatMinutes } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { billSession, tellChange } from './bill.ts';
import { areBothThere, startRow, takeFreeChat, tickRow } from './clock-queries.ts';
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

/** The session runs; whether its first minutes are free is decided here, once for each customer and healer. */
async function start(deps: Pick<Deps, 'db' | 'live'>, id: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const row = await lockConsultation(tx, id);
    if (row?.status !== 'accepted') return;
    const { userId, healerId } = row;
    const free = await takeFreeChat(tx, { userId, healerId, consultationId: id });
    await startRow(tx, id, free ? freeChatMinutes : 0);
  });
  await billSession(deps, id);
  await tellChange(deps, id);
}
