import type { AdminDesign } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { designBody, designValuesOf, emptyDesign, metalsOf } from './design-values.ts';

const ring: AdminDesign = {
  id: 'dsg_1',
  name: 'lotus ring',
  nameHi: '',
  kind: 'ring',
  weights: [
    { metal: 'silver-925', baseMg: 2100, perSizeMg: 41 },
    { metal: 'gold-22k', baseMg: 3250, perSizeMg: 70 },
  ],
  making: 'per-gram',
  makingPaise: 60_050,
  daysToMake: 6,
  sample: false,
  picture: null,
  metalPictures: [],
  offered: true,
  version: 3,
};

it('round-trips a design', () => {
  expect(designBody(designValuesOf(ring))).toEqual({
    name: 'lotus ring',
    nameHi: '',
    kind: 'ring',
    weights: [
      { metal: 'silver-925', grams: 2.1, gramsPerSize: 0.041 },
      { metal: 'gold-22k', grams: 3.25, gramsPerSize: 0.07 },
    ],
    making: 'per-gram',
    makingRupees: 600.5,
    daysToMake: 6,
  });
});

it('lists metals in canonical order, regardless of the selection order', () => {
  const metals = {
    panchdhatu: { grams: '1', gramsPerSize: '' },
    'silver-925': { grams: '2', gramsPerSize: '' },
  };
  expect(metalsOf({ ...emptyDesign, metals })).toEqual(['silver-925', 'panchdhatu']);
});

it('has no sizes for a type other than a ring, and treats an empty step as missing', () => {
  const values = designValuesOf(ring);
  expect(designBody({ ...values, kind: 'pendant' }).weights.map((one) => one.gramsPerSize)).toEqual(
    [0, 0],
  );
  const metals = { 'gold-22k': { grams: '3', gramsPerSize: '' } };
  expect(designBody({ ...values, metals }).weights).toEqual([
    { metal: 'gold-22k', grams: 3, gramsPerSize: 0 },
  ]);
});

it('omits invalid numbers', () => {
  const { makingRupees, daysToMake } = designBody({ ...emptyDesign, makingRupees: 'much' });
  expect([makingRupees, daysToMake]).toEqual([Number.NaN, Number.NaN]);
});
