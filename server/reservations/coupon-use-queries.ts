import { defined } from '@jyotiratna/contract';
import { and, eq, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { type CouponRow, couponLives, findActiveCoupon } from '../pricing/queries.ts';
import { coupons } from '../pricing/schema.ts';
import type { OrderRow } from './order-queries.ts';
import { orders } from './schema.ts';

/**
 * Counts one use of a coupon, if it is still active and within its limit per customer. The update
 * locks the coupon's row until the transaction ends: concurrent uses are serialised, so that two
 * orders of one customer cannot both have the last use.
 * @returns the reason of a rejection: `gone`, or used up by this customer; null on success
 */
export async function takeCouponUse(
  tx: Transaction,
  couponId: string,
  customer: OrderCustomer & { orderId: string },
): Promise<'gone' | { customerLimit: number } | null> {
  const [row] = await tx
    .update(coupons)
    .set({ redeemedCount: sql`${coupons.redeemedCount} + 1` })
    .where(and(eq(coupons.id, couponId), couponLives()))
    .returning({ max: coupons.maxPerCustomer });
  if (!row) return 'gone';
  if (row.max === null) return null;
  const uses = await tx.$count(
    orders,
    and(
      eq(orders.couponId, couponId),
      orders.hasReservedStock,
      isOfCustomer(customer),
      ne(orders.id, customer.orderId),
    ),
  );
  return uses < row.max ? null : { customerLimit: row.max };
}

/** Releases uses of a coupon. */
export async function returnCouponUse(tx: Transaction, couponId: string, uses = 1): Promise<void> {
  await tx
    .update(coupons)
    .set({ redeemedCount: sql`greatest(0, ${coupons.redeemedCount} - ${uses}::int)` })
    .where(eq(coupons.id, couponId));
}

/**
 * SQL for the number of uses reserved by this owner's own unpaid orders, of the coupon in the
 * current row of the surrounding query.
 */
export function ownCouponUses(ownerKey: string): SQL {
  return sql`(select count(*) from ${orders} where ${orders.ownerKey} = ${ownerKey}
    and ${orders.couponId} = ${coupons.id} and ${orders.status} = 'created' and ${orders.hasReservedStock})`;
}

/** The active coupon of this code (upper case), with the uses available to this owner. */
export function findOwnCoupon(
  db: Executor,
  code: string,
  ownerKey: string,
): Promise<CouponRow | null> {
  return findActiveCoupon(db, code, ownCouponUses(ownerKey));
}

/**
 * A customer is identified by the account, the browser, and the normal forms of mailbox, phone
 * and delivery address.
 */
export type OrderCustomer = Pick<
  OrderRow,
  'ownerKey' | 'userId' | 'mailboxKey' | 'phoneKey' | 'doorKey'
>;

/** SQL condition: orders of this customer. Each criterion has an index of its own. */
export function isOfCustomer({
  ownerKey,
  userId,
  mailboxKey,
  phoneKey,
  doorKey,
}: OrderCustomer): SQL | undefined {
  return or(
    eq(orders.ownerKey, ownerKey),
    userId ? eq(orders.userId, userId) : undefined,
    mailboxKey ? eq(orders.mailboxKey, mailboxKey) : undefined,
    phoneKey ? eq(orders.phoneKey, phoneKey) : undefined,
    doorKey ? eq(orders.doorKey, doorKey) : undefined,
  );
}

/**
 * Whether a customer has reached a coupon's limit. Reservations of their own unpaid orders do
 * not count: the next order replaces them. One query, zero without such a limit.
 */
export async function isUsedUpBy(
  db: Executor,
  coupon: Pick<CouponRow, 'id' | 'maxPerCustomer'>,
  customer: OrderCustomer,
): Promise<boolean> {
  if (coupon.maxPerCustomer === null) return false;
  const own = and(eq(orders.ownerKey, customer.ownerKey), eq(orders.status, 'created'));
  const uses = await db.$count(
    orders,
    and(
      eq(orders.couponId, coupon.id),
      orders.hasReservedStock,
      isOfCustomer(customer),
      not(defined(own)),
    ),
  );
  return uses >= coupon.maxPerCustomer;
}
