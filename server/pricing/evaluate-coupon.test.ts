import { quote } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { countsFor, discountOf, reachesMinimum, requireMinimum } from './evaluate-coupon.ts';

describe('the least amount of a coupon', () => {
  const coupon = { minCartPaise: 50_000 };

  it.each([
    [49_999, false],
    [50_000, true],
    [50_001, true],
  ])('of ₹500 is reached by %i paise: %s', (subtotal, reached) => {
    expect(reachesMinimum(coupon, subtotal)).toBe(reached);
  });

  it('is named to a customer below it', () => {
    expect(() => requireMinimum(coupon, 49_999)).toThrow(
      expect.objectContaining({ code: 'coupon_minimum' }),
    );
    expect(() => requireMinimum(coupon, 50_000)).not.toThrow();
  });
});

it('a restricted coupon applies to its products and categories only', () => {
  const [ring, mala] = [
    { id: 'ring', category: 'Precious' } as const,
    { id: 'mala', category: 'Semi-Precious' } as const,
  ];
  expect([ring, mala].map((one) => countsFor({ productIds: [], categories: [] }, one))).toEqual([
    true,
    true,
  ]);
  expect(
    [ring, mala].map((one) => countsFor({ productIds: ['mala'], categories: [] }, one)),
  ).toEqual([false, true]);
  expect(
    [ring, mala].map((one) => countsFor({ productIds: [], categories: ['Precious'] }, one)),
  ).toEqual([true, false]);
});

it('a percentage discounts no more than its maximum', () => {
  const discount = discountOf({ type: 'percentage', value: 5000, maxDiscountPaise: 700 });
  expect(quote([{ unitPaise: 1000, quantity: 2 }], discount).discount).toBe(700);
  expect(quote([{ unitPaise: 1000, quantity: 1 }], discount).discount).toBe(500);
  expect(
    quote(
      [
        { unitPaise: 1000, quantity: 1 },
        { unitPaise: 90, quantity: 1, discounted: false },
      ],
      discount,
    ),
  ).toMatchObject({ subtotal: 1090, discount: 500, total: 590 });
});

it.each([
  ['percentage', 5000, { type: 'percentage', basisPoints: 5000 }],
  ['fixed', 5000, { type: 'fixed', paise: 5000 }],
] as const)('a coupon of kind %s applies its discount', (type, value, discount) => {
  expect(discountOf({ type, value, maxDiscountPaise: null })).toEqual(discount);
});
