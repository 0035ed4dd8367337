import { createHmac, randomBytes } from 'node:crypto';
import { decideSetting } from '../platform/database/settings-queries.ts';
import type { Deps } from '../platform/deps.ts';

/** Where customer and healer meet for a session; null where no link leads there. */
type RoomOf = (booking: { id: string; mode: string }) => string | null;

/**
 * The rooms of the meeting server in `SESSION_ROOMS`: a chat or video session has one for itself, whose name nobody can
 * guess and which stays the same in every message and list. A phone call needs none.
 */
export async function sessionRooms({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<RoomOf> {
  const base = env.SESSION_ROOMS;
  // With rooms of the shop's own, a session is held on its page.
  if (!base || base === 'livekit') return () => null;
  const key = await decideSetting(db, 'session-rooms-key', () => randomBytes(32).toString('base64url'));
  return ({ id, mode }) => {
    if (mode === 'phone') return null;
    return `${base}/jyotiratna-${createHmac('sha256', key).update(id).digest('hex').slice(0, 32)}`;
  };
}
