import type { Deps } from '../platform/deps.ts';
import { markSeen } from './message-queries.ts';
import { type Own, usersOf } from './present-consultation.ts';

/**
 * Updates one side's delivered and read markers for the other's messages, and publishes changes.
 */
export async function sendSeen(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  { row, side }: Own,
  marks: { delivered: number; read: number },
): Promise<void> {
  if (await markSeen(db, row.id, side, marks))
    live.publish({ id: row.id, to: usersOf(row), type: 'changed' });
}
