import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it('counts in the Indian way, and says where counting stopped', () => {
  expect(countOf({ total: 120_400, totalExact: true })).toBe('1,20,400');
  expect(countOf({ total: 10_000, totalExact: false })).toBe('10,000+');
});
