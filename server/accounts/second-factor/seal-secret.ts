import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

/**
 * A secret cannot be kept as a hash, since codes are computed from it. Where the shop has SECOND_FACTOR_KEY it is sealed
 * with AES-256-GCM for its account, so that a stolen database gives no codes; without one it stays readable there.
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

/** The secret, or null when it was sealed with a key that the shop no longer has, or for another account. */
export function unsealSecret(env: Keys, userId: string, kept: string): string | null {
  if (!kept.startsWith(mark)) return kept;
  if (!env.SECOND_FACTOR_KEY) return null;
  const bytes = Buffer.from(kept.slice(mark.length), 'base64url');
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
