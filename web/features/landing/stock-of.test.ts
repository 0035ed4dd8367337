import { expect, it } from 'vitest';
import { stockOf } from './stock-of.ts';

const sold = { discountedPrice: 100, quantity: 0, weightMg: 200, pricePerCarat: 100 };

it('has the ranges of prices and weights in stock', () => {
  const stones = [
    sold,
    { discountedPrice: 900, quantity: 1, weightMg: 700, pricePerCarat: 250 },
    { discountedPrice: 500, quantity: null, weightMg: null, pricePerCarat: null },
  ];
  expect(stockOf(stones)).toEqual({
    count: 2,
    prices: { from: 500, to: 900 },
    weights: { from: 700, to: 700 },
    perCarat: { from: 250, to: 250 },
  });
});

it('has no range without stock', () => {
  expect(stockOf([sold])).toEqual({ count: 0, prices: null, weights: null, perCarat: null });
});
