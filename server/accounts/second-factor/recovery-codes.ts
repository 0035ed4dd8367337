import { randomBytes } from 'node:crypto';
import { hashToken } from '../../platform/secrets/token.ts';

const count = 10;
/** Without l, o, 0 and 1, which are taken for each other. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten codes such as 'k4fp-…' that open the account once each: 16 letters and digits, 80 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from(randomBytes(16), (byte) => alphabet[byte & 31]).join('');
    return letters.match(/.{4}/g)!.join('-');
  });
}

/** What the database keeps of a recovery code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
