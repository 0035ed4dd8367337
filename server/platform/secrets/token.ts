import { createHash, randomBytes } from 'node:crypto';

/** A new random secret of 256 bits, base64url, for cookies, links and codes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The stored hash of a secret: SHA-256, hex. Secrets are random, so an unsalted hash is sufficient.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A random id: `prefix` and 26 characters of base32, from 130 bits. */
export function newId(prefix: string): string {
  let id = prefix;
  for (const byte of randomBytes(26)) id += alphabet[byte & 31];
  return id;
}
