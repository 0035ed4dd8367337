import { errorMessage, ShopError } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteSecondFactor } from './queries.ts';
import { readSecondFactorRequired } from './required-queries.ts';
import { verifyBoth } from './verify-admin.ts';

/**
 * Disables the caller's second factor, after verifying password and code. Their other sessions
 * are revoked.
 * @throws ShopError invalid_input (400), second_factor_state (409), too_many_attempts (429),
 * busy (503)
 */
export async function turnOffSecondFactor(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  input: { password: string; code: string },
): Promise<void> {
  const admin = await verifyBoth(deps, actor, input);
  await transact(deps.db, async (tx) => {
    if (await readSecondFactorRequired(tx)) {
      throw new ShopError('second_factor_state', {
        message: errorMessage('second_factor_asked'),
      });
    }
    if (!(await deleteSecondFactor(tx, admin.id))) throw new ShopError('second_factor_state');
    await deleteSessionsOf(tx, admin.id, admin.sessionHash);
    await audit(tx, admin, 'admin.second-factor-off', `account:${admin.id}`, {});
  });
}
