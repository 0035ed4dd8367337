import { deleteSession, deleteSessionsOf } from '../../db/queries/sessions.ts';
import { type Actor, requireMember } from '../actor.ts';
import type { Deps } from '../deps.ts';

/** Ends the caller's session, if there is one. Calling it again is no failure. */
export async function endSession(deps: Pick<Deps, 'db'>, actor: Actor): Promise<void> {
  if (actor.role !== 'guest') await deleteSession(deps.db, actor.sessionHash);
}

/**
 * Ends every session of the caller on every device, this one included.
 * @throws ShopError unauthenticated (401) for a guest
 */
export async function signOutEverywhere(deps: Pick<Deps, 'db'>, actor: Actor): Promise<void> {
  await deleteSessionsOf(deps.db, requireMember(actor).id);
}
