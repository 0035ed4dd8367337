import { type HealerClient, ShopError } from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../../accounts/actor.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  countSessions,
  deleteClientNote,
  hasShared,
  listSharedBirths,
  readNotes,
  upsertNote,
} from './client-queries.ts';

type Dependencies = Pick<Deps, 'db'>;
/** Maximum number of shared births read, latest first. */
const LIMIT = 2000;

/** Customers who shared a birth with the calling healer, latest share first. */
export async function readClients(
  { db }: Dependencies,
  actor: Actor,
): Promise<{ clients: HealerClient[] }> {
  const healer = requireHealer(actor);
  const shared = await listSharedBirths(db, healer.id, LIMIT);
  const sessions = await countSessions(db, healer.id);
  const notes = await readNotes(db, healer.id);
  const clientsByUser = new Map<string, HealerClient>();
  for (const { userId, name, birth, at } of shared) {
    const known = clientsByUser.get(userId);
    if (known) addBirth(known, birth);
    else
      clientsByUser.set(userId, {
        id: userId,
        name,
        sessions: sessions.get(userId)?.sessions ?? 0,
        lastAt: sessions.get(userId)?.lastAt ?? at.toISOString(),
        births: [birth],
        note: notes.get(userId) ?? '',
      });
  }
  return { clients: [...clientsByUser.values()] };
}

function addBirth({ births }: HealerClient, birth: HealerClient['births'][number]): void {
  const key = JSON.stringify(birth);
  if (births.every((one) => JSON.stringify(one) !== key)) births.push(birth);
}

/**
 * Saves the healer's private note about a client; an empty one deletes it.
 * @throws ShopError not_found (404) for a customer who shared no birth with the healer
 */
export async function saveClientNote(
  { db }: Dependencies,
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<{ note: string }> {
  const healer = requireHealer(actor);
  return transact(db, async (tx) => {
    if (!(await hasShared(tx, healer.id, id))) throw new ShopError('not_found');
    if (note === '') await deleteClientNote(tx, healer.id, id);
    else await upsertNote(tx, { healerUserId: healer.id, userId: id, note });
    return { note };
  });
}
