import { expect, it } from 'vitest';
import { newOrderNumber, readOrderNumber } from './order-number.ts';

it('is easy to read aloud: a prefix and seven unambiguous characters', () => {
  expect(newOrderNumber()).toMatch(/^JR-[2-9A-HJKMNP-TV-Z]{7}$/);
});

it('is different each time', () => {
  expect(new Set(Array.from({ length: 200 }, newOrderNumber)).size).toBe(200);
});

it('is converted to upper case if it was proposed', () => {
  const number = newOrderNumber();
  expect([readOrderNumber(number), readOrderNumber(' jr-8f3k2q7 ')]).toEqual([
    number,
    'JR-8F3K2Q7',
  ]);
});

it.each([
  undefined,
  '',
  'JR-',
  'JR-12345',
  'JR-12345678901',
  'ord_8f3k2q7',
  'JR-8F3K2Ä7',
  'JR-8F3K2Q7\n0',
])('has a fixed format: %j is invalid', (proposed) => {
  expect(readOrderNumber(proposed)).toBeNull();
});
