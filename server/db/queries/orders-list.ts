import type { OrderStatus } from '@jyotiratna/contract';
import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
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

/** Counting goes no further: nobody pages through more, and an exact count of a million orders costs more than the page. */
const mostCounted = 20_000;

/** How many orders match, at most 20 000; `exact` is false where there are more. One query. */
export async function countOrders(db: Executor, filter: OrderFilter): Promise<{ total: number; exact: boolean }> {
  const narrow = filter.search === undefined ? undefined : inArray(orders.id, found(filter.search));
  const matching = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(...conditions(filter), narrow))
    .limit(mostCounted + 1)
    .as('matching');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(matching);
  const { total } = row!;
  return { total: Math.min(total, mostCounted), exact: total <= mostCounted };
}

/**
 * A page of orders with their users' addresses, newest first, and the cursor of the page after it. One query.
 * @param broad the search matches so many that walking from the newest order meets a page of them soon; else the few are
 *   looked up first
 */
export async function listOrderRows(
  db: Executor,
  options: { filter: OrderFilter; limit: number; broad: boolean; cursor?: OrderCursor | undefined },
): Promise<{ rows: { order: OrderRow; userEmail: string | null }[]; next: OrderCursor | null }> {
  const { cursor, limit, broad, filter } = options;
  // A cursor must name the moment exactly: microseconds, where a Date has milliseconds.
  const moment = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const after = cursor && sql`(${orders.createdAt}, ${orders.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id})`;
  const searched =
    filter.search === undefined ? undefined : broad ? begins(filter.search) : inArray(orders.id, found(filter.search));
  const rows = await db
    .select({ order: orders, userEmail: users.email, moment })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(...conditions(filter), searched, after))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? { createdAt: last.moment, id: last.order.id } : null };
}

function conditions({ status, from, to }: OrderFilter): SQL[] {
  const given: (SQL | undefined)[] = [
    status && eq(orders.status, status),
    from ? sql`${orders.createdAt} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'` : undefined,
    to ? sql`${orders.createdAt} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'` : undefined,
  ];
  return given.filter((condition) => condition !== undefined);
}

/** `%`, `_` and `\` stand for themselves. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
const withPrefix = (text: string) => (text.toLowerCase().startsWith('ord_') ? text : `ord_${text}`);

/**
 * Orders whose id (with or without `ord_`), number, e-mail address or user's address begins with the text, each by its
 * index; of more than are counted, some. A part from the middle would have to read every order.
 */
function found(text: string): SQL {
  const pattern = beginning(text);
  const most = sql.raw(String(mostCounted + 1));
  return sql`(
    (select ${orders.id} from ${orders} where ${orders.id} like ${beginning(withPrefix(text))} limit ${most})
    union (select ${orders.id} from ${orders} where lower(${orders.orderNumber}) like ${pattern} limit ${most})
    union (select ${orders.id} from ${orders} where ${orders.email} like ${pattern} limit ${most})
    union (select ${orders.id} from ${orders} join ${users} on ${users.id} = ${orders.userId}
      where ${users.email} like ${pattern} limit ${most}))`;
}

/** The same as a condition on each order. */
function begins(text: string): SQL | undefined {
  const pattern = beginning(text);
  return or(
    like(orders.id, beginning(withPrefix(text))),
    sql`lower(${orders.orderNumber}) like ${pattern}`,
    like(orders.email, pattern),
    like(users.email, pattern),
  );
}
