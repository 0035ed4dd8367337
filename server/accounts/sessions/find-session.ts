import type { Deps } from '../../platform/deps.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import type { Member } from '../actor.ts';
import { readSession, touchSession } from './queries.ts';

/**
 * Idle time after which a session expires, in seconds: the administration is left open more
 * often than it is used.
 */
export const idleSeconds = { user: 14 * 86_400, admin: 30 * 60, healer: 12 * 3600 } as const;
/** Absolute life of a session, in seconds. */
export const absoluteSeconds = { user: 30 * 86_400, admin: 12 * 3600, healer: 7 * 86_400 } as const;

/**
 * The member of a session cookie, or null when the session is unknown, revoked or idle for too
 * long.
 */
export async function findSession(
  deps: Pick<Deps, 'db'>,
  token: string,
  ip: string,
): Promise<Member | null> {
  const sessionHash = hashToken(token);
  const found = await readSession(deps.db, sessionHash, idleSeconds);
  if (!found) return null;
  // Updated at most once a minute: an idle timeout needs no finer resolution, and reads stay reads.
  if (found.idleFor > 60) await touchSession(deps.db, sessionHash);
  const { idleFor: _, ...member } = found;
  return { ...member, ownerKey: `user:${found.id}`, sessionHash, ip };
}
