import { expect, it } from 'vitest';
import { maxShare } from './reservation-limits.ts';

it.each([
  [0, 10],
  [38, 10],
  [43, 10],
  [44, 11],
  [1000, 250],
])('permits of %i units one IP address to reserve %i', (total, max) => {
  expect(maxShare(total)).toBe(max);
});
