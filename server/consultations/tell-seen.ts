import type { Deps } from '../platform/deps.ts';
import { markSeen } from './message-queries.ts';
import { type Own, peopleOf } from './present-consultation.ts';

/** Up to where one side has the other's messages and has read them; what is new is told. */
export async function tellSeen(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  { row, side }: Own,
  marks: { delivered: number; read: number },
): Promise<void> {
  if (await markSeen(db, row.id, side, marks)) live.publish({ id: row.id, to: peopleOf(row), what: 'changed' });
}
