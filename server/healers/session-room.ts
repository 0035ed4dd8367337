import { createHmac, randomBytes } from 'node:crypto';
import { decideSetting } from '../platform/database/settings-queries.ts';
import type { Deps } from '../platform/deps.ts';

/** Returns the link of a session's meeting room; null without one. */
type RoomOf = (booking: { id: string; mode: string }) => string | null;

/**
 * Returns the meeting rooms on the server in `SESSION_ROOMS`: each chat or video session has its
 * own, with an unguessable name that is the same in every email and list. A phone call has none.
 */
export async function sessionRooms({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<RoomOf> {
  const base = env.SESSION_ROOMS;
  // With built-in rooms, the session takes place on its page.
  if (!base || base === 'livekit') return () => null;
  const key = await decideSetting(db, 'session-rooms-key', () =>
    randomBytes(32).toString('base64url'),
  );
  return ({ id, mode }) => {
    if (mode === 'phone') return null;
    return `${base}/jyotiratna-${createHmac('sha256', key).update(id).digest('hex').slice(0, 32)}`;
  };
}
