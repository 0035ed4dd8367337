import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { verifyBoth } from './verify-admin.ts';

/**
 * 10 new recovery codes for the caller, after verifying password and code; the old ones become
 * invalid.
 * @throws ShopError invalid_input (400), too_many_attempts (429), busy (503)
 */
export async function renewRecoveryCodes(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  input: { password: string; code: string },
): Promise<string[]> {
  const admin = await verifyBoth(deps, actor, input);
  const codes = newRecoveryCodes();
  await transact(deps.db, async (tx) => {
    await replaceRecoveryCodes(tx, admin.id, codes.map(hashRecoveryCode));
    await audit(tx, admin, 'admin.recovery-codes-new', `account:${admin.id}`, {});
  });
  return codes;
}
