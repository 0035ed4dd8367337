import { expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

it('validates the format and the check character of a GSTIN', () => {
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'].map(isGstin)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['27AAPFU0939F1ZW', '27AAPFU0939F2ZV', '27AAPFU0939F1Z', '27aapfu0939f1zv', ''].map(isGstin),
  ).toEqual([false, false, false, false, false]);
});
