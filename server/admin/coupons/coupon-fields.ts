import type { CouponInput } from '@jyotiratna/contract';
import { couponEnd, couponStart, errorMessage, ShopError, toPaise } from '@jyotiratna/contract';
import { isCreditCode } from '../../pricing/credit-code.ts';
import type { CouponColumns } from './queries.ts';

/**
 * Converts a coupon's form to its stored form: hundredths of a percent or paise, and timestamps.
 * @throws ShopError invalid_input for a code in the format of gift cards
 */
export function couponFields(input: CouponInput): CouponColumns {
  if (isCreditCode(input.code)) {
    const message = errorMessage('coupon_is_gift_card');
    throw new ShopError('invalid_input', { message, fields: { code: message } });
  }
  return {
    code: input.code,
    type: input.type,
    value: input.type === 'percentage' ? Math.round(input.value * 100) : toPaise(input.value),
    startsAt: input.startsAt ? couponStart(input.startsAt) : null,
    expiresAt: input.expiresAt ? couponEnd(input.expiresAt) : null,
    minCartPaise: toPaise(input.minCartValue),
    maxRedemptions: input.maxRedemptions ?? null,
    maxPerCustomer: input.maxPerCustomer ?? null,
    maxDiscountPaise: input.maxDiscount == null ? null : toPaise(input.maxDiscount),
    productIds: [...new Set(input.productIds)],
    categories: [...new Set(input.categories)],
    active: input.active,
  };
}
