import { describe, expect, it } from 'vitest';
import { displayedDiscount, displayedQuote } from './displayed-quote.ts';
import { type Discount, quote } from './quote.ts';

const display = (lines: { unitPaise: number; quantity: number }[], discount: Discount | null) => {
  const { subtotal, discount: off, charge } = quote(lines, discount);
  return displayedQuote({ subtotal: subtotal / 100, discount: off / 100, charge: charge / 100 });
};
const half: Discount = { type: 'percentage', basisPoints: 5000 };

describe('displayed totals', () => {
  it('include the rounding in the discount', () => {
    expect(display([{ unitPaise: 124_900, quantity: 1 }], half)).toEqual({
      subtotal: 1249,
      discount: 624,
      rounding: 0,
      charge: 625,
    });
  });

  it('have a separate rounding if no discount can include it', () => {
    expect(display([{ unitPaise: 62_450, quantity: 1 }], null)).toMatchObject({
      discount: 0,
      rounding: 0.5,
      charge: 625,
    });
    const few: Discount = { type: 'fixed', paise: 5 };
    expect(display([{ unitPaise: 9_960, quantity: 1 }], few)).toMatchObject({
      discount: 0.05,
      rounding: 0.45,
      charge: 100,
    });
  });

  it('are all zero for a free cart', () => {
    expect(
      display([{ unitPaise: 9_950, quantity: 1 }], { type: 'percentage', basisPoints: 10_000 }),
    ).toMatchObject({
      discount: 99.5,
      rounding: 0,
      charge: 0,
    });
  });

  /** A deterministic pseudo-random sequence: a failure is reproducible by its seed. */
  function* numbers(seed: number): Generator<number, never> {
    for (let state = seed; ; ) {
      state = (state * 48_271) % 2_147_483_647;
      yield state;
    }
  }

  it('always add up, in whole rupees if prices are', () => {
    const next = numbers(7);
    const upTo = (max: number) => next.next().value % max;
    for (let n = 0; n < 20_000; n += 1) {
      const full = n % 2 === 0;
      const lines = Array.from({ length: 1 + upTo(5) }, () => ({
        unitPaise: 1 + upTo(500_000),
        quantity: 1 + upTo(99),
      })).map((line) => (full ? { ...line, unitPaise: line.unitPaise * 100 } : line));
      const kinds: (Discount | null)[] = [
        null,
        { type: 'percentage', basisPoints: upTo(10_001) },
        { type: 'fixed', paise: upTo(10_000_000) },
      ];
      const priced = display(lines, kinds[upTo(3)]!);
      const paise = Object.fromEntries(
        Object.entries(priced).map(([name, rupees]) => [name, Math.round(rupees * 100)]),
      );
      expect(paise.subtotal! - paise.discount! + paise.rounding!, `sums of case ${n}`).toBe(
        paise.charge,
      );
      expect(priced.discount, `discount of case ${n}`).toBeGreaterThanOrEqual(0);
      expect(Math.abs(priced.rounding), `rounding of case ${n}`).toBeLessThan(1);
      if (full && priced.rounding === 0)
        expect(Number.isInteger(priced.discount), `case ${n}`).toBe(true);
      if (full) expect(Number.isInteger(priced.charge), `case ${n}`).toBe(true);
    }
  });
});

it.each([
  [1249, 624.5, 624],
  [1785, 892.5, 892],
  [2498, 1249, 1249],
  [100, 33.33, 33],
  [500, 500, 500],
])('for a subtotal of ₹%d, a discount of ₹%d is displayed as ₹%d', (subtotal, discount, result) => {
  expect(displayedDiscount({ subtotal, discount })).toBe(result);
});
