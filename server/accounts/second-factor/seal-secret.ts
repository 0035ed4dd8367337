import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

/**
 * A secret cannot be stored as a hash, since codes are computed from it. If the shop has
 * SECOND_FACTOR_KEY it is encrypted with AES-256-GCM for its account, so that a stolen database
 * reveals no codes; without one it is stored in plain text.
 */
type Keys = Pick<Env, 'SECOND_FACTOR_KEY'>;

const mark = 'sealed:';

export function sealSecret(env: Keys, userId: string, secret: string): string {
  if (!env.SECOND_FACTOR_KEY) return secret;
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env.SECOND_FACTOR_KEY), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * The secret, or null if it was encrypted with a key that the shop no longer has, or for another
 * account.
 */
export function unsealSecret(env: Keys, userId: string, saved: string): string | null {
  if (!saved.startsWith(mark)) return saved;
  if (!env.SECOND_FACTOR_KEY) return null;
  const bytes = Buffer.from(saved.slice(mark.length), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(env.SECOND_FACTOR_KEY), bytes.subarray(0, 12))
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(text: string): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', 'jyotiratna second factor', 32));
}
