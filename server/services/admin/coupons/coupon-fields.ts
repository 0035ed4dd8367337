import type { CouponInput } from '@jyotiratna/contract';
import { toPaise } from '@jyotiratna/contract';
import type { CouponFields } from '../../../db/queries/admin-coupons.ts';

/** A coupon as it is kept, from the form: hundredths of a percent or paise, and a moment. */
export function couponFields(input: CouponInput): CouponFields {
  return {
    code: input.code,
    type: input.type,
    value: input.type === 'percentage' ? Math.round(input.value * 100) : toPaise(input.value),
    expiresAt: expiryOf(input.expiresAt ?? null),
    minCartPaise: toPaise(input.minCartValue),
    maxRedemptions: input.maxRedemptions ?? null,
    active: input.active,
  };
}

/** A bare date lasts until that day's last second in India. */
export function expiryOf(text: string | null): Date | null {
  if (text === null) return null;
  return new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59+05:30` : text);
}
