import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type Change, category, id, line, rupees, success, version } from '../fields.ts';
import { startsBeforeEnd } from '../values/coupon-period.ts';
import { issue } from '../values/error-messages.ts';
import { couponStatuses } from '../values/limits.ts';

export const adminCoupon = z.object({
  _id: z.string(),
  code: z.string(),
  type: z.enum(['percentage', 'fixed']),
  /** Percent, or rupees. */
  value: z.number(),
  startsAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** Rupees. */
  minCartValue: z.number(),
  /** Null means unlimited. */
  maxRedemptions: z.int().nullable(),
  redeemedCount: z.int(),
  /** Maximum uses per customer, by account or email address; null means unlimited. */
  maxPerCustomer: z.int().nullable(),
  /** Maximum discount of a percentage coupon, in rupees; null means unlimited. */
  maxDiscount: z.number().nullable(),
  /** Restricts the coupon to these products and categories; both empty means all products. */
  products: z.array(z.object({ id: z.string(), name: z.string() })),
  categories: z.array(category),
  active: z.boolean(),
  status: z.enum(couponStatuses),
  /** Incremented by every edit. */
  version: z.int(),
  createdAt: z.string(),
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

/**
 * A date without a time means that day in India: its first second for a start, its last for an end.
 * An empty string means no limit.
 */
const moment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true }), z.literal('').transform(() => null), z.null()],
  issue('date_needed'),
);

/** Empty means unlimited, as in the form. */
const redemptions = z
  .int(issue('whole_number_needed'))
  .min(1, issue('coupon_least_one'))
  .max(1_000_000_000)
  .nullable()
  .or(z.literal('').transform(() => null));

const couponBody = z
  .strictObject({
    code: line(40, issue('coupon_required'))
      .toUpperCase()
      .refine((code) => /^[A-Z0-9][A-Z0-9_-]*$/.test(code), issue('coupon_letters')),
    type: z.enum(['percentage', 'fixed'], issue('coupon_type')),
    value: rupees.gt(0, issue('coupon_value')),
    startsAt: moment.optional(),
    expiresAt: moment.optional(),
    minCartValue: rupees.default(0),
    maxRedemptions: redemptions.optional(),
    maxPerCustomer: redemptions.optional(),
    /** Rupees. */
    maxDiscount: rupees
      .gt(0, issue('coupon_value'))
      .nullable()
      .or(z.literal('').transform(() => null))
      .optional(),
    productIds: z.array(id).max(200).optional(),
    categories: z.array(category).max(20).optional(),
    active: z.boolean().default(true),
  })
  .refine(({ type, value }) => type !== 'percentage' || value <= 100, {
    path: ['value'],
    message: issue('coupon_percent'),
  })
  .refine(({ type, maxDiscount }) => type === 'percentage' || maxDiscount == null, {
    path: ['maxDiscount'],
    message: issue('coupon_cap_percent'),
  })
  .refine(startsBeforeEnd, { path: ['startsAt'], message: issue('coupon_period') });

/**
 * `version` is the version that the edit is based on; 409 `stale_edit` if the coupon has changed
 * since.
 */
const couponEdit = couponBody.safeExtend({ version: version.optional() });
export type CouponBody = z.input<typeof couponBody>;
export type CouponInput = z.output<typeof couponBody>;
export type CouponEditInput = z.output<typeof couponEdit>;

/**
 * The body of `stale_edit`: the current coupon and the changes made in the meantime, latest first.
 */
export type StaleCoupon = { coupon: AdminCoupon; changes: Change[] };

const params = z.strictObject({ id });
const saved = z.object({ success: z.literal(true), coupon: adminCoupon, message: z.string() });

export const listCouponsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  access: 'admin',
  reply: z.object({ coupons: z.array(adminCoupon) }),
});

/** All coupons with their conditions and usage counts as CSV, one per row. */
export const exportCoupons = endpoint({
  method: 'GET',
  path: '/api/admin/coupons/export.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
});

export const getCouponRoute = endpoint({
  method: 'GET',
  path: '/api/admin/coupons/:id',
  access: 'admin',
  params,
  reply: z.object({ coupon: adminCoupon }),
  errors: ['coupon_not_found'],
});

export const addCouponRoute = endpoint({
  method: 'POST',
  path: '/api/admin/coupons/add',
  access: 'admin',
  body: couponBody,
  reply: saved,
  errors: ['coupon_exists'],
});

/** Updates a coupon; `stale_edit` carries a `StaleCoupon`. */
export const updateCouponRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/coupons/:id',
  access: 'admin',
  params,
  body: couponEdit,
  reply: saved,
  errors: ['coupon_not_found', 'coupon_exists', 'stale_edit'],
});

export const deleteCouponRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/coupons/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['coupon_not_found'],
});
