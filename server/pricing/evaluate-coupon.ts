import { type AppliedCoupon, type Discount, type Paise, ShopError, sentence } from '@jyotiratna/contract';
import type { CouponRow } from './queries.ts';

/** What a coupon takes off, for the price calculation. */
export function discountOf(coupon: Pick<CouponRow, 'type' | 'value'>): Discount {
  return coupon.type === 'percentage'
    ? { type: 'percentage', basisPoints: coupon.value }
    : { type: 'fixed', paise: coupon.value };
}

/** True when the lines, before any discount, reach what the coupon asks for. */
export function reachesMinimum(coupon: Pick<CouponRow, 'minCartPaise'>, subtotal: Paise): boolean {
  return subtotal >= coupon.minCartPaise;
}

/** @throws ShopError coupon_minimum naming the amount that is asked for */
export function requireMinimum(coupon: Pick<CouponRow, 'minCartPaise'>, subtotal: Paise): void {
  if (reachesMinimum(coupon, subtotal)) return;
  const message = sentence('coupon_minimum_of', { minimum: coupon.minCartPaise });
  throw new ShopError('coupon_minimum', { message });
}

/** A coupon as the API shows it: percent, or rupees. */
export function presentCoupon(coupon: Pick<CouponRow, 'code' | 'type' | 'value'>): AppliedCoupon {
  return { code: coupon.code, type: coupon.type, value: coupon.value / 100 };
}
