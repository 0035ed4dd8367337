import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { coupons } from './schema.ts';

export type CouponRow = typeof coupons.$inferSelect;

/**
 * SQL condition of a usable coupon: active, not deleted, within its period, not used up; by the
 * database's clock.
 * @param ownUses SQL for the number of uses reserved by the owner's unpaid order, which stay
 * available to the owner
 */
export function couponLives(ownUses: SQL = sql`0`): SQL | undefined {
  return and(
    isNull(coupons.deletedAt),
    eq(coupons.active, true),
    sql`${coupons.value} > 0`,
    sql`(${coupons.startsAt} is null or ${coupons.startsAt} <= now())`,
    sql`(${coupons.expiresAt} is null or ${coupons.expiresAt} > now())`,
    sql`(${coupons.maxRedemptions} is null or ${coupons.redeemedCount} - ${ownUses} < ${coupons.maxRedemptions})`,
  );
}

/** Whether a coupon with this upper-case code exists and is not deleted. */
export async function isCouponCode(db: Executor, code: string): Promise<boolean> {
  if (code.includes('\0')) return false;
  return (await db.$count(coupons, and(eq(coupons.code, code), isNull(coupons.deletedAt)))) > 0;
}

/** The usable coupon with this upper-case code, for its owner; null otherwise. */
export async function findActiveCoupon(
  db: Executor,
  code: string,
  ownUses?: SQL,
): Promise<CouponRow | null> {
  // PostgreSQL rejects NUL in text, and no code has one.
  if (code.includes('\0')) return null;
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), couponLives(ownUses)));
  return row ?? null;
}

/** Codes of active percentage coupons without expiry, minimum or usage limit. One query. */
export async function listCodesWithoutEnd(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(
      and(
        eq(coupons.type, 'percentage'),
        sql`${coupons.active} and ${coupons.expiresAt} is null and ${coupons.minCartPaise} = 0 and ${coupons.maxRedemptions} is null`,
      ),
    )
    .orderBy(coupons.code);
  return rows.map(({ code }) => code);
}
