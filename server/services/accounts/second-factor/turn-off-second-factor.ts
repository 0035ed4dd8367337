import { ShopError } from '@jyotiratna/contract';
import { deleteSecondFactor } from '../../../db/queries/second-factors.ts';
import { deleteSessionsOf } from '../../../db/queries/sessions.ts';
import { readSecondFactorRequired } from '../../../db/queries/team.ts';
import { transact } from '../../../db/transact.ts';
import type { Actor } from '../../actor.ts';
import { audit } from '../../admin/audit.ts';
import type { Deps } from '../../deps.ts';
import { proveBoth } from './prove-both.ts';

/**
 * Takes the caller's second factor away, against password and code. Their other sessions end.
 * @throws ShopError invalid_input (400), second_factor_state (409), too_many_attempts (429), busy (503)
 */
export async function turnOffSecondFactor(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  input: { password: string; code: string },
): Promise<void> {
  const admin = await proveBoth(deps, actor, input);
  await transact(deps.db, async (tx) => {
    if (await readSecondFactorRequired(tx)) {
      throw new ShopError('second_factor_state', {
        message: 'This shop asks every administrator for a second factor. The screen Team says so, and changes it.',
      });
    }
    if (!(await deleteSecondFactor(tx, admin.id))) throw new ShopError('second_factor_state');
    await deleteSessionsOf(tx, admin.id, admin.sessionHash);
    await audit(tx, admin, 'admin.second-factor-off', `account:${admin.id}`, {});
  });
}
