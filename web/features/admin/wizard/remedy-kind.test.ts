import { expect, it } from 'vitest';
import { emptyValues } from '../product-form/product-values.ts';
import { newVariant } from '../product-form/variant-values.ts';
import { valuesOfKind } from './remedy-kind.ts';

const values = {
  ...emptyValues(),
  name: 'Ruby',
  stone: 'ruby',
  weightMg: '600',
  variants: [newVariant()],
};

it('saves the fields of a stone only for a loose stone', () => {
  expect(valuesOfKind('stone', values)).toEqual({ ...values, variants: [] });
  expect(valuesOfKind('piece', values)).toEqual({
    ...values,
    stone: '',
    weightMg: '',
    variants: [],
  });
});

it('saves variants only for a remedy in sizes', () => {
  expect(valuesOfKind('sizes', values)).toEqual({ ...values, stone: '', weightMg: '' });
});
