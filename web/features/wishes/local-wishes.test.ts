import { describe, expect, it } from 'vitest';
import { isWished, withoutWish, withWish } from './local-wishes.ts';

const ruby = { productId: 'ruby', name: 'Ruby' };
const band = { productId: 'band', name: 'Band' };
const small = { ...band, variant: 'BAND-S' };
const large = { ...band, variant: 'BAND-L' };

describe('a list of wishes', () => {
  it('holds each thing once, the latest first', () => {
    expect(withWish(withWish([], ruby), band)).toEqual([band, ruby]);
    expect(withWish([band, ruby], ruby)).toEqual([band, ruby]);
    expect(withWish([small, ruby], small)).toEqual([small, ruby]);
  });

  it('remembers variants: one takes the place of its product without a choice, which is not added beside it', () => {
    expect(withWish([band, ruby], small)).toEqual([small, ruby]);
    expect(withWish([small], large)).toEqual([large, small]);
    expect(withWish([small], band)).toEqual([small]);
  });

  it.each([
    ['the product by a variant', [small], band, true],
    ['a variant by the product', [band], small, true],
    ['a variant by itself', [small], small, true],
    ['a variant by another one', [small], large, false],
    ['another product', [ruby], band, false],
  ])('knows %s', (_, wishes, asked, known) => expect(isWished(wishes, asked)).toBe(known));

  it('loses a variant with its product without a choice, or all of a product', () => {
    expect(withoutWish([small, large, ruby], small)).toEqual([large, ruby]);
    expect(withoutWish([band, ruby], small)).toEqual([ruby]);
    expect(withoutWish([small, large, ruby], { productId: 'band' })).toEqual([ruby]);
  });
});
