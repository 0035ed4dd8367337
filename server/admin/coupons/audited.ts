import { presentAdminCoupon } from './present-admin-coupon.ts';
import type { AdminCouponRow } from './queries.ts';

/** What the audit log tells of a coupon; how often it was used is the customers' doing. */
export function auditedCoupon(row: AdminCouponRow): Record<string, unknown> {
  const coupon = presentAdminCoupon(row);
  const { code, type, value, startsAt, expiresAt, minCartValue, maxRedemptions, active, version } = coupon;
  return { code, type, value, startsAt, expiresAt, minCartValue, maxRedemptions, active, version };
}
