import { presentAdminCoupon } from './present-admin-coupon.ts';
import type { AdminCouponRow } from './queries.ts';

/** The audited fields of a coupon; its usage count is excluded, because customers change it. */
export function auditedCoupon(row: AdminCouponRow): Record<string, unknown> {
  const { code, type, value, startsAt, expiresAt, minCartValue, maxRedemptions, ...coupon } =
    presentAdminCoupon(row);
  const { maxPerCustomer, maxDiscount, categories, active, version } = coupon;
  const limits = { maxPerCustomer, maxDiscount, products: row.productIds, categories };
  return {
    code,
    type,
    value,
    startsAt,
    expiresAt,
    minCartValue,
    maxRedemptions,
    ...limits,
    active,
    version,
  };
}
