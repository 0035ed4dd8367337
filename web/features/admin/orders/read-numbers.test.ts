import { expect, it } from 'vitest';
import { readNumbers } from './read-numbers.ts';

const parcels = ['A', 'B', 'C'].map((letter) => ({
  _id: `ord_${letter}`,
  orderNumber: `JR-${letter}`,
}));

it('assigns the numbers of a list to the parcels in order', () => {
  expect(readNumbers('D1\r\n\n D2 \n', parcels)).toEqual({ ord_A: 'D1', ord_B: 'D2' });
});

it('assigns numbers to the orders named by their lines, and the others in order', () => {
  expect(readNumbers('jr-b,D7\nD8\nJR-A\tD9', parcels)).toEqual({
    ord_B: 'D7',
    ord_A: 'D9',
    ord_C: 'D8',
  });
});

it('ignores a line that contains only an order number', () => {
  expect(readNumbers('JR-A', parcels)).toEqual({});
});
