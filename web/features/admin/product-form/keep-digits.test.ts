import { expect, it } from 'vitest';
import { keepDigits } from './keep-digits.ts';

it.each([
  ['1299', '1299'],
  ['₹1,299', '1299'],
  ['12a3', '123'],
  ['-5', '5'],
  ['1,299.00', '1299'],
  ['', ''],
])('extracts the digits of %j', (typed, expected) => {
  expect(keepDigits(typed)).toBe(expected);
});

it('drops the paise of a price that had some as soon as it is changed', () => {
  expect(keepDigits('1499.505', '1499.50')).toBe('1499');
});
