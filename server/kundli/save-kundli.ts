import {
  errorMessage,
  isMinor,
  type KundliRequest,
  type SavedKundli,
  ShopError,
} from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { recordConsent } from '../accounts/consents.ts';
import { lockUser } from '../accounts/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { noteDaily } from './daily/note-daily.ts';
import { findBirth } from './find-birth.ts';
import {
  deleteSavedKundli,
  findSavedKundli,
  insertSavedKundli,
  listSavedKundlis,
} from './queries.ts';

/** Maximum number of saved births: enough for a family and friends. */
const max = 50;

/** The saved births of a user, oldest first. */
export async function readSavedKundlis(
  deps: Pick<Deps, 'db'>,
  user: Member,
): Promise<SavedKundli[]> {
  const rows = await listSavedKundlis(deps.db, user.id);
  return rows.map(({ id, createdAt, request, dailyEnabledAt, dailyPushEnabledAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    request: request as KundliRequest,
    daily: dailyEnabledAt !== null,
    dailyPush: dailyPushEnabledAt !== null,
  }));
}

/**
 * Saves a birth, once for each user. The request is the consent to its storage, since birth data is
 * personal data. A child's birth needs the statement of a parent or guardian, which is stored with
 * it (DPDP Act, s. 9).
 * @returns all saved births, and the id of this one
 * @throws ShopError invalid_input for a birth without a chart, a full list, or a child's birth
 * without the statement
 */
export async function saveKundli(
  deps: Pick<Deps, 'db' | 'places' | 'clock'>,
  user: Member,
  { parent = false, ...request }: KundliRequest & { parent?: boolean | undefined },
): Promise<{ kundlis: SavedKundli[]; id: string }> {
  const now = deps.clock.now();
  findBirth(deps.places, request, now);
  const minor = isMinor(request.dob, now);
  if (minor && !parent) {
    const message = errorMessage('parent_statement_needed');
    throw new ShopError('invalid_input', { message, fields: { parent: message } });
  }
  const parentStatedAt = minor ? new Date(now) : null;
  const row = { id: newId('kdl_'), userId: user.id, request, parentStatedAt };
  const id = await transact(deps.db, async (tx) => {
    const owner = await lockUser(tx, user.id);
    if (!owner) throw new ShopError('unauthenticated');
    const saved = await findSavedKundli(tx, row);
    if (saved) return saved;
    if (!(await insertSavedKundli(tx, row, max))) {
      throw new ShopError('invalid_input', {
        message: errorMessage('kundlis_full', { most: max }),
      });
    }
    await recordConsent(tx, owner, 'kundlis', true);
    return row.id;
  });
  return { kundlis: await readSavedKundlis(deps, user), id };
}

/**
 * Deletes a saved birth; deleting the last one withdraws the consent to store them.
 * @throws ShopError not_found for another user's birth
 */
export async function removeKundli(
  deps: Pick<Deps, 'db'>,
  user: Member,
  id: string,
): Promise<SavedKundli[]> {
  await transact(deps.db, async (tx) => {
    const owner = await lockUser(tx, user.id);
    if (!owner || !(await deleteSavedKundli(tx, user.id, id))) throw new ShopError('not_found');
    if ((await listSavedKundlis(tx, user.id)).length === 0)
      await recordConsent(tx, owner, 'kundlis', false);
    await noteDaily(tx, owner);
  });
  return readSavedKundlis(deps, user);
}
