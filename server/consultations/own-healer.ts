import { ShopError } from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../accounts/actor.ts';
import { findHealerAccount } from '../healers/presence-queries.ts';
import type { Deps } from '../platform/deps.ts';

/** The healer who asks, with whether they are there. @throws ShopError healer_not_found (404) where nobody is tied to them */
export async function ownHealer({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const { id } = requireHealer(actor);
  const found = await findHealerAccount(db, id);
  if (!found) throw new ShopError('healer_not_found');
  return found;
}
