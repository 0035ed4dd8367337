import {
  type AdminCoupon,
  type CouponBody,
  type Discount,
  indianDate,
  startsBeforeEnd,
  toPaise,
} from '@jyotiratna/contract';
import { coupons as t } from '#messages/admin/coupons.ts';

/** The form values of a coupon; amounts are text. */
export type CouponValues = {
  code: string;
  type: AdminCoupon['type'];
  value: string;
  /** First and last day (YYYY-MM-DD in India), or empty. */
  startsAt: string;
  expiresAt: string;
  minCartValue: string;
  maxRedemptions: string;
  maxPerCustomer: string;
  /** Maximum discount in rupees, or empty; only for a percentage. */
  maxDiscount: string;
  products: AdminCoupon['products'];
  categories: AdminCoupon['categories'];
  active: boolean;
};

export const emptyCoupon: CouponValues = {
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

/** The form values of an existing coupon. */
export function couponValuesOf(coupon: AdminCoupon): CouponValues {
  const { code, type, products, categories, active } = coupon;
  return {
    ...{ code, type, products, categories, active },
    value: String(coupon.value),
    startsAt: dayInIndia(coupon.startsAt),
    expiresAt: dayInIndia(coupon.expiresAt),
    minCartValue: String(coupon.minCartValue),
    maxRedemptions: String(coupon.maxRedemptions ?? ''),
    maxPerCustomer: String(coupon.maxPerCustomer ?? ''),
    maxDiscount: String(coupon.maxDiscount ?? ''),
  };
}

/** The normalised input of a number field: digits and one point with at most two decimals. */
export function keepAmount(text: string): string {
  const [integer = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length ? `${integer}.${rest.join('').slice(0, 2)}` : integer;
}

/** Errors that prevent saving the coupon, by field. */
export function couponErrors(values: CouponValues): Partial<Record<keyof CouponValues, string>> {
  const { code, type, maxDiscount, maxPerCustomer } = values;
  const value = Number(values.value);
  const errors: ReturnType<typeof couponErrors> = {};
  if (!code.trim()) errors.code = t.pleaseProvideCoupon;
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) errors.value = t.valueMustMore;
  else if (type === 'percentage' && value > 100) errors.value = t.percentageTooHigh;
  if (type === 'percentage' && maxDiscount !== '' && !(Number(maxDiscount) > 0))
    errors.maxDiscount = t.valueMustMore;
  if (maxPerCustomer !== '' && Number(maxPerCustomer) < 1) errors.maxPerCustomer = t.mustLeast1;
  if (!startsBeforeEnd(values)) errors.startsAt = t.couponMustStart;
  return errors;
}

/**
 * The request body that saves a coupon. An unchanged start or expiry is sent with its stored time
 * of day.
 */
export function couponBody(values: CouponValues, previous: AdminCoupon | null): CouponBody {
  return {
    code: values.code.trim().toUpperCase(),
    type: values.type,
    value: Number(values.value),
    startsAt: momentOf(values.startsAt, previous?.startsAt),
    expiresAt: momentOf(values.expiresAt, previous?.expiresAt),
    minCartValue: Number(values.minCartValue || '0'),
    maxRedemptions: values.maxRedemptions ? Number(values.maxRedemptions) : null,
    maxPerCustomer: values.maxPerCustomer ? Number(values.maxPerCustomer) : null,
    maxDiscount:
      values.type === 'percentage' && values.maxDiscount ? Number(values.maxDiscount) : null,
    productIds: values.products.map(({ id }) => id),
    categories: values.categories,
    active: values.active,
  };
}

/**
 * The discount of the form values, for the shared price calculation; null for incomplete values.
 */
export function couponDiscountOf(values: CouponValues): Discount | null {
  if (couponErrors(values).value) return null;
  const amount = toPaise(Number(values.value));
  if (values.type === 'fixed') return { type: 'fixed', paise: amount };
  const max = Number(values.maxDiscount) > 0 ? toPaise(Number(values.maxDiscount)) : undefined;
  return { type: 'percentage', basisPoints: amount, max };
}

function momentOf(day: string, previous: string | null = null): string | null {
  return previous && dayInIndia(previous) === day ? previous : day || null;
}

const dayInIndia = (iso: string | null) => (iso ? indianDate(Date.parse(iso)) : '');
