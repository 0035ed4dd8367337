import { randomBytes } from 'node:crypto';
import { defined } from '@jyotiratna/contract';
import { hashToken } from '../../platform/secrets/token.ts';

const count = 10;
/** Without the easily confused characters l, o, 0 and 1. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * 10 single-use codes such as 'k4fp-…' that open the account: 16 alphanumeric characters, 80
 * random bits.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const chars = Array.from(randomBytes(16), (byte) => alphabet[byte & 31]).join('');
    return defined(chars.match(/.{4}/g)).join('-');
  });
}

/** The hash of a recovery code, normalized from user input. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
