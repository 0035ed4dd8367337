import { expect, it } from 'vitest';
import { newOrderNumber } from './order-number.ts';

it('is the prefix and seven unmistakable characters', () => {
  expect(newOrderNumber()).toMatch(/^JR-[2-9A-HJKMNP-TV-Z]{7}$/);
});

it('differs from one order to the next', () => {
  expect(new Set(Array.from({ length: 200 }, newOrderNumber)).size).toBe(200);
});
