import type { AdminCoupon } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import {
  couponBody,
  couponDiscountOf,
  couponErrors,
  couponValuesOf,
  emptyCoupon,
  keepAmount,
} from './coupon-values.ts';

const typed = { ...emptyCoupon, code: ' diwali20 ', value: '20' };
const coupon: AdminCoupon = {
  _id: 'cpn_1',
  code: 'PEHLA200',
  type: 'fixed',
  value: 200,
  startsAt: '2026-11-30T18:30:00.000Z',
  expiresAt: '2026-12-31T18:29:59.000Z',
  minCartValue: 999,
  maxRedemptions: 500,
  redeemedCount: 3,
  maxPerCustomer: 2,
  maxDiscount: null,
  products: [{ id: 'rem_1', name: 'Ruby' }],
  categories: ['Precious'],
  active: true,
  version: 1,
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
};

describe('the request body of a coupon', () => {
  it('has the code in capitals, no minimum, no limit, no start and no end by default', () => {
    expect(couponBody(typed, null)).toEqual({
      code: 'DIWALI20',
      type: 'percentage',
      value: 20,
      startsAt: null,
      expiresAt: null,
      minCartValue: 0,
      maxRedemptions: null,
      maxPerCustomer: null,
      maxDiscount: null,
      productIds: [],
      categories: [],
      active: true,
    });
  });

  it('round-trips an unchanged coupon', () => {
    const { _id, products, redeemedCount, status, version, createdAt, ...values } = coupon;
    const same = { ...values, productIds: products.map(({ id }) => id) };
    expect(couponBody(couponValuesOf(coupon), coupon)).toEqual(same);
  });

  it('has a cap for a percentage only, and applies it', () => {
    const capped = { ...typed, maxDiscount: '500' };
    expect(couponBody(capped, null).maxDiscount).toBe(500);
    expect(couponBody({ ...capped, type: 'fixed' }, null).maxDiscount).toBeNull();
    expect(couponDiscountOf(capped)).toEqual({
      type: 'percentage',
      basisPoints: 2000,
      max: 50_000,
    });
    expect(couponErrors({ ...capped, maxDiscount: '0', maxPerCustomer: '0' })).toEqual({
      maxDiscount: 'The value must be more than 0.',
      maxPerCustomer: 'This must be at least 1.',
    });
  });

  it('names a new last day as a bare date', () => {
    expect(
      couponBody({ ...couponValuesOf(coupon), expiresAt: '2027-01-15' }, coupon).expiresAt,
    ).toBe('2027-01-15');
  });

  it('includes a new start as a bare date, and null when it was cleared', () => {
    const starting = (startsAt: string) =>
      couponBody({ ...couponValuesOf(coupon), startsAt }, coupon).startsAt;
    expect([starting('2026-12-05'), starting('')]).toEqual(['2026-12-05', null]);
  });
});

it('shows the first and the last day as they are in India', () => {
  expect(couponValuesOf(coupon)).toMatchObject({ startsAt: '2026-12-01', expiresAt: '2026-12-31' });
});

describe('errors', () => {
  it('are empty for a complete coupon', () => {
    expect(couponErrors(typed)).toEqual({});
  });

  it('name a missing code and value', () => {
    expect(Object.keys(couponErrors(emptyCoupon))).toEqual(['code', 'value']);
  });

  it('reject more than 100 percent, but not 101 rupees', () => {
    expect(couponErrors({ ...typed, value: '101' }).value).toBe('A percentage can be at most 100.');
    expect(couponErrors({ ...typed, type: 'fixed', value: '101' })).toEqual({});
  });

  it('name a start after the expiry, but not one on its day', () => {
    const period = (startsAt: string, expiresAt: string) =>
      couponErrors({ ...typed, startsAt, expiresAt });
    expect(period('2027-01-02', '2027-01-01')).toEqual({
      startsAt: 'The coupon must start before it expires.',
    });
    expect(period('2027-01-01', '2027-01-01')).toEqual({});
    expect(period('2027-01-01', '')).toEqual({});
  });
});

it('counts a percentage in hundredths for the price calculation', () => {
  expect(couponDiscountOf({ ...typed, value: '12.5' })).toEqual({
    type: 'percentage',
    basisPoints: 1250,
  });
});

it.each([
  ['12.5%', '12.5'],
  ['₹1,200.999', '1200.99'],
  ['1.2.3', '1.23'],
])('extracts the number from %j', (text, expected) => {
  expect(keepAmount(text)).toBe(expected);
});
