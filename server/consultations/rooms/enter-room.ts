import { ShopError } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { customerAccount } from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { tellChange } from '../bill.ts';
import { findOwn, leftOf } from '../present-consultation.ts';
import { signOfLife } from '../tick.ts';
import { enterRow } from './queries.ts';

/** Seconds for which a token lets somebody in; whoever is in stays. */
const tokenSeconds = 60;

/**
 * Lets one of the two people of a running session into its room. Asked for again every few seconds by whoever is in it: that is
 * how the other side knows, and how silence in writing is told from silence. Whoever is in it is there, whatever has become of
 * the line that brings their messages: the clock goes on.
 * @throws ShopError consultation_not_found (404), consultation_state (409) unless it runs, not_found (404) without a room server
 */
export async function enterRoom(
  deps: Pick<Deps, 'db' | 'live' | 'rooms'>,
  actor: Actor,
  { id, talking }: { id: string; talking: boolean },
): Promise<{ url: string; token: string }> {
  const { row, side } = await findOwn(deps.db, actor, id);
  if (!deps.rooms) throw new ShopError('not_found');
  await signOfLife(deps, id, side);
  if (!(await enterRow(deps.db, id, side, talking))) throw new ShopError('consultation_state');
  const wasThere = side === 'customer' ? row.customerInRoom : row.healerInRoom;
  if (!wasThere) await tellChange(deps, id);
  const left = Math.ceil(leftOf(row, await balanceOf(deps.db, customerAccount(row.userId))) / 1000);
  const seconds = Math.max(1, Math.min(tokenSeconds, left));
  return { url: deps.rooms.url, token: await deps.rooms.createToken(id, side, seconds) };
}
