import {
  type AdminCoupon,
  type CouponBody,
  type Discount,
  indianDate,
  startsBeforeEnd,
  toPaise,
} from '@jyotiratna/contract';
import { coupons as t } from '#messages/admin/coupons.ts';

/** A coupon while it is typed, amounts as text. */
export type CouponDraft = {
  code: string;
  type: AdminCoupon['type'];
  value: string;
  /** First and last day, YYYY-MM-DD in India, or empty. */
  startsAt: string;
  expiresAt: string;
  minCartValue: string;
  maxRedemptions: string;
  maxPerCustomer: string;
  /** Rupees, or empty; for a percentage alone. */
  maxDiscount: string;
  products: AdminCoupon['products'];
  categories: AdminCoupon['categories'];
  active: boolean;
};

export const emptyCoupon: CouponDraft = {
  code: '',
  type: 'percentage',
  value: '',
  startsAt: '',
  expiresAt: '',
  minCartValue: '0',
  maxRedemptions: '',
  maxPerCustomer: '',
  maxDiscount: '',
  products: [],
  categories: [],
  active: true,
};

/** The draft that an edit starts from. */
export function draftOfCoupon(coupon: AdminCoupon): CouponDraft {
  return {
    code: coupon.code,
    type: coupon.type,
    value: String(coupon.value),
    startsAt: coupon.startsAt ? dayInIndia(coupon.startsAt) : '',
    expiresAt: coupon.expiresAt ? dayInIndia(coupon.expiresAt) : '',
    minCartValue: String(coupon.minCartValue),
    maxRedemptions: coupon.maxRedemptions === null ? '' : String(coupon.maxRedemptions),
    maxPerCustomer: coupon.maxPerCustomer === null ? '' : String(coupon.maxPerCustomer),
    maxDiscount: coupon.maxDiscount === null ? '' : String(coupon.maxDiscount),
    products: coupon.products,
    categories: coupon.categories,
    active: coupon.active,
  };
}

/** The normalised input of a number field: digits and one point with at most two decimals. */
export function keepAmount(text: string): string {
  const [full = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length ? `${full}.${rest.join('').slice(0, 2)}` : full;
}

export type CouponErrors = Partial<Record<keyof CouponDraft, string>>;

/** Errors that prevent saving the coupon, by field. */
export function couponErrors({
  code,
  type,
  value,
  startsAt,
  expiresAt,
  ...limits
}: CouponDraft): CouponErrors {
  const amount = Number(value);
  return {
    ...(code.trim() ? {} : { code: t.pleaseProvideCoupon }),
    ...(!value || !Number.isFinite(amount) || amount <= 0
      ? { value: t.valueMustMore }
      : type === 'percentage' && amount > 100
        ? { value: t.percentageCanMost }
        : {}),
    ...(type === 'percentage' && limits.maxDiscount !== '' && !(Number(limits.maxDiscount) > 0)
      ? { maxDiscount: t.valueMustMore }
      : {}),
    ...(limits.maxPerCustomer !== '' && Number(limits.maxPerCustomer) < 1
      ? { maxPerCustomer: t.mustLeast1 }
      : {}),
    ...(startsBeforeEnd({ startsAt, expiresAt }) ? {} : { startsAt: t.couponMustStart }),
  };
}

/** The body of the saving call. An unchanged start or expiry is sent as it was, to the second. */
export function couponBody(draft: CouponDraft, previous: AdminCoupon | null): CouponBody {
  return {
    code: draft.code.trim().toUpperCase(),
    type: draft.type,
    value: Number(draft.value),
    startsAt: momentOf(draft.startsAt, previous?.startsAt),
    expiresAt: momentOf(draft.expiresAt, previous?.expiresAt),
    minCartValue: Number(draft.minCartValue || '0'),
    maxRedemptions: draft.maxRedemptions ? Number(draft.maxRedemptions) : null,
    maxPerCustomer: draft.maxPerCustomer ? Number(draft.maxPerCustomer) : null,
    maxDiscount:
      draft.type === 'percentage' && draft.maxDiscount ? Number(draft.maxDiscount) : null,
    productIds: draft.products.map(({ id }) => id),
    categories: draft.categories,
    active: draft.active,
  };
}

/** The discount of the draft, for the shared price calculation; null for an incomplete one. */
export function draftDiscount(draft: CouponDraft): Discount | null {
  if (couponErrors(draft).value) return null;
  const amount = toPaise(Number(draft.value));
  if (draft.type === 'fixed') return { type: 'fixed', paise: amount };
  const max = Number(draft.maxDiscount) > 0 ? toPaise(Number(draft.maxDiscount)) : undefined;
  return { type: 'percentage', basisPoints: amount, most: max };
}

function momentOf(day: string, previous: string | null | undefined): string | null {
  return previous && dayInIndia(previous) === day ? previous : day || null;
}

function dayInIndia(iso: string): string {
  return indianDate(Date.parse(iso));
}
