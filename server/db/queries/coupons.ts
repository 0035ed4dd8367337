import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../open-database.ts';
import { coupons } from '../schema/index.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** The coupon of that (upper-case) code if it is active, not past its end and not used up; by the database's clock. */
export async function findLivingCoupon(db: Executor, code: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.code, code),
        isNull(coupons.deletedAt),
        eq(coupons.active, true),
        sql`(${coupons.expiresAt} is null or ${coupons.expiresAt} > now())`,
        sql`(${coupons.maxRedemptions} is null or ${coupons.redeemedCount} < ${coupons.maxRedemptions})`,
      ),
    );
  return row ?? null;
}
