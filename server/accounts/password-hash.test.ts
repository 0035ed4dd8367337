import { availableParallelism } from 'node:os';
import type { ShopError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { hashPassword, isOutdated, passwordMatches } from './password-hash.ts';

it('hashes with argon2id and the current parameters', async () => {
  const hash = await hashPassword('quiet marigold 41');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isOutdated(hash)).toBe(false);
  expect(isOutdated(hash.replace('t=2', 't=1'))).toBe(true);
  expect(await passwordMatches(hash, 'quiet marigold 41')).toBe(true);
  expect(await passwordMatches(hash, 'quiet marigold 42')).toBe(false);
});

it('treats a letter as the same in either Unicode normalization', async () => {
  const [composed, apart] = ['caf\u00e9 marigold 41', 'cafe\u0301 marigold 41'];
  expect(await passwordMatches(await hashPassword(composed), apart)).toBe(true);
  expect(await passwordMatches(await hashPassword(apart), composed)).toBe(true);
});

it('rejects every password of an account without a hash', async () => {
  expect(await passwordMatches(null, 'quiet marigold 41')).toBe(false);
});

it('accepts a queue of a hundred and rejects the rest immediately', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: availableParallelism() + 105 }, () => passwordMatches(null, 'x')),
  );
  const rejected = results.filter((result) => result.status === 'rejected');
  expect(rejected).toHaveLength(5);
  expect((rejected[0]!.reason as ShopError).code).toBe('busy');
  expect(await passwordMatches(null, 'x')).toBe(false);
});
