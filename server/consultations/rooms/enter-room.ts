import { ShopError } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { customerAccount } from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { publishChange } from '../bill.ts';
import { findOwn, leftOf } from '../present-consultation.ts';
import { recordHeartbeat } from '../record-heartbeat.ts';
import { enterRow } from './queries.ts';

/** Seconds in which a token admits a participant; connected participants stay connected. */
const tokenSeconds = 60;

/**
 * Admits a participant of a running session to its room. A client in the room repeats the request
 * every few seconds, which notifies the other side, and shows that participants are talking even if
 * they send no messages. A participant in the room counts as present even without a WebSocket, so
 * the clock continues.
 * @throws ShopError consultation_not_found (404), consultation_state (409) unless it is running,
 * not_found (404) without a room server
 */
export async function enterRoom(
  deps: Pick<Deps, 'db' | 'live' | 'rooms'>,
  actor: Actor,
  { id, talking }: { id: string; talking: boolean },
): Promise<{ url: string; token: string }> {
  const { row, side } = await findOwn(deps.db, actor, id);
  if (!deps.rooms) throw new ShopError('not_found');
  await recordHeartbeat(deps, id, side);
  if (!(await enterRow(deps.db, id, side, talking))) throw new ShopError('consultation_state');
  const previousThere = side === 'customer' ? row.customerInRoom : row.healerInRoom;
  if (!previousThere) await publishChange(deps, id);
  const left = Math.ceil(leftOf(row, await balanceOf(deps.db, customerAccount(row.userId))) / 1000);
  const seconds = Math.max(1, Math.min(tokenSeconds, left));
  return { url: deps.rooms.url, token: await deps.rooms.createToken(id, side, seconds) };
}
