import { expect, it } from 'vitest';
import { countJourneys } from './count-journeys.ts';

it.each([
  ['all pass', { expected: 9, unexpected: 0, skipped: 1 }, undefined, { passed: 9, failed: 0, unsteady: 0 }],
  [
    'one fails twice',
    { expected: 8, unexpected: 1, skipped: 1 },
    { expected: 0 },
    { passed: 8, failed: 1, unsteady: 0 },
  ],
  [
    'three pass at last',
    { expected: 6, unexpected: 3, skipped: 1 },
    { expected: 3 },
    { passed: 9, failed: 0, unsteady: 3 },
  ],
  [
    'one of two does',
    { expected: 7, unexpected: 2, skipped: 1 },
    { expected: 1 },
    { passed: 8, failed: 1, unsteady: 1 },
  ],
  [
    'four are too many',
    { expected: 5, unexpected: 4, skipped: 1 },
    { expected: 4 },
    { passed: 5, failed: 4, unsteady: 4 },
  ],
])('journeys: %s', (_title, first, second, counted) => {
  const again = second && { ...second, unexpected: first.unexpected - second.expected, skipped: 0 };
  expect(countJourneys(first, again)).toEqual({ ...counted, skipped: 1 });
});
