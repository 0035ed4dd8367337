import { expect, test } from 'vitest';
import { parcelGrams, type WeighedLine } from './parcel-weight.ts';

const line = (part: Partial<WeighedLine>): WeighedLine => ({
  ...{ quantity: 1, netQuantity: null, netUnit: null, weightMg: null, parts: null },
  ...part,
});

test.each([
  ['nothing of known weight', [line({}), line({ netQuantity: '2', netUnit: 'pieces' })], 250],
  ['a pack of 40.5 g, twice', [line({ quantity: 2, netQuantity: '40.5', netUnit: 'g' })], 331],
  ['a loose stone of 5 ct', [line({ weightMg: 1000 })], 251],
  ['a pack in carats', [line({ netQuantity: '12', netUnit: 'ct' })], 253],
] as const)('a parcel with %s', (_, lines, grams) => {
  expect(parcelGrams(250, lines)).toBe(grams);
});
