import type { OrderStatus } from '@jyotiratna/contract';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../open-database.ts';
import { orders, users } from '../schema/index.ts';
import type { OrderRow } from './orders.ts';

export type OrderFilter = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  /** Days in India (YYYY-MM-DD), both included. */
  from?: string | undefined;
  to?: string | undefined;
};

export type OrderCursor = { createdAt: string; id: string };

/** A page of orders with their users' addresses, newest first, and the cursor of the page after it. One query. */
export async function listOrderRows(
  db: Executor,
  options: { filter: OrderFilter; limit: number; cursor?: OrderCursor | undefined },
): Promise<{ rows: { order: OrderRow; userEmail: string | null }[]; next: OrderCursor | null }> {
  const { cursor, limit } = options;
  // A cursor must name the moment exactly: microseconds, where a Date has milliseconds.
  const moment = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const after = cursor && sql`(${orders.createdAt}, ${orders.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id})`;
  const found = await db
    .select({ order: orders, userEmail: users.email, moment })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(...conditions(options.filter), after))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { createdAt: last.moment, id: last.order.id } : null };
}

/** How many orders match. One query. */
export async function countOrders(db: Executor, filter: OrderFilter): Promise<number> {
  const all = and(...conditions(filter));
  // Only a search looks at the users; without one the count stays a count of orders.
  if (!filter.search) return db.$count(orders, all);
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(all);
  return row!.total;
}

function conditions({ search, status, from, to }: OrderFilter): SQL[] {
  const found: (SQL | undefined)[] = [
    status && eq(orders.status, status),
    from ? sql`${orders.createdAt} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'` : undefined,
    to ? sql`${orders.createdAt} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'` : undefined,
    search ? matches(search) : undefined,
  ];
  return found.filter((condition) => condition !== undefined);
}

/** A part of the order's id, its number, its e-mail address or its user's; `%`, `_` and `\` stand for themselves. */
function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ...[orders.id, orders.orderNumber, orders.email, users.email].map((column) => sql`${column} ilike ${pattern}`),
  );
}
