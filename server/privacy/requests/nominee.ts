import type { Nominee } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../../accounts/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteNominee, findNominee, saveNominee } from './queries.ts';

/** The caller's nominee. @throws ShopError unauthenticated, admin_has_no_cart */
export async function readNominee({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Nominee | null> {
  return findNominee(db, requireUser(actor).id);
}

/** Saves the caller's nominee; replaces a previous one. */
export async function nominate(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  nominee: Nominee,
): Promise<Nominee> {
  await saveNominee(db, requireUser(actor).id, nominee);
  return nominee;
}

export async function removeNominee({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<null> {
  await deleteNominee(db, requireUser(actor).id);
  return null;
}
