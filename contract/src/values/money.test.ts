import { describe, expect, it } from 'vitest';
import { formatRupees, formatRupeesExact, toPaise, toRupees } from './money.ts';

describe('money', () => {
  it('groups lakhs and shows no decimals on shop pages', () => {
    expect(formatRupees(124_999)).toBe('₹1,24,999');
    expect(formatRupees(1299.5)).toBe('₹1,300');
  });

  it('shows two decimals on order pages', () => {
    expect(formatRupeesExact(1648)).toBe('₹1,648.00');
  });

  it('turns rupees into paise and back without drift', () => {
    for (const rupees of [0, 0.07, 1.1, 19.99, 1_234_567.89]) expect(toRupees(toPaise(rupees))).toBe(rupees);
  });

  it('refuses a fraction of a paisa', () => {
    expect(() => toPaise(1.005)).toThrow(RangeError);
    expect(() => toPaise(Number.NaN)).toThrow(RangeError);
  });
});
