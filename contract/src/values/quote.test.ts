import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from './quote.ts';

describe('quote', () => {
  it('applies JYOTI50, rounds the discount down and the charge half up', () => {
    const result = quote([{ unitPaise: 129_901, quantity: 1 }], {
      type: 'percentage',
      basisPoints: 5000,
    });
    expect(result).toEqual({
      subtotal: 129_901,
      discount: 64_950,
      shipping: 0,
      fee: 0,
      tax: 0,
      total: 64_951,
      charge: 65_000,
      rounding: 49,
    });
  });

  it('rounds a half rupee up', () => {
    expect(quote([{ unitPaise: 150, quantity: 1 }], null).charge).toBe(200);
    expect(quote([{ unitPaise: 149, quantity: 1 }], null).charge).toBe(100);
  });

  it('never discounts more than the subtotal', () => {
    expect(
      quote([{ unitPaise: 500, quantity: 2 }], { type: 'fixed', paise: 100_000 }),
    ).toMatchObject({
      discount: 1000,
      total: 0,
      charge: 0,
    });
  });

  it('is free with a coupon of 100%', () => {
    expect(
      quote([{ unitPaise: 99_999, quantity: 3 }], { type: 'percentage', basisPoints: 10_000 })
        .charge,
    ).toBe(0);
  });

  it('rejects fractions, negatives and unsafe numbers', () => {
    expect(() => quote([{ unitPaise: 1.5, quantity: 1 }], null)).toThrow(RangeError);
    expect(() => quote([{ unitPaise: 100, quantity: -1 }], null)).toThrow(RangeError);
    expect(() => quote([{ unitPaise: Number.MAX_SAFE_INTEGER, quantity: 2 }], null)).toThrow(
      RangeError,
    );
  });

  it('ensures total = subtotal - discount, and a charge within half a rupee, never between zero and one rupee', () => {
    const line = fc.record({
      unitPaise: fc.integer({ min: 1, max: 1e9 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const discount = fc.oneof(
      fc.constant(null),
      fc.record({
        type: fc.constant('percentage' as const),
        basisPoints: fc.integer({ min: 0, max: 10_000 }),
      }),
      fc.record({ type: fc.constant('fixed' as const), paise: fc.integer({ min: 0, max: 1e9 }) }),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), discount, (lines, off) => {
        const q = quote(lines, off);
        expect(q.total).toBe(q.subtotal - q.discount);
        expect(Math.abs(q.rounding)).toBeLessThanOrEqual(50);
        expect(q.charge % 100).toBe(0);
        expect(q.charge === 0 || q.charge >= 100).toBe(true);
      }),
    );
  });
});
