import { expect, test } from 'vitest';
import { indianNumber } from './text.ts';

test.each([
  ['98290 00000', '+919829000000'],
  ['+91 98290-00000', '+919829000000'],
  ['098290 00000', '+919829000000'],
  ['12345', null],
])('%s is %s', (typed, number) => {
  expect(indianNumber(typed)).toBe(number);
});
