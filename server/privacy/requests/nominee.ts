import { type Nominee, ShopError } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../../accounts/actor.ts';
import { lockUser } from '../../accounts/queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteNominee, findNominee, saveNominee } from './queries.ts';

/** The caller's nominee. @throws ShopError unauthenticated, admin_has_no_cart */
export async function readNominee({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Nominee | null> {
  return findNominee(db, requireUser(actor).id);
}

/**
 * Saves the caller's nominee; replaces a previous one.
 * @throws ShopError unauthenticated if the account is deleted at the same moment
 */
export async function nominate(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  nominee: Nominee,
): Promise<Nominee> {
  const { id } = requireUser(actor);
  await transact(db, async (tx) => {
    if (!(await lockUser(tx, id))) throw new ShopError('unauthenticated');
    await saveNominee(tx, id, nominee);
  });
  return nominee;
}

export async function removeNominee({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<null> {
  await deleteNominee(db, requireUser(actor).id);
  return null;
}
