import type { Product, Variant } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { localProduct } from './use-fill-cart.ts';

const large = {
  ...{ sku: 'RING-16', originalPrice: 3000, discountedPrice: 2500, quantity: 2 },
  ...{ options: [{ name: 'size', value: '16' }], pictures: [] },
} as unknown as Variant;
const ring = {
  ...{ _id: 'p1', name: 'Ring', images: [], pictures: [], variants: [large] },
  ...{ originalPrice: 2000, discountedPrice: 1500 },
} as unknown as Product;

it('has the price and the name of the ordered variant, with its setting', () => {
  const extras = { energise: true } as never;
  expect(localProduct(ring, { variant: 'RING-16', extras })).toMatchObject({
    ...{ variant: 'RING-16', originalPrice: 3000, discountedPrice: 2500, extras },
    name: expect.stringContaining('16'),
  });
});

it('rejects a variant that is not sold any more', () => {
  expect(() => localProduct(ring, { variant: 'RING-20' })).toThrow(RangeError);
});
