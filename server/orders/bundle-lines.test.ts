import { expect, it } from 'vitest';
import { bundleLines } from './bundle-lines.ts';

const part = {
  ...{
    productId: 'gem',
    variantId: 'gem',
    sku: 'GEM',
    name: 'Ruby',
    nameHi: 'माणिक्य',
    quantity: 2,
    tookStock: true,
  },
  ...{
    weightMg: 1040,
    laboratory: 'GIA',
    reportNumber: '900',
    netQuantity: '1',
    netUnit: 'pieces' as const,
  },
  countryOfOrigin: 'Sri Lanka',
};

it('the parts of a bundle are listed with SKU, weight, report, net quantity and origin', () => {
  expect(bundleLines({ bundle: [part] }, 'en')).toEqual([
    '2 × Ruby: SKU GEM, 5.20 ct, GIA report 900, Net quantity 1 piece, Country of origin: Sri Lanka',
  ]);
  expect(bundleLines({ bundle: [part] }, 'hi')[0]).toContain('माणिक्य');
  expect(bundleLines({ bundle: null }, 'en')).toEqual([]);
});
