import { expect, it } from 'vitest';
import { cashObstacle } from './cash-on-delivery.ts';
import { quote, withFee } from './quote.ts';
import { shownSums } from './shown-sums.ts';

const terms = { fee: 49, most: 5000 };
const usual = { charge: 100_000, made: false, gift: false, place: true };

it('is offered up to what a courier collects, the fee included', () => {
  expect(cashObstacle(terms, usual)).toBeNull();
  expect(cashObstacle(terms, { ...usual, charge: 495_100 })).toBeNull();
  expect(cashObstacle(terms, { ...usual, charge: 495_200 })).toBe('amount');
  expect(cashObstacle(terms, { ...usual, charge: 0 })).toBe('amount');
});

it('is for no piece that is made for its buyer, and for no place that allows no cash', () => {
  expect(cashObstacle(terms, { ...usual, made: true })).toBe('made');
  expect(cashObstacle(terms, { ...usual, place: false })).toBe('place');
});

it('is for no gift, whose receiver would have to pay for it', () => {
  expect(cashObstacle(terms, { ...usual, gift: true })).toBe('gift');
});

it('costs a fee that is part of the sums', () => {
  const plain = quote([{ unitPaise: 62_450, quantity: 1 }], null);
  const paid = withFee(plain, 4900);
  expect([paid.total - plain.total, paid.charge - plain.charge, paid.rounding]).toEqual([4900, 4900, plain.rounding]);
  expect(withFee(paid, 0)).toEqual(plain);
  expect(shownSums({ subtotal: 624.5, discount: 0, charge: 674, fee: 49 })).toMatchObject({
    discount: 0,
    rounding: 0.5,
  });
});
