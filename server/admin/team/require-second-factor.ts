import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { audit } from '../../accounts/audit/audit.ts';
import {
  readSecondFactorRequired,
  writeSecondFactorRequired,
} from '../../accounts/second-factor/required-queries.ts';
import { verifyBoth } from '../../accounts/second-factor/verify-admin.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';

/**
 * Sets whether every administrator needs a second factor, after verifying the caller's password and
 * code: the caller must have one to require it. Administrators without one, even in open sessions,
 * can then only set one up.
 * @throws ShopError invalid_input (400), too_many_attempts (429), busy (503)
 */
export async function requireSecondFactor(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  { required, ...proof }: { required: boolean; password: string; code: string },
): Promise<void> {
  requireAdmin(actor);
  const admin = await verifyBoth(deps, actor, proof);
  await transact(deps.db, async (tx) => {
    const before = await readSecondFactorRequired(tx);
    if (before === required) return;
    await writeSecondFactorRequired(tx, required);
    const difference = { required: { before, after: required } };
    await audit(tx, admin, 'admin.second-factor-required', 'team', difference);
  });
}
