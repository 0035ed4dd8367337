import { expect, it } from 'vitest';
import { bundlePrice, bundleStock, singlePrice } from './bundles.ts';

it.each([
  ['its fixed price', { pricePaise: 9_000, basisPoints: null }, 9_000],
  ['its parts singly where that is less', { pricePaise: 12_000, basisPoints: null }, 10_001],
  ['the total less the percentage, rounded down', { pricePaise: null, basisPoints: 1_250 }, 8_751],
])('a bundle costs %s', (_, rule, paise) => {
  expect(bundlePrice(rule, 10_001)).toBe(paise);
});

it('the price of components is their exact total in paise', () => {
  expect(
    singlePrice([
      { price: 0.1, quantity: 3 },
      { price: 1999.99, quantity: 2 },
    ]),
  ).toBe(4000.28);
});

const part = (
  stock: number | null,
  quantity: number,
  state: 'available' | 'hidden' = 'available',
) => ({
  ...{ stock, quantity, state },
});

it.each([
  ['as its scarcest part permits', [part(7, 2), part(9, 1)], 3],
  ['without a limit where no stock is tracked', [part(null, 2)], null],
  ['none while a part is hidden', [part(7, 2), part(9, 1, 'hidden')], 0],
])('there are as many of a bundle %s', (_, parts, stock) => {
  expect(bundleStock(parts)).toBe(stock);
});
