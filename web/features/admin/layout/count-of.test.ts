import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it('formats counts in Indian style, and marks a capped count', () => {
  expect(countOf({ total: 120_400, totalExact: true })).toBe('1,20,400');
  expect(countOf({ total: 10_000, totalExact: false })).toBe('10,000+');
});
