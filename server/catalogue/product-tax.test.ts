import { expect, it } from 'vitest';
import { productTax } from './product-tax.ts';

const defaults = { codes: { Precious: '7103' }, rates: { 7103: 25, 7117: 300 } };

it.each([
  [
    'its own code and rate',
    { hsn: '7113', gstBasisPoints: 300 },
    { hsn: '7113', gstBasisPoints: 300 },
  ],
  [
    "its category's where it has none",
    { hsn: null, gstBasisPoints: null },
    { hsn: '7103', gstBasisPoints: 25 },
  ],
  [
    'the rate of its own code',
    { hsn: '7117', gstBasisPoints: null },
    { hsn: '7117', gstBasisPoints: 300 },
  ],
  [
    "its category's rate for the same code",
    { hsn: '7103', gstBasisPoints: null },
    { hsn: '7103', gstBasisPoints: 25 },
  ],
  [
    'no rate where none was entered for its code',
    { hsn: '7113', gstBasisPoints: null },
    { hsn: '7113', gstBasisPoints: null },
  ],
  [
    "its own rate under its category's code",
    { hsn: null, gstBasisPoints: 0 },
    { hsn: '7103', gstBasisPoints: 0 },
  ],
])('a product has %s', (_, own, result) => {
  expect(productTax({ category: 'Precious', ...own }, defaults)).toEqual(result);
});

it('returns no tax if the category has no rate', () => {
  const product = { category: 'Semi-Precious', hsn: null, gstBasisPoints: null } as const;
  expect(productTax(product, defaults)).toEqual({ hsn: null, gstBasisPoints: null });
});
