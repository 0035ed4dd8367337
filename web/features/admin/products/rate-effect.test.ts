import { expect, it } from 'vitest';
import { rateEffect } from './rate-effect.ts';

it('totals a change of prices, with the lowest price and the labels to reprint', () => {
  const changes = [
    { priceBefore: 25_000, priceAfter: 26_250, mrpEnds: false },
    { priceBefore: 5_000, priceAfter: 5_250, mrpEnds: true },
  ];
  expect(rateEffect(changes)).toEqual({
    before: 30_000,
    after: 31_500,
    percent: 5,
    lowest: 5_250,
    mrpEnds: 1,
  });
});
