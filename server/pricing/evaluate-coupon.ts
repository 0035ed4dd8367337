import {
  type AppliedCoupon,
  type Category,
  type Discount,
  errorMessage,
  type Paise,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import type { CouponRow } from './queries.ts';

/** The discount of a coupon, in the format of the price calculation. */
export function discountOf(
  coupon: Pick<CouponRow, 'type' | 'value' | 'maxDiscountPaise'>,
): Discount {
  return coupon.type === 'percentage'
    ? { type: 'percentage', basisPoints: coupon.value, max: coupon.maxDiscountPaise ?? undefined }
    : { type: 'fixed', paise: coupon.value };
}

type Restricted = Pick<CouponRow, 'productIds' | 'categories'>;

/** Whether a coupon is restricted to products or categories. */
export function isRestricted({ productIds, categories }: Restricted): boolean {
  return productIds.length > 0 || categories.length > 0;
}

/** Whether a coupon applies to a product. */
export function countsFor(
  coupon: Restricted,
  { id, category }: { id: string; category: Category },
): boolean {
  return (
    !isRestricted(coupon) || coupon.productIds.includes(id) || coupon.categories.includes(category)
  );
}

/** Whether the lines, before any discount, reach the coupon's minimum. */
export function reachesMinimum(coupon: Pick<CouponRow, 'minCartPaise'>, subtotal: Paise): boolean {
  return subtotal >= coupon.minCartPaise;
}

/** @throws ShopError coupon_minimum with the required amount */
export function requireMinimum(coupon: Pick<CouponRow, 'minCartPaise'>, subtotal: Paise): void {
  if (reachesMinimum(coupon, subtotal)) return;
  const message = errorMessage('coupon_minimum_of', { minimum: coupon.minCartPaise });
  throw new ShopError('coupon_minimum', { message });
}

/** A coupon in the API's format: percent or rupees, with its restrictions, if any. */
export function presentCoupon(
  coupon: Pick<CouponRow, 'code' | 'type' | 'value' | 'maxDiscountPaise'> & Restricted,
): AppliedCoupon {
  const { code, type, value, maxDiscountPaise, productIds, categories } = coupon;
  return {
    code,
    type,
    value: value / 100,
    ...(maxDiscountPaise !== null && { maxDiscount: toRupees(maxDiscountPaise) }),
    ...(isRestricted(coupon) && { only: { products: productIds, categories } }),
  };
}
