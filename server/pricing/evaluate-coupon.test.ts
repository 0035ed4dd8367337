import { describe, expect, it } from 'vitest';
import { discountOf, reachesMinimum, requireMinimum } from './evaluate-coupon.ts';

describe('the least amount of a coupon', () => {
  const coupon = { minCartPaise: 50_000 };

  it.each([
    [49_999, false],
    [50_000, true],
    [50_001, true],
  ])('of ₹500 is reached by %i paise: %s', (subtotal, reached) => {
    expect(reachesMinimum(coupon, subtotal)).toBe(reached);
  });

  it('is named to who misses it', () => {
    expect(() => requireMinimum(coupon, 49_999)).toThrow(expect.objectContaining({ code: 'coupon_minimum' }));
    expect(() => requireMinimum(coupon, 50_000)).not.toThrow();
  });
});

it.each([
  ['percentage', 5000, { type: 'percentage', basisPoints: 5000 }],
  ['fixed', 5000, { type: 'fixed', paise: 5000 }],
] as const)('a coupon of kind %s takes off what it says', (type, value, discount) => {
  expect(discountOf({ type, value })).toEqual(discount);
});
