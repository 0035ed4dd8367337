import {
  type ProductField,
  productFieldList,
  productFields,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../catalogue/queries.ts';
import { cellsOf, columns } from './csv/columns.ts';
import { planImport } from './csv/plan-import.ts';
import { newColumns } from './field-columns.ts';

/** A value of each kind as stored by its column, and its default. */
const stored: Record<ProductField['kind'], [value: unknown, empty: unknown]> = {
  line: ['7116', null],
  text: ['One.\nTwo, "three".', ''],
  lines: [['a', 'b, "c"'], []],
  category: ['Precious', undefined],
  flag: [true, false],
  grahas: [['Sun', 'Ketu'], []],
  attributes: [[{ key: 'color', value: 'Red', valueHi: 'लाल' }], []],
  price: [150_050, undefined],
  pieces: [7, null],
  choice: ['other', null],
  whole: [1000, null],
  rate: [10_000, null],
  percent: [25, null],
  party: ['jaipur-works', null],
};

/**
 * Fields of a stone, which requires all disclosures and whose price is computed from weight and
 * rate.
 */
const own: Record<string, unknown> = {
  stone: 'ruby',
  origin: 'myanmar',
  nature: 'natural',
  treatment: 'heat',
  shape: 'oval',
  cut: 'mixed',
  transparency: 'transparent',
  laboratory: 'GRS',
  dimensions: '9.10 × 7.05 × 4.30',
  reportNumber: 'GRS2026-1',
  reportDate: '2026-09-30',
  netUnit: 'g',
  hallmark: 'gold-916',
  netQuantity: '5.25',
  discountedPricePaise: 50_000,
};
const fields = Object.fromEntries(
  productFieldList.map(([name, { kind, column = name }]) => [
    column,
    own[column] ?? stored[kind][0],
  ]),
);
const hindi = Object.fromEntries(
  translatedFieldNames.map((name) => [
    `${name}Hi`,
    productFields[name].kind === 'lines' ? ['क', 'ख'] : 'हिन्दी, "शब्द"',
  ]),
);
const row = {
  id: 'rem_1',
  slug: 'lapis',
  draft: false,
  ...fields,
  ...hindi,
} as unknown as ProductRow;

/** The row as a line of a file, with the cells in `parts` replaced. */
const line = (parts: Record<string, string> = {}) => {
  const names = [...columns.keys()];
  const cells = cellsOf(row).map((cell, at) => [names[at], cell]);
  return { line: 2, cells: { ...Object.fromEntries(cells), ...parts } };
};

describe('a product as a line of a file', () => {
  it('round-trips as unchanged', async () => {
    const plan = await planImport([line()], {
      products: new Map([['rem_1', row]]),
      slugs: new Set(['lapis']),
    });
    expect(plan).toEqual({ created: [], updated: [], unchanged: 1, errors: [] });
  });

  it('is recreated with every field', async () => {
    const plan = await planImport([line({ id: '', slug: 'copy' })], {
      products: new Map(),
      slugs: new Set(),
    });
    expect(plan.errors).toEqual([]);
    expect(plan.created[0]?.row).toMatchObject({ ...fields, ...hindi, slug: 'copy', draft: true });
  });
});

it('stores the empty value of each type for a product with only the required fields', () => {
  const columnsOfNew = newColumns({ name: 'Lapis', category: 'Precious', discountedPrice: 10 });
  for (const [name, { kind, column = name }] of productFieldList) {
    const [, empty] = stored[kind];
    if (name !== 'name' && empty !== undefined)
      expect(columnsOfNew[column as keyof typeof columnsOfNew], name).toEqual(empty);
  }
  for (const name of translatedFieldNames) expect(columnsOfNew[`${name}Hi`], name).toHaveLength(0);
});
