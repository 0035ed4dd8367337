import { expect, it } from 'vitest';
import { tidyField } from './tidy-field.ts';

it.each([
  ['dimensions', '10.1 x 8.4', '10.1 × 8.4'],
  ['dimensions', '9.10X7.05*4.3 mm', '9.10 × 7.05 × 4.3'],
  ['reportDate', '12/10/2026', '2026-10-12'],
  ['reportDate', '३-९-२०२६', '2026-09-03'],
  ['reportDate', '2026-09-30', '2026-09-30'],
  ['reportNumber', ' grs2026-1 ', 'GRS2026-1'],
  ['description', ' as typed x y ', ' as typed x y '],
] as const)('%s: %j is stored as %j', (name, typed, expected) => {
  expect(tidyField(name, typed)).toBe(expected);
});
