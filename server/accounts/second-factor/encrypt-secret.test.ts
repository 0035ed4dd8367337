import { expect, it } from 'vitest';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';

const keys = { SECOND_FACTOR_KEY: 'a key of the shop, kept elsewhere' };

it('decrypts an encrypted secret only for its account', () => {
  const stored = encryptSecret(keys, 'usr_a', 'SECRET');
  expect(stored).not.toContain('SECRET');
  expect(decryptSecret(keys, 'usr_a', stored)).toBe('SECRET');
  expect(decryptSecret(keys, 'usr_b', stored)).toBeNull();
});

it('decrypts nothing with another key, without a key, or after tampering', () => {
  const stored = encryptSecret(keys, 'usr_a', 'SECRET');
  expect(
    decryptSecret({ SECOND_FACTOR_KEY: 'another key of another shop, longer' }, 'usr_a', stored),
  ).toBeNull();
  expect(decryptSecret({ SECOND_FACTOR_KEY: undefined }, 'usr_a', stored)).toBeNull();
  // A base64 character in the middle has only data bits; the last one may have padding bits.
  const at = stored.length >> 1;
  const changed = stored.slice(0, at) + (stored[at] === 'A' ? 'B' : 'A') + stored.slice(at + 1);
  expect(decryptSecret(keys, 'usr_a', changed)).toBeNull();
});

it('reads values stored before a key was configured', () => {
  expect(
    decryptSecret(
      keys,
      'usr_a',
      encryptSecret({ SECOND_FACTOR_KEY: undefined }, 'usr_a', 'SECRET'),
    ),
  ).toBe('SECRET');
});
