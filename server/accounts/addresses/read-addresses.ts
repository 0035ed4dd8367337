import type { Deps } from '../../platform/deps.ts';
import { type Actor, requireUser } from '../actor.ts';
import { type AddressList, presentAddress, presentAddresses } from './present-addresses.ts';
import { listAddresses } from './queries.ts';

/** The caller's saved addresses. */
export async function readAddresses(deps: Pick<Deps, 'db'>, actor: Actor): Promise<AddressList> {
  return presentAddresses(await listAddresses(deps.db, requireUser(actor).id));
}

/** The caller's primary address, or null without a saved one. */
export async function readPrimaryAddress(deps: Pick<Deps, 'db'>, actor: Actor) {
  const row = (await listAddresses(deps.db, requireUser(actor).id)).find(({ primary }) => primary);
  return { address: row ? presentAddress(row) : null };
}
