import { createHmac, randomBytes } from 'node:crypto';
import { decideSetting } from '../platform/database/settings-queries.ts';
import type { Deps } from '../platform/deps.ts';

/** Where customer and healer meet for a session; null where no link leads there. */
type RoomOf = (booking: { id: string; mode: string }) => string | null;

/**
 * The rooms of the meeting server in `SESSION_ROOMS`: a chat or video session has its own, with
 * an unguessable name that is the same in every email and list. A phone call requires no room.
 */
export async function sessionRooms({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<RoomOf> {
  const base = env.SESSION_ROOMS;
  // With built-in rooms, a session takes place on its page.
  if (!base || base === 'livekit') return () => null;
  const key = await decideSetting(db, 'session-rooms-key', () =>
    randomBytes(32).toString('base64url'),
  );
  return ({ id, mode }) => {
    if (mode === 'phone') return null;
    return `${base}/jyotiratna-${createHmac('sha256', key).update(id).digest('hex').slice(0, 32)}`;
  };
}
