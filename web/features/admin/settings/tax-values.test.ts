import { expect, it } from 'vitest';
import { readDefaults, readTax, taxError, writeDefaults, writeTax } from './tax-values.ts';

it('reads and writes the taxes of all categories', () => {
  const text = 'Semi-Precious=7116:3,Precious=7103:0.25,7113:3,7117:3';
  expect(readDefaults(text).categories.Precious).toEqual({ code: '7103', percent: '0.25' });
  expect(readDefaults(text).otherCodes).toBe('7113:3, 7117:3');
  expect(writeDefaults(readDefaults(text))).toBe(text);
  expect(writeDefaults(readDefaults('Precious=7103:0.25'))).toBe('Precious=7103:0.25');
  expect(writeDefaults(readDefaults(''))).toBe('');
});

it('sends nothing for empty input', () => {
  expect([writeTax({ code: ' ', percent: '' }), writeTax(readTax('7113:3'))]).toEqual([
    '',
    '7113:3',
  ]);
});

it.each([
  ['', '', true],
  ['7113', '3', true],
  ['7103', '0.25', true],
  ['7113', '', false],
  ['', '3', false],
  ['71', '3', false],
  ['7113', '3%', false],
])('a code %j with %j percent: %s', (code, percent, fine) => {
  expect(taxError({ code, percent }) === undefined).toBe(fine);
});
