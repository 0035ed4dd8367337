import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, requireMember } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { deleteSession, deleteSessionsOf } from './queries.ts';

/** Revokes the caller's session, if there is one. Idempotent. */
export async function endLoginSession(deps: Pick<Deps, 'db'>, actor: Actor): Promise<void> {
  if (actor.role === 'guest') return;
  await transact(deps.db, async (tx) => {
    const wasDeleted = await deleteSession(tx, actor.sessionHash);
    if (wasDeleted && actor.role === 'admin')
      await audit(tx, actor, 'admin.logout', `account:${actor.id}`, {});
  });
}

/**
 * Revokes every session of the caller in every browser, including this one.
 * @throws ShopError unauthenticated (401) for a guest
 */
export async function signOutEverywhere(deps: Pick<Deps, 'db'>, actor: Actor): Promise<void> {
  const { id } = requireMember(actor);
  await transact(deps.db, async (tx) => {
    const sessionCount = await deleteSessionsOf(tx, id);
    if (actor.role === 'admin')
      await audit(tx, actor, 'admin.logout', `account:${actor.id}`, { ended: sessionCount });
  });
}
