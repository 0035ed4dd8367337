import { ShopError } from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../accounts/actor.ts';
import { findHealerAccount } from '../healers/presence-queries.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * The calling healer's account, and whether it is online. @throws ShopError healer_not_found (404)
 * if the user is not linked to a healer
 */
export async function ownHealer({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const { id } = requireHealer(actor);
  const found = await findHealerAccount(db, id);
  if (!found) throw new ShopError('healer_not_found');
  return found;
}
