import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../open-database.ts';
import { coupons } from '../schema/index.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** Active, not deleted, not past its end, not used up; by the database's clock. */
export const couponLives = and(
  isNull(coupons.deletedAt),
  eq(coupons.active, true),
  sql`(${coupons.expiresAt} is null or ${coupons.expiresAt} > now())`,
  sql`(${coupons.maxRedemptions} is null or ${coupons.redeemedCount} < ${coupons.maxRedemptions})`,
);

/** The living coupon of that (upper-case) code. */
export async function findLivingCoupon(db: Executor, code: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), couponLives));
  return row ?? null;
}
