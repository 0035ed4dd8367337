import { ShopError } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, requireAdminSettingUp } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { countingGuesses, stepIn } from './check-code.ts';
import {
  updateConfirmedFactor as confirm,
  findSecondFactor,
  replaceRecoveryCodes,
} from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { invalidCode } from './verify-admin.ts';

/**
 * Enables the second factor once the app's first code is verified, and revokes the caller's other
 * sessions.
 * @returns the recovery codes, only this once
 * @throws ShopError invalid_input (400) for a wrong code, second_factor_state (409),
 * too_many_attempts (429)
 */
export async function confirmSecondFactor(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  { code }: { code: string },
): Promise<string[]> {
  const admin = requireAdminSettingUp(actor);
  const factor = await findSecondFactor(deps.db, admin.id);
  if (!factor || factor.confirmedAt) throw new ShopError('second_factor_state');
  let step: number | null = null;
  await countingGuesses(deps, admin, async () => {
    step = stepIn(deps, factor, code.replaceAll(' ', ''));
    return step !== null;
  });
  if (step === null) throw invalidCode();
  const first: number = step;
  const codes = newRecoveryCodes();
  await transact(deps.db, async (tx) => {
    if (!(await confirm(tx, factor, first))) throw new ShopError('second_factor_state');
    await replaceRecoveryCodes(tx, admin.id, codes.map(hashRecoveryCode));
    await deleteSessionsOf(tx, admin.id, admin.sessionHash);
    await audit(tx, admin, 'admin.second-factor-on', `account:${admin.id}`, {});
  });
  return codes;
}
