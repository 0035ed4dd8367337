import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { creditPattern } from './credit-code.ts';
import { coupons } from './schema.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** SQL that the coupon which the surrounding query is at is a store credit. */
export const isCredit: SQL = sql`(${coupons.type} = 'fixed' and ${coupons.code} ~ ${creditPattern}::text)`;

/**
 * Active, not deleted, between its start and its end, not used up; by the database's clock.
 * `ownUses`, a number in SQL, are uses reserved by the owner's own unpaid order: they are still
 * available to them. So are `ownPaise`, which it deducted from a credit.
 */
export function couponLives(ownUses: SQL = sql`0`, ownPaise: SQL = sql`0`): SQL | undefined {
  return and(
    isNull(coupons.deletedAt),
    eq(coupons.active, true),
    sql`${coupons.value} + ${ownPaise} > 0`,
    sql`(${coupons.startsAt} is null or ${coupons.startsAt} <= now())`,
    sql`(${coupons.expiresAt} is null or ${coupons.expiresAt} > now())`,
    sql`(${coupons.maxRedemptions} is null or ${coupons.redeemedCount} - ${ownUses} < ${coupons.maxRedemptions})`,
  );
}

/** Deducts this amount in paise from the balance of a store credit, down to zero. */
export async function lowerCredit(tx: Transaction, id: string, paise: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ value: sql`greatest(${coupons.value} - ${paise}::bigint, 0)`, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id));
}

/**
 * A coupon's columns; the value of a store credit includes the paise that the owner's own
 * unpaid order deducted.
 */
export function ownCouponColumns(ownPaise: SQL) {
  return { ...getTableColumns(coupons), value: sql<number>`(${coupons.value} + ${ownPaise})::float8` };
}

/** Paise that are left of the store credit of that code; 0 for any other coupon. */
export async function findCreditLeft(db: Executor, code: string | null): Promise<number> {
  if (code === null) return 0;
  const [row] = await db
    .select({ paise: coupons.value })
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.deletedAt), isCredit));
  return row?.paise ?? 0;
}

/** Whether a coupon of that (upper-case) code exists, whatever has become of it. */
export async function isCouponCode(db: Executor, code: string): Promise<boolean> {
  if (code.includes('\0')) return false;
  return (await db.$count(coupons, and(eq(coupons.code, code), isNull(coupons.deletedAt)))) > 0;
}

/** The active coupon of that (upper-case) code, as this owner may use it. */
export async function findActiveCoupon(
  db: Executor,
  code: string,
  ownUses?: SQL,
  ownPaise: SQL = sql`0`,
): Promise<CouponRow | null> {
  // PostgreSQL rejects NUL in text, and no code has one.
  if (code.includes('\0')) return null;
  const [row] = await db
    .select(ownCouponColumns(ownPaise))
    .from(coupons)
    .where(and(eq(coupons.code, code), couponLives(ownUses, ownPaise)));
  return row ?? null;
}

/** Codes of percentage coupons that can be used and have no end. One query. */
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
