import type { Deps } from '../../platform/deps.ts';
import { listRoomsToClose, markRoomClosed } from './queries.ts';

/** Maximum lifetime in ms of a token that the room server renews for connected participants. */
const tokenMs = 11 * 60_000;

/**
 * Disconnects participants from the rooms of closed sessions. Errors are retried by the next run of
 * any process.
 */
export async function closeRooms({
  db,
  rooms,
  log,
}: Pick<Deps, 'db' | 'rooms' | 'log'>): Promise<void> {
  if (!rooms) return;
  const ids = await listRoomsToClose(db, tokenMs);
  const results = await Promise.allSettled(
    ids.map(async (id) => {
      await rooms.close(id);
      await markRoomClosed(db, id);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) log.warn({ err: failed.reason }, 'a room of an ended session could not be closed');
}
