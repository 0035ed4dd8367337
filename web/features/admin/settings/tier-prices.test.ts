import { expect, it } from 'vitest';
import { textOfTierPrices, tierPricesOf } from './tier-prices.ts';

it('shows the price of each tier, and leaves out those without one', () => {
  expect(tierPricesOf('basic=251,personal=1101')).toEqual({ basic: '251', personal: '1101' });
  expect(tierPricesOf('personal=900')).toEqual({ basic: '', personal: '900' });
  expect(tierPricesOf('')).toEqual({ basic: '', personal: '' });
  expect(textOfTierPrices({ basic: ' 251', personal: '' })).toBe('basic=251');
  expect(textOfTierPrices({ basic: '', personal: ' ' })).toBe('off');
  expect(tierPricesOf('off')).toEqual({ basic: '', personal: '' });
  expect(textOfTierPrices(tierPricesOf('basic=251,personal=1101'))).toBe('basic=251,personal=1101');
});
