import type { CartItem, Product } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { draftLineOf, isIncomplete, requestedLines, savedLines } from './draft-lines.ts';

const product = (skus: string[]) =>
  ({
    _id: 'ring',
    variants: skus.map((sku) => ({ sku, options: [{ name: 'size', value: sku }], quantity: 1 })),
  }) as Partial<Product> as Product;

it('selects the only option of a product, and omits a line without a selection', () => {
  const lines = [product([]), product(['A']), product(['A', 'B'])].map(draftLineOf);
  expect(lines.map(({ variant }) => variant)).toEqual([null, 'A', '']);
  expect(requestedLines(lines)).toEqual([
    { productId: 'ring', quantity: 1 },
    { productId: 'ring', variant: 'A', quantity: 1 },
  ]);
});

it('sends the setting of a stone once it is complete', () => {
  const line = draftLineOf(product([]));
  const extras = { energisation: { tier: 'basic' } } as const;
  expect(
    requestedLines([
      { ...line, extras },
      { ...line, extras: null },
    ]),
  ).toEqual([
    { productId: 'ring', quantity: 1, extras },
    { productId: 'ring', quantity: 1 },
  ]);
  expect([{ ...line, extras }, { ...line, extras: null }, line].map(isIncomplete)).toEqual([
    false,
    true,
    false,
  ]);
});

it('fills the form with the saved lines, without those that are not sold any more', () => {
  const item = (_id: string, more: Partial<CartItem>) =>
    ({ product: { _id }, quantity: 2, ...more }) as Partial<CartItem> as CartItem;
  const variant = { sku: 'B', options: [], returnable: true };
  expect(
    savedLines([item('ring', { variant }), item('gone', {})], [product(['A', 'B'])]),
  ).toMatchObject([{ variant: 'B', quantity: 2 }]);
});
