import { expect, it } from 'vitest';
import { mixedTax } from './bundle-tax.ts';

const goods = (hsn: string | null, gstBasisPoints: number | null, paise = 0) => ({
  hsn,
  gstBasisPoints,
  paise,
});

it.each([
  [
    'the highest rate among its parts',
    [goods('7103', 25, 900), goods('7117', 300, 100)],
    ['7117', 300],
  ],
  [
    'their common rate, and the code of the dearest',
    [goods('7103', 300, 100), goods('7117', 300, 900)],
    ['7117', 300],
  ],
  [
    'no rate where that of a part is unknown',
    [goods('7103', 300), goods('7117', null)],
    [null, null],
  ],
  ['no rate without parts', [], [null, null]],
])('a bundle has %s', (_, parts, [hsn, gstBasisPoints]) => {
  expect(mixedTax(parts)).toEqual({ hsn, gstBasisPoints });
});
