import type { Deps } from '../../platform/deps.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import type { Member } from '../actor.ts';
import { readSession, touchSession } from './queries.ts';

/**
 * Idle timeouts of sessions, in seconds; the shortest for the administration, which is often left
 * open.
 */
export const idleSeconds = { user: 14 * 86_400, admin: 30 * 60, healer: 12 * 3600 } as const;
/** Absolute lifetimes of sessions, in seconds. */
export const absoluteSeconds = { user: 30 * 86_400, admin: 12 * 3600, healer: 7 * 86_400 } as const;

/** The user of a session cookie; null for an unknown, revoked or expired session. */
export async function findSession(
  deps: Pick<Deps, 'db'>,
  token: string,
  ip: string,
): Promise<Member | null> {
  const sessionHash = hashToken(token);
  const found = await readSession(deps.db, sessionHash, idleSeconds);
  if (!found) return null;
  // Written at most once a minute: sufficient for an idle timeout, and most reads cause no write.
  if (found.idleFor > 60) await touchSession(deps.db, sessionHash);
  const { idleFor: _, ...member } = found;
  return { ...member, ownerKey: `user:${found.id}`, sessionHash, ip };
}
