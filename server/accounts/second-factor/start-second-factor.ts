import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../actor.ts';
import { encryptSecret } from './encrypt-secret.ts';
import { proposeSecondFactor } from './queries.ts';
import { newSecret, secretUri } from './totp.ts';
import { verifyAdmin } from './verify-admin.ts';

/**
 * A fresh secret for the caller's authenticator app, after verifying the password. Codes are not
 * required before `confirmSecondFactor`; a repeated call discards the previous secret.
 * @throws ShopError invalid_input (400), second_factor_state (409) when it is on,
 * too_many_attempts (429)
 */
export async function startSecondFactor(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  const { admin } = await verifyAdmin(deps, actor, password);
  const secret = newSecret();
  if (!(await proposeSecondFactor(deps.db, admin.id, encryptSecret(deps.env, admin.id, secret))))
    throw new ShopError('second_factor_state');
  return { secret, uri: secretUri(secret, admin.email) };
}
