import { expect, it } from 'vitest';
import { cashObstacle } from './cash-on-delivery.ts';
import { displayedQuote } from './displayed-quote.ts';
import { quote, withFee } from './quote.ts';

const terms = { fee: 49, most: 5000 };
const standard = { charge: 100_000, customised: false, gift: false, place: true };

it('is available up to the courier’s collection limit, fee included', () => {
  expect(cashObstacle(terms, standard)).toBeNull();
  expect(cashObstacle(terms, { ...standard, charge: 495_100 })).toBeNull();
  expect(cashObstacle(terms, { ...standard, charge: 495_200 })).toBe('amount');
  expect(cashObstacle(terms, { ...standard, charge: 0 })).toBe('amount');
});

it('is unavailable for made-to-order items and in zones without cash on delivery', () => {
  expect(cashObstacle(terms, { ...standard, customised: true })).toBe('made');
  expect(cashObstacle(terms, { ...standard, place: false })).toBe('place');
});

it('is unavailable for a gift, whose recipient would have to pay', () => {
  expect(cashObstacle(terms, { ...standard, gift: true })).toBe('gift');
});

it('adds a fee to the totals', () => {
  const plain = quote([{ unitPaise: 62_450, quantity: 1 }], null);
  const paid = withFee(plain, 4900);
  expect([paid.total - plain.total, paid.charge - plain.charge, paid.rounding]).toEqual([
    4900,
    4900,
    plain.rounding,
  ]);
  expect(withFee(paid, 0)).toEqual(plain);
  expect(displayedQuote({ subtotal: 624.5, discount: 0, charge: 674, fee: 49 })).toMatchObject({
    discount: 0,
    rounding: 0.5,
  });
});
