import { insertMessage } from '../../db/queries/messages.ts';
import { limitPerNetwork } from '../accounts/throttle.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../sessions/token.ts';

/** Messages from one network in an hour: a family writes fewer, a flood stops here. */
const perNetwork = { limit: 10, window: 3600 };

/**
 * Puts a visitor's message into the administrators' inbox.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function sendMessage(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { name: string; email: string; subject: string; message: string },
): Promise<void> {
  await limitPerNetwork(deps, { kind: 'contact', ip: actor.ip, ...perNetwork }, () =>
    insertMessage(deps.db, { id: newId('msg_'), ...input }),
  );
}
