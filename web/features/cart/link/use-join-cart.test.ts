import type { CartItem } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { offeredItems } from './offered-items.ts';
import { missingLines } from './use-join-cart.ts';

const item = (id: string, quantity: number, sku?: string) =>
  ({ product: { _id: id }, quantity, ...(sku && { variant: { sku } }) }) as CartItem;

it('adds the missing quantities of an offer to a cart', () => {
  const before = [item('a', 1), item('b', 5), item('c', 1, 'C-1')];
  expect(missingLines([item('a', 3), item('b', 2), item('c', 1, 'C-2')], before)).toEqual([
    { productId: 'a', quantity: 2 },
    { productId: 'c', variant: 'C-2', quantity: 1 },
  ]);
});

it('limits the offered quantities to the stock', () => {
  const problem = { message: '', reason: '', code: 'remedy_left' };
  const offered = offeredItems({
    items: [item('a', 3), item('b', 2), item('c', 1)],
    problems: [
      { ...problem, productId: 'a', left: 2 },
      { ...problem, productId: 'b', left: 0 },
    ],
  });
  expect(offered.map(({ product, quantity }) => [product._id, quantity])).toEqual([
    ['a', 2],
    ['c', 1],
  ]);
});
