import { presentAdminCoupon } from './present-admin-coupon.ts';
import type { AdminCouponRow } from './queries.ts';

/** What the audit log tells of a coupon; how often it was used is the customers' doing. */
export function auditedCoupon(row: AdminCouponRow): Record<string, unknown> {
  const { code, type, value, startsAt, expiresAt, minCartValue, maxRedemptions, ...coupon } = presentAdminCoupon(row);
  const { maxPerCustomer, maxDiscount, categories, active, version } = coupon;
  const limits = { maxPerCustomer, maxDiscount, products: row.productIds, categories };
  return { code, type, value, startsAt, expiresAt, minCartValue, maxRedemptions, ...limits, active, version };
}
