import { defined } from '@jyotiratna/contract';
import { and, desc, eq, exists, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import { products } from '../../catalogue/schema.ts';
import { invoices } from '../../orders/invoices/schema.ts';
import { fromDay, indianDay, untilDay } from '../../platform/database/india.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { isCountedRevenue, isSold } from '../../reservations/status-queries.ts';

export type ReportPeriod = { from: string; to: string };
type Payments = Pick<Env, 'PAYMENTS'>;

function within({ from, to }: ReportPeriod, env: Payments): SQL {
  return defined(
    and(
      isCountedRevenue(orders, env),
      fromDay(orders.createdAt, from),
      untilDay(orders.createdAt, to),
    ),
  );
}

/** Sales of each remedy, at prices before discounts, highest first. One query. */
export async function totalByProduct(db: Executor, env: Payments, period: ReportPeriod) {
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

/** Use of each coupon, highest discount first. One query. */
export async function totalByCoupon(db: Executor, env: Payments, period: ReportPeriod) {
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

/**
 * Orders by last traffic source (attribution), highest value first; null for orders without one.
 * One query.
 */
export async function totalBySource(db: Executor, env: Payments, period: ReportPeriod) {
  const last = sql`${orders.sources} -> 'last'`;
  const source = sql<
    string | null
  >`nullif(concat_ws(' / ', ${last} ->> 'source', ${last} ->> 'medium',
    ${last} ->> 'campaign'), '')`;
  const paise = sql<number>`sum(${orders.amountPaise} - ${orders.refundedPaise})::float8`;
  return db
    .select({ source, orders: sql<number>`count(*)::int`, paise })
    .from(orders)
    .where(within(period, env))
    .groupBy(sql`1`)
    .orderBy(desc(paise), sql`1`);
}

/** Paid orders by day in India, YYYY-MM-DD. One query. */
export async function countPaidByDay(
  db: Executor,
  env: Payments,
  period: ReportPeriod,
): Promise<Map<string, number>> {
  const day = indianDay(orders.createdAt);
  const rows = await db
    .select({ day, orders: sql<number>`count(*)::int` })
    .from(orders)
    .where(within(period, env))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.orders]));
}

/**
 * A period's sold orders without an invoice for which a tax rate was missing at purchase, in order
 * of creation. One query.
 */
export async function listUninvoicedOrders(db: Executor, { from, to }: ReportPeriod) {
  const { id, orderNumber, status, provider, createdAt } = orders;
  const service = sql`${orderItems.parts} -> 'energisation'`;
  const isOpen = sql`(${orderItems.hsn} is null or ${orderItems.gstBasisPoints} is null
    or (${service} is not null and (${service} ->> 'sac' is null or ${service} ->> 'gstBasisPoints' is null)))`;
  return db
    .select({ id, orderNumber, status, provider, date: indianDay(createdAt) })
    .from(orders)
    .where(
      and(
        isSold(status),
        fromDay(createdAt, from),
        untilDay(createdAt, to),
        exists(
          db
            .select()
            .from(orderItems)
            .where(and(eq(orderItems.orderId, id), isOpen)),
        ),
        notExists(
          db
            .select()
            .from(invoices)
            .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'invoice'))),
        ),
      ),
    )
    .orderBy(createdAt, id);
}
