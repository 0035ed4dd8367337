import { describe, expect, it } from 'vitest';
import {
  formatRupees,
  formatRupeesExact,
  percentOff,
  toPaise,
  toRupees,
  withoutCredit,
} from './money.ts';

describe('money', () => {
  it('groups lakhs and shows no decimals on shop pages', () => {
    expect(formatRupees(124_999)).toBe('₹1,24,999');
    expect(formatRupees(1299.5)).toBe('₹1,300');
  });

  it('shows two decimals on order pages', () => {
    expect(formatRupeesExact(1648)).toBe('₹1,648.00');
  });

  it('formats amounts like Intl', () => {
    const totals = [
      0, 1, 99, 100, 999, 1000, 99_999, 100_000, 9_999_999, 10_000_000, 123_456_789, 1_234_567_890,
    ];
    const all = totals.flatMap((total) => [
      total,
      -total || 0,
      total + 0.5,
      total + 0.49,
      total + 0.05,
      -total - 0.5,
      total + 0.995,
      total + 1e-7,
    ]);
    const style = { style: 'currency', currency: 'INR' } as const;
    const format = new Intl.NumberFormat('en-IN', { ...style, maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat('en-IN', style);
    expect(all.map(formatRupees)).toEqual(all.map((total) => format.format(total)));
    expect(all.map(formatRupeesExact)).toEqual(all.map((total) => exact.format(total)));
  });

  it('converts rupees to paise and back without rounding errors', () => {
    for (const rupees of [0, 0.07, 1.1, 19.99, 1_234_567.89])
      expect(toRupees(toPaise(rupees))).toBe(rupees);
  });

  it('deducts store credit to the paisa', () => {
    expect(withoutCredit({ amount: 19.99, credit: 19.9 })).toBe(0.09);
    expect(withoutCredit({ amount: 19.99 })).toBe(19.99);
  });

  it('rejects a fraction of a paisa', () => {
    expect(() => toPaise(1.005)).toThrow(RangeError);
    expect(() => toPaise(Number.NaN)).toThrow(RangeError);
  });
});

describe('percentOff', () => {
  it('rounds down', () => {
    expect(percentOff(1799, 1199)).toBe(33);
  });

  it('returns 0 if the price did not decrease', () => {
    expect(percentOff(1000, 1000)).toBe(0);
    expect(percentOff(0, 500)).toBe(0);
  });
});
