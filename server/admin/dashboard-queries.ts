import { defined, unpackedStatuses, unsentStatuses } from '@jyotiratna/contract';
import { and, asc, desc, inArray, or, sql } from 'drizzle-orm';
import { products } from '../catalogue/schema.ts';
import { listOrdersOfFailedRefunds } from '../payments/refund-queries.ts';
import { inIndia } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import { orders } from '../reservations/schema.ts';
import { isCountedRevenue, needsAttention } from '../reservations/status-queries.ts';
import { isLow } from './stock/queries.ts';

/** Totals of one day in India. */
export type Day = { date: string; revenuePaise: number; orders: number };

/**
 * Revenue of each of the last `days` days, including days without orders, today last. One query.
 * Totals are computed before the join with the calendar: otherwise the planner's cost estimate
 * triggers JIT compilation, which takes half a second.
 */
export async function listRevenueDays(
  db: Executor,
  env: Pick<Env, 'PAYMENTS'>,
  days: number,
): Promise<Day[]> {
  const today = sql`date_trunc('day', ${inIndia(sql`now()`)})`;
  const first = sql`${today} - make_interval(days => ${days - 1}::int)`;
  const daily = db
    .select({
      day: sql<Date>`date_trunc('day', ${inIndia(orders.createdAt)})`.as('day'),
      paise: sql<number>`sum(${orders.amountPaise} - ${orders.refundedPaise})`.as('paise'),
      count: sql<number>`count(*)`.as('count'),
    })
    .from(orders)
    .where(
      and(isCountedRevenue(orders, env), sql`${orders.createdAt} >= ${inIndia(sql`(${first})`)}`),
    )
    .groupBy(sql`1`)
    .as('sums');
  return db
    .select({
      date: sql<string>`to_char(calendar.day, 'YYYY-MM-DD')`,
      revenuePaise: sql<number>`coalesce(sums.paise, 0)::float8`,
      orders: sql<number>`coalesce(sums.count, 0)::int`,
    })
    .from(sql`generate_series(${first}, ${today}, interval '1 day') as calendar(day)`)
    .leftJoin(daily, sql`sums.day = calendar.day`)
    .orderBy(sql`calendar.day`);
}

/**
 * Products with low stock, lowest first, and their number; one-of-a-kind stones are never low.
 * One query.
 */
export async function listLowStock(db: Executor, threshold: number, limit: number) {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      stock: products.stock,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(products)
    .where(isLow(threshold))
    .orderBy(asc(products.stock), asc(products.name), asc(products.id))
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, stock, ...row }) => ({ ...row, stock: defined(stock) })),
  };
}

/** Orders that require manual review, latest first, and their number. Two queries. */
export async function listUrgentOrders(db: Executor, limit: number) {
  const failed = await listOrdersOfFailedRefunds(db);
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      amountPaise: orders.amountPaise,
      email: orders.email,
      createdAt: orders.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(orders)
    .where(or(needsAttention(orders.status), inArray(orders.id, failed)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({ ...row, refundFailed: failed.includes(row.id) })),
  };
}

/** Counts orders that can be shipped and are not yet. One query. */
export async function countToShip(db: Executor): Promise<number> {
  return db.$count(orders, inArray(orders.status, unsentStatuses));
}

/** Counts orders that are not yet packed. One query. */
export async function countToPack(db: Executor): Promise<number> {
  return db.$count(orders, inArray(orders.status, unpackedStatuses));
}
