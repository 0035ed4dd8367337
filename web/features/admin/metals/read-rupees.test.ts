import { expect, test } from 'vitest';
import { changeInPercent, readRupees } from './read-rupees.ts';

test.each([
  ['9850', 9850],
  ['9,850.50', 9850.5],
  [' ₹ 1,02,345 ', 102_345],
  ['९८५०.५', 9850.5],
  ['', null],
  ['nine', null],
  ['9.850,50', null],
  ['-5', null],
  ['1e3', null],
])('reads %j as %s rupees', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

test('a tenth of the last rate is a change of 90 percent', () => {
  expect(changeInPercent(9500, 950)).toBe(90);
  expect(changeInPercent(100, 109)).toBeCloseTo(9);
});
