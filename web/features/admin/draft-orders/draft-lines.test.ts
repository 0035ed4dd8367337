import type { Product } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { draftLineOf, requestedLines } from './draft-lines.ts';

const product = (skus: string[]) =>
  ({
    _id: 'ring',
    variants: skus.map((sku) => ({ sku, options: [{ name: 'size', value: sku }], quantity: 1 })),
  }) as Partial<Product> as Product;

it('selects the only option of a product, and leaves out a line without one', () => {
  const lines = [product([]), product(['A']), product(['A', 'B'])].map(draftLineOf);
  expect(lines.map(({ variant }) => variant)).toEqual([null, 'A', '']);
  expect(requestedLines(lines)).toEqual([
    { productId: 'ring', quantity: 1 },
    { productId: 'ring', variant: 'A', quantity: 1 },
  ]);
});
