import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../../catalogue/schema.ts';
import { sinceDay, untilDay } from '../../platform/database/india.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { isCountedRevenue } from '../../reservations/status-queries.ts';

export type Period = { from: string; to: string };
type Payments = Pick<Env, 'PAYMENTS'>;

function within({ from, to }: Period, env: Payments): SQL {
  return and(isCountedRevenue(orders, env), sinceDay(orders.createdAt, from), untilDay(orders.createdAt, to))!;
}

/** What was sold of each remedy, at its prices before discounts, the most first. One query. */
export async function sumByProduct(db: Executor, env: Payments, period: Period) {
  const paise = sql<number>`sum(${orderItems.unitPricePaise} * ${orderItems.quantity})::float8`;
  return db
    .select({
      name: sql<string>`coalesce(${products.name}, ${orderItems.productId})`,
      orders: sql<number>`count(distinct ${orders.id})::int`,
      pieces: sql<number>`sum(${orderItems.quantity})::int`,
      paise,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(within(period, env))
    .groupBy(orderItems.productId, products.name)
    .orderBy(desc(paise), sql`1`);
}

/** What each coupon was used for, the most discount first. One query. */
export async function sumByCoupon(db: Executor, env: Payments, period: Period) {
  const discountPaise = sql<number>`sum(${orders.discountPaise})::float8`;
  return db
    .select({
      code: sql<string>`${orders.couponCode}`,
      orders: sql<number>`count(*)::int`,
      discountPaise,
      paise: sql<number>`sum(${orders.amountPaise} - ${orders.refundedPaise})::float8`,
    })
    .from(orders)
    .where(and(within(period, env), isNotNull(orders.couponCode)))
    .groupBy(orders.couponCode)
    .orderBy(desc(discountPaise), sql`1`);
}
