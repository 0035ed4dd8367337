import type { Product } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { pickProducts } from './pick-products.ts';

const ruby = { known: { stone: 'Ruby', substitutes: ['red spinel', 'garnet'] }, hindi: 'manik' };
const remedy = (name: string, quantity: number | null = null) =>
  ({ name, slug: '', quantity }) as Product;
const picked = (names: Product[], advice = ruby) =>
  pickProducts(names, advice).map(({ product, fit }) => `${product.name}: ${fit}`);

it('lists the stone first, then its substitutes, then other products of the graha', () => {
  expect(picked([remedy('Tiger’s Eye'), remedy('Round Garnet'), remedy('Manik, Oval')])).toEqual([
    'Manik, Oval: stone',
    'Round Garnet: substitute',
    'Tiger’s Eye: graha',
  ]);
});

it('lists sold-out products last', () => {
  expect(picked([remedy('Ruby', 0), remedy('Garnet', 3)])).toEqual([
    'Garnet: substitute',
    'Ruby: stone',
  ]);
});

it('knows a stone with either apostrophe', () => {
  expect(
    picked([remedy('Cat’s Eye')], {
      known: { stone: "Cat's eye", substitutes: [] },
      hindi: 'lehsunia',
    }),
  ).toEqual(['Cat’s Eye: stone']);
});
