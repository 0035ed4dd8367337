import type { SecondFactor } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, requireAdminSettingUp } from '../actor.ts';
import { countRecoveryCodes, findSecondFactor } from './queries.ts';

/** Whether the caller's second factor is on, since when, and how many recovery codes are left. */
export async function readSecondFactor(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<SecondFactor> {
  const { id } = requireAdminSettingUp(actor);
  const start = (await findSecondFactor(db, id))?.confirmedAt ?? null;
  return {
    since: start?.toISOString() ?? null,
    recoveryCodes: start ? await countRecoveryCodes(db, id) : 0,
  };
}
