import { expect, it } from 'vitest';
import { byPercent, readPercent } from './percent-change.ts';

it('changes prices by percent, to whole rupees and never below one', () => {
  expect(byPercent('1249', 5)).toBe('1311');
  expect(byPercent('1249', -7.5)).toBe('1155');
  expect(byPercent('1', -99)).toBe('1');
  expect(byPercent('', 5)).toBe('');
});

it('parses a percentage, and rejects a reduction to zero', () => {
  expect(['5', '-7.5', '+10', ' 3 '].map(readPercent)).toEqual([5, -7.5, 10, 3]);
  expect(['', '0', '-100', '501', '5%', 'a'].map(readPercent)).toEqual(Array(6).fill(null));
});
