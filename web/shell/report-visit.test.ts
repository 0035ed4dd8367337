import { expect, it } from 'vitest';
import { isReported } from './report-visit.ts';

const origin = 'https://shop.example';

it.each([
  ['a typed address', { referrer: '', rejected: false }, true],
  ['a link of another site', { referrer: 'https://search.example/', rejected: false }, true],
  ['a link of the shop', { referrer: `${origin}/remedies`, rejected: false }, false],
  [
    'a site whose name begins alike',
    { referrer: `${origin}.evil.example/`, rejected: false },
    true,
  ],
  ['a visitor who objects', { referrer: '', rejected: true }, false],
])('behind a shared cache %s is reported as a visit: %o %s', (_, arrival, expected) => {
  expect(isReported({ ...arrival, origin })).toBe(expected);
});
