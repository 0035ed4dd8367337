import { expect, it } from 'vitest';
import { newSecret, secretUri, stepOf } from './totp.ts';

/**
 * '12345678901234567890', the key of RFC 6238's appendix B; its codes have 8 digits, ours their
 * last 6.
 */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at %i s', (seconds, code) => {
  expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('tolerates a clock that is one step off, and returns the code’s step', () => {
  const [time, code, step] = [1_234_567_890_000, '005924', 41_152_263];
  expect([-60, -30, 0, 30, 60].map((off) => stepOf(secret, code, time + off * 1000))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ]);
});

it('generates secrets of 160 bits', () => {
  const fresh = newSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(fresh);
  const uri = new URL(secretUri(fresh, 'owner@example.in'));
  expect(uri.protocol + decodeURIComponent(uri.pathname)).toContain('Jyotiratna:owner@example.in');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: fresh,
    issuer: 'Jyotiratna',
    period: '30',
  });
});
