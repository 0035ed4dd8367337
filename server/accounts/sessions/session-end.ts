import { invalidateOnCommit } from '../../platform/database/transact.ts';

const prefix = 'session-end:';

export type SessionEnd = { userId: string; tokenHash: string };

/**
 * Records sessions that the current transaction revokes: after the commit every process closes
 * their WebSockets.
 */
export function recordSessionEnds(ends: readonly SessionEnd[]): void {
  if (ends.length > 0)
    invalidateOnCommit(ends.map(({ userId, tokenHash }) => `${prefix}${userId}:${tokenHash}`));
}

/** The revoked session that an invalidation tag names; null for any other tag. */
export function readSessionEnd(tag: string): SessionEnd | null {
  if (!tag.startsWith(prefix)) return null;
  const [userId = '', tokenHash = ''] = tag.slice(prefix.length).split(':');
  return { userId, tokenHash };
}
