import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { coupons } from './schema.ts';

export type CouponRow = typeof coupons.$inferSelect;

/**
 * Active, not deleted, between its start and its end, not used up; by the database's clock. `ownUses`, a number in SQL,
 * are uses that an unpaid order of the one who asks holds: they are still theirs.
 */
export function couponLives(ownUses: SQL = sql`0`): SQL | undefined {
  return and(
    isNull(coupons.deletedAt),
    eq(coupons.active, true),
    sql`(${coupons.startsAt} is null or ${coupons.startsAt} <= now())`,
    sql`(${coupons.expiresAt} is null or ${coupons.expiresAt} > now())`,
    sql`(${coupons.maxRedemptions} is null or ${coupons.redeemedCount} - ${ownUses} < ${coupons.maxRedemptions})`,
  );
}

/** Takes so many paise off a store credit; of less than the `least` there is nothing left to use. */
export async function lowerCredit(
  tx: Transaction,
  id: string,
  { paise, least }: { paise: number; least: number },
): Promise<void> {
  const left = sql`${coupons.value} - ${paise}::int`;
  await tx
    .update(coupons)
    .set({
      value: sql`greatest(${left}, ${least}::int)`,
      active: sql`${coupons.active} and ${left} >= ${least}::int`,
      version: sql`${coupons.version} + 1`,
    })
    .where(eq(coupons.id, id));
}

/** Whether a coupon of that (upper-case) code exists, whatever has become of it. */
export async function isCouponCode(db: Executor, code: string): Promise<boolean> {
  if (code.includes('\0')) return false;
  return (await db.$count(coupons, and(eq(coupons.code, code), isNull(coupons.deletedAt)))) > 0;
}

/** The living coupon of that (upper-case) code, as this owner may use it. */
export async function findLivingCoupon(db: Executor, code: string, ownUses?: SQL): Promise<CouponRow | null> {
  // PostgreSQL takes no NUL in a text, and no code has one.
  if (code.includes('\0')) return null;
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), couponLives(ownUses)));
  return row ?? null;
}
