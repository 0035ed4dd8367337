import { defined } from '@jyotiratna/contract';
import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { cartCoupons } from '../../cart/schema.ts';
import { products } from '../../catalogue/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type { CouponRow } from '../../pricing/queries.ts';
import { coupons } from '../../pricing/schema.ts';

/**
 * Whether the coupon has started, and whether it has expired, is determined by the database's
 * clock.
 */
export type AdminCouponRow = CouponRow & { scheduled: boolean; expired: boolean };
export type CouponColumns = Pick<
  CouponRow,
  | (
      | 'code'
      | 'type'
      | 'value'
      | 'startsAt'
      | 'expiresAt'
      | 'minCartPaise'
      | 'maxRedemptions'
      | 'active'
    )
  | ('maxPerCustomer' | 'maxDiscountPaise' | 'productIds' | 'categories')
>;

const fields = {
  ...getTableColumns(coupons),
  scheduled: sql<boolean>`coalesce(${coupons.startsAt} > now(), false)`,
  expired: sql<boolean>`coalesce(${coupons.expiresAt} <= now(), false)`,
};
const alive = isNull(coupons.deletedAt);

/** All coupons that are not deleted, latest first. One query. */
export async function listCouponRows(db: Executor): Promise<AdminCouponRow[]> {
  return db
    .select(fields)
    .from(coupons)
    .where(alive)
    .orderBy(desc(coupons.createdAt), desc(coupons.id));
}

/** A coupon that is not deleted; `lock` locks its row until the transaction is complete. */
export async function findCouponRow(
  db: Executor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<AdminCouponRow | null> {
  const query = db
    .select(fields)
    .from(coupons)
    .where(and(eq(coupons.id, id), alive));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** @throws a unique violation of `coupons_code_alive` where the code is in use */
export async function insertCoupon(
  tx: Transaction,
  row: CouponColumns & { id: string },
): Promise<AdminCouponRow> {
  await tx.insert(coupons).values(row);
  return defined(await findCouponRow(tx, row.id));
}

/** @throws a unique violation of `coupons_code_alive` where the code is in use */
export async function changeCoupon(
  tx: Transaction,
  id: string,
  fields: CouponColumns,
): Promise<AdminCouponRow> {
  await tx
    .update(coupons)
    .set({ ...fields, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id));
  return defined(await findCouponRow(tx, id));
}

/**
 * Soft-deletes a coupon and removes it from every cart: orders retain its code, which can be
 * reused.
 */
export async function softDeleteCoupon(tx: Transaction, id: string): Promise<void> {
  await tx.update(coupons).set({ deletedAt: sql`now()`, active: false }).where(eq(coupons.id, id));
  await tx.delete(cartCoupons).where(eq(cartCoupons.couponId, id));
}

/**
 * Names of the coupons' remedies, by id; deleted remedies are omitted. One query, skipped for an
 * empty list.
 */
export async function customerNamesOf(
  db: Executor,
  rows: readonly Pick<CouponRow, 'productIds'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)));
  return new Map(found.map(({ id, name }) => [id, name]));
}
