import { describe, expect, it } from 'vitest';
import { seedCoupons as couponsOf } from './coupons.ts';

const start = Date.parse('2026-11-27T20:00:00Z');
const seedCoupons = couponsOf(start);

describe('the demo coupons', () => {
  it('contain the promo strip’s JYOTI50: half off everything, without a limit', () => {
    expect(seedCoupons.find((coupon) => coupon.code === 'JYOTI50')).toMatchObject({
      type: 'percentage',
      value: 50,
      minCartPaise: 0,
      maxRedemptions: null,
      active: true,
    });
  });

  it('end JYOTI50 with the ninetieth day in India after the first start', () => {
    expect(seedCoupons.find(({ code }) => code === 'JYOTI50')?.expiresAt).toBe(
      '2027-02-26T18:29:59.000Z',
    );
  });

  it('use every rule', () => {
    const past = Date.parse('2025-10-01');
    expect(seedCoupons.some((coupon) => coupon.type === 'fixed')).toBe(true);
    expect(seedCoupons.some((coupon) => coupon.minCartPaise > 0)).toBe(true);
    expect(seedCoupons.some((coupon) => coupon.maxRedemptions !== null)).toBe(true);
    expect(
      seedCoupons.some((coupon) => coupon.expiresAt && Date.parse(coupon.expiresAt) < past),
    ).toBe(true);
    const future = Date.parse('2030-01-01');
    expect(
      seedCoupons.some((coupon) => coupon.startsAt && Date.parse(coupon.startsAt) > future),
    ).toBe(true);
    expect(seedCoupons.some((coupon) => !coupon.active)).toBe(true);
  });

  it('have distinct codes in capitals, and no percentage over 100', () => {
    expect(new Set(seedCoupons.map((coupon) => coupon.code)).size).toBe(seedCoupons.length);
    for (const coupon of seedCoupons) {
      expect(coupon.code).toMatch(/^[A-Z0-9]{4,20}$/);
      if (coupon.type === 'percentage') expect(coupon.value).toBeLessThanOrEqual(100);
    }
  });
});
