import type { LinkedCart } from '@jyotiratna/contract';
import { type WarningMessage, warningOf } from './messages.ts';
import { priceOf } from './present-product.ts';

const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** A cart's coupon codes in the schema of `discount.json`. */
export function presentDiscounts(codes: readonly string[], { coupon }: LinkedCart) {
  const { amount = 0 } = coupon ? priceOf(coupon.discountAmount) : {};
  return {
    codes,
    applied: coupon ? [{ code: coupon.code, title: `Coupon ${coupon.code}`, amount }] : [],
  };
}

/** Warnings for codes that are not applied, since a cart has at most one coupon. */
export function rejectedCodes(codes: readonly string[], { coupon }: LinkedCart): WarningMessage[] {
  return codes.flatMap((code, at) => {
    if (coupon && isSame(code, coupon.code)) return [];
    const path = `$.discounts.codes[${at}]`;
    return coupon && at > codes.findIndex((other) => isSame(other, coupon.code))
      ? [warningOf('discount_code_combination_disallowed', 'A cart has one coupon.', path)]
      : [warningOf('discount_code_invalid', `${code} does not apply to this cart.`, path)];
  });
}
