import type { SecondFactor } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, requireAdminSettingUp } from '../actor.ts';
import { countRecoveryCodes, findSecondFactor } from './queries.ts';

/**
 * Whether the caller's second factor is enabled, since when, and the number of unused recovery
 * codes.
 */
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
