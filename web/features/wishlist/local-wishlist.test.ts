import { describe, expect, it } from 'vitest';
import { isWished, withItem, withoutItem } from './local-wishlist.ts';

const ruby = { productId: 'ruby', name: 'Ruby' };
const band = { productId: 'band', name: 'Band' };
const small = { ...band, variant: 'BAND-S' };
const large = { ...band, variant: 'BAND-L' };

describe('a wishlist', () => {
  it('contains each item once, the latest first', () => {
    expect(withItem(withItem([], ruby), band)).toEqual([band, ruby]);
    expect(withItem([band, ruby], ruby)).toEqual([band, ruby]);
    expect(withItem([small, ruby], small)).toEqual([small, ruby]);
  });

  it('stores variants: one replaces its product without a variant, which is not added again', () => {
    expect(withItem([band, ruby], small)).toEqual([small, ruby]);
    expect(withItem([small], large)).toEqual([large, small]);
    expect(withItem([small], band)).toEqual([small]);
  });

  it.each([
    ['the product by a variant', [small], band, true],
    ['a variant by the product', [band], small, true],
    ['a variant by itself', [small], small, true],
    ['a variant by another one', [small], large, false],
    ['another product', [ruby], band, false],
  ])('knows %s', (_, wishlist, item, expected) => expect(isWished(wishlist, item)).toBe(expected));

  it('removes a variant together with its product, or all variants of a product', () => {
    expect(withoutItem([small, large, ruby], small)).toEqual([large, ruby]);
    expect(withoutItem([band, ruby], small)).toEqual([ruby]);
    expect(withoutItem([small, large, ruby], { productId: 'band' })).toEqual([ruby]);
  });
});
