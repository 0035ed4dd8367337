import { expect, it } from 'vitest';
import { isPrice, textOfTierPrices, tierPricesOf } from './tier-prices.ts';

it('parses the price of each tier, and omits tiers without one', () => {
  expect(tierPricesOf('basic=251,personal=1101')).toEqual({ basic: '251', personal: '1101' });
  expect(tierPricesOf('personal=900')).toEqual({ basic: '', personal: '900' });
  expect(tierPricesOf('')).toEqual({ basic: '', personal: '' });
  expect(textOfTierPrices({ basic: ' 251', personal: '' })).toBe('basic=251');
  expect(textOfTierPrices({ basic: '', personal: ' ' })).toBe('off');
  expect(tierPricesOf('off')).toEqual({ basic: '', personal: '' });
  expect(textOfTierPrices(tierPricesOf('basic=251,personal=1101'))).toBe('basic=251,personal=1101');
});

it('accepts only whole rupees as a price', () => {
  expect(['', '251', '1234567'].map(isPrice)).toEqual([true, true, true]);
  expect(['abc', '2.5', '-1', '12345678'].map(isPrice)).toEqual([false, false, false, false]);
});
