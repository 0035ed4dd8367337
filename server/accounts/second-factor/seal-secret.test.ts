import { expect, it } from 'vitest';
import { sealSecret, unsealSecret } from './seal-secret.ts';

const keys = { SECOND_FACTOR_KEY: 'a key of the shop, kept elsewhere' };

it('gives back what it sealed, for its account alone', () => {
  const kept = sealSecret(keys, 'usr_a', 'SECRET');
  expect(kept).not.toContain('SECRET');
  expect(unsealSecret(keys, 'usr_a', kept)).toBe('SECRET');
  expect(unsealSecret(keys, 'usr_b', kept)).toBeNull();
});

it('opens nothing with another key, without one, or after a change', () => {
  const kept = sealSecret(keys, 'usr_a', 'SECRET');
  expect(unsealSecret({ SECOND_FACTOR_KEY: 'another key of another shop, longer' }, 'usr_a', kept)).toBeNull();
  expect(unsealSecret({ SECOND_FACTOR_KEY: undefined }, 'usr_a', kept)).toBeNull();
  // A letter in the middle stands for bits alone; of the last one some may be spare.
  const at = kept.length >> 1;
  const changed = kept.slice(0, at) + (kept[at] === 'A' ? 'B' : 'A') + kept.slice(at + 1);
  expect(unsealSecret(keys, 'usr_a', changed)).toBeNull();
});

it('reads what was kept before the shop had a key', () => {
  expect(unsealSecret(keys, 'usr_a', sealSecret({ SECOND_FACTOR_KEY: undefined }, 'usr_a', 'SECRET'))).toBe('SECRET');
});
