import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { compare } from 'bcryptjs';

const phpass = /^\$[PH]\$([A-Z-9])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/;
const bcrypt = /^(\$wp)?(\$2[aby]\$(\d\d)\$[./0-9A-Za-z]{53})$/;
const letters = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/**
 * Maximum cost parameters (log2 of the rounds). WordPress uses 13 for phpass and 10 for bcrypt;
 * more would block the event loop.
 */
const maxPhpass = 16;
const maxBcrypt = 12;

/**
 * Returns a supported password hash: phpass (WordPress up to 6.7), `$wp$2y$` (since 6.8), or plain
 * bcrypt. Null for any other text.
 */
export function legacyHash(text: string): string | null {
  const [, cost = ''] = phpass.exec(text) ?? [];
  if (cost) return letters.indexOf(cost) <= maxPhpass ? text : null;
  const rounds = Number(bcrypt.exec(text)?.[3] ?? Number.NaN);
  return rounds >= 4 && rounds <= maxBcrypt ? text : null;
}

/**
 * Whether a password, trimmed as WordPress does, matches a hash of WordPress. Source:
 * `wp_check_password` of WordPress 6.8, and phpass 0.3 (public domain).
 */
export async function legacyMatches(stored: string, typed: string): Promise<boolean> {
  const password = typed.replace(/^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, '');
  const [, prefix, hash] = bcrypt.exec(stored) ?? [];
  if (hash) return compare(prefix ? mixed(password) : password, hash);
  const expected = phpassOf(password, stored);
  return expected !== null && timingSafeEqual(Buffer.from(expected), Buffer.from(stored));
}

/** WordPress 6.8 applies an HMAC first, because bcrypt reads at most 72 bytes. */
const mixed = (password: string) =>
  createHmac('sha384', 'wp-sha384').update(password).digest('base64');

function phpassOf(password: string, stored: string): string | null {
  const [, cost = '', salt = ''] = phpass.exec(stored) ?? [];
  if (!salt) return null;
  let hash = createHash('md5').update(salt).update(password).digest();
  for (let left = 2 ** letters.indexOf(cost); left > 0; left -= 1)
    hash = createHash('md5').update(hash).update(password).digest();
  return stored.slice(0, 12) + encode(hash);
}

/** Encodes each three bytes, lowest bits first, as four letters (the base64 of phpass). */
function encode(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.subarray(at, at + 3);
    const bits = group.reduce((all, byte, n) => all | (byte << (8 * n)), 0);
    for (let n = 0; n <= group.length; n += 1) text += letters.charAt((bits >> (6 * n)) & 63);
  }
  return text;
}
