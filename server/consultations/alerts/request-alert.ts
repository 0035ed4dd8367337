import { ShopError } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../../accounts/actor.ts';
import { findHealerAccount } from '../../healers/presence-queries.ts';
import { findHealer } from '../../healers/profiles/read-healers.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteHealerAlert, insertHealerAlert } from './queries.ts';

type Healer = { healerId: string };

/**
 * Has the caller notified once this healer is free. Repeating it changes nothing.
 * @throws ShopError healer_not_found (404), healer_offline (409) for a healer without a person, whose slots are booked
 */
export async function requestHealerAlert(deps: Pick<Deps, 'db'>, actor: Actor, { healerId }: Healer): Promise<void> {
  const { id: userId, locale } = requireUser(actor);
  await findHealer(deps.db, healerId);
  const healer = await findHealerAccount(deps.db, healerId);
  if (!healer?.account.userId) throw new ShopError('healer_offline');
  await insertHealerAlert(deps.db, { healerId, userId, locale });
}

/** Removes that request. Repeating it is no error. */
export async function cancelHealerAlert(deps: Pick<Deps, 'db'>, actor: Actor, { healerId }: Healer): Promise<void> {
  const { id: userId } = requireUser(actor);
  await deleteHealerAlert(deps.db, { healerId, userId });
}
