import type { Env } from '../../platform/env.ts';
import { decrypt, encrypt, encryptionKey, isEncrypted } from '../../platform/secrets/encrypt.ts';

/**
 * A secret cannot be stored as a hash, since codes are computed from it. If the shop has
 * SECOND_FACTOR_KEY it is encrypted for its account, so that a stolen database reveals no codes;
 * without one it is stored in plain text.
 */
type Keys = Pick<Env, 'SECOND_FACTOR_KEY'>;

const purpose = 'second factor';

export function encryptSecret(env: Keys, userId: string, secret: string): string {
  return env.SECOND_FACTOR_KEY
    ? encrypt(encryptionKey(env.SECOND_FACTOR_KEY, purpose), userId, secret)
    : secret;
}

/**
 * The secret, or null if it was encrypted with a key that the shop no longer has, or for another
 * account.
 */
export function unsealSecret(env: Keys, userId: string, saved: string): string | null {
  if (!isEncrypted(saved)) return saved;
  return env.SECOND_FACTOR_KEY
    ? decrypt(encryptionKey(env.SECOND_FACTOR_KEY, purpose), userId, saved)
    : null;
}
