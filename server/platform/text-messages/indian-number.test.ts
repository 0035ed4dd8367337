import { expect, test } from 'vitest';
import { indianNumber } from './indian-number.ts';

test.each([
  ['98290 00000', '+919829000000'],
  ['+91 98290-00000', '+919829000000'],
  ['098290 00000', '+919829000000'],
  ['९८२९० ०००००', '+919829000000'],
  ['0141 400 0000', null],
  ['+1 212 555 0100', null],
  ['12345', null],
])('%s is %s', (typed, number) => {
  expect(indianNumber(typed)).toBe(number);
});
