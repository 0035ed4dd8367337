import { type AdminCoupon, type CouponStatus, toRupees } from '@jyotiratna/contract';
import type { AdminCouponRow } from './queries.ts';

/**
 * A coupon in the administrators' format: percent or rupees, and its current status. `names` are
 * the names of its remedies by id.
 */
export function presentAdminCoupon(
  row: AdminCouponRow,
  names: ReadonlyMap<string, string> = new Map(),
): AdminCoupon {
  return {
    _id: row.id,
    code: row.code,
    type: row.type,
    value: row.value / 100,
    startsAt: row.startsAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    minCartValue: toRupees(row.minCartPaise),
    maxRedemptions: row.maxRedemptions,
    redeemedCount: row.redeemedCount,
    maxPerCustomer: row.maxPerCustomer,
    maxDiscount: row.maxDiscountPaise === null ? null : toRupees(row.maxDiscountPaise),
    products: row.productIds.map((id) => ({ id, name: names.get(id) ?? id })),
    categories: row.categories,
    active: row.active,
    status: statusOf(row),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The coupon's status: disabled by an administrator first, then permanent conditions. */
export function statusOf(
  row: Pick<
    AdminCouponRow,
    'active' | 'expired' | 'scheduled' | 'maxRedemptions' | 'redeemedCount' | 'value'
  >,
): CouponStatus {
  if (!row.active) return 'inactive';
  if (row.expired) return 'expired';
  if (row.value === 0 || (row.maxRedemptions !== null && row.redeemedCount >= row.maxRedemptions))
    return 'used-up';
  if (row.scheduled) return 'scheduled';
  return 'active';
}
