import type { Env } from '../../platform/env.ts';
import { decrypt, encrypt, encryptionKey, isEncrypted } from '../../platform/secrets/encrypt.ts';

/**
 * A TOTP secret cannot be stored as a hash, since codes are computed from it. With
 * SECOND_FACTOR_KEY it is encrypted and bound to its account, so that a leaked database reveals no
 * codes; without the key it is stored in plain text.
 */
type Keys = Pick<Env, 'SECOND_FACTOR_KEY'>;

const purpose = 'second factor';

export function encryptSecret(env: Keys, userId: string, secret: string): string {
  return env.SECOND_FACTOR_KEY
    ? encrypt(encryptionKey(env.SECOND_FACTOR_KEY, purpose), userId, secret)
    : secret;
}

/** The decrypted secret; null if its key is no longer set, or if it belongs to another account. */
export function decryptSecret(env: Keys, userId: string, saved: string): string | null {
  if (!isEncrypted(saved)) return saved;
  return env.SECOND_FACTOR_KEY
    ? decrypt(encryptionKey(env.SECOND_FACTOR_KEY, purpose), userId, saved)
    : null;
}
