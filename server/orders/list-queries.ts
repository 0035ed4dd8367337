import {
  defined,
  type OrderStatus,
  type PaymentMethod,
  unpackedStatuses,
} from '@jyotiratna/contract';
import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.ts';
import { refundedUnits } from '../payments/refund-queries.ts';
import { payments } from '../payments/schema.ts';
import { fromDay, untilDay } from '../platform/database/india.ts';
import { cursorMoment } from '../platform/database/keyset-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orderItems, orders } from '../reservations/schema.ts';

export type OrderFilter = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  workshop?: 'waits_for_size' | 'in_the_workshop' | undefined;
  payment?: PaymentMethod | undefined;
  /** Days in India (YYYY-MM-DD), both included. */
  from?: string | undefined;
  to?: string | undefined;
};

export type OrderCursor = { createdAt: string; id: string };

/**
 * The maximum count: no user pages further, and an exact count of a million orders costs more than
 * the page.
 */
const maxCounted = 10_000;
/** The number of latest orders that a broad search scans first; they nearly always fill a page. */
const walked = 5000;

/** The number of matching orders, at most 10 000; `exact` is false if there are more. One query. */
export async function countOrders(
  db: Executor,
  filter: OrderFilter,
): Promise<{ total: number; exact: boolean }> {
  const max = sql.raw(String(maxCounted + 1));
  const some = (route?: SQL) =>
    sql`(select ${orders.id} from ${orders} where ${and(route, ...conditions(filter)) ?? sql`true`} limit ${max})`;
  const matching =
    filter.search === undefined ? some() : sql.join(methods(filter.search).map(some), sql` union `);
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`(select 1 from (${matching}) as found limit ${max}) as counted`);
  const { total } = defined(row);
  return { total: Math.min(total, maxCounted), exact: total <= maxCounted };
}

type Page = { filter: OrderFilter; limit: number; cursor?: OrderCursor | undefined };

/**
 * A page of orders with their users' email addresses, latest first, and the cursor of the next
 * page. One or two queries.
 * @param broad the search matches more than the count limit: the latest orders are scanned first,
 * and the search indexes are used if these contain too few matches (such as old order numbers)
 */
export async function listOrderRows(
  db: Executor,
  { broad, ...page }: Page & { broad: boolean },
): Promise<{ rows: { order: OrderRow; userEmail: string | null }[]; next: OrderCursor | null }> {
  const { filter, limit } = page;
  let rows = await readRows(
    db,
    broad || filter.search === undefined ? amongNewest(page) : byIndexes(page),
  );
  if (broad && filter.search !== undefined && rows.length <= limit)
    rows = await readRows(db, byIndexes(page));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > limit && last ? { createdAt: last.moment, id: last.order.id } : null,
  };
}

/** Null for a deleted account, whose stored address is an unreachable placeholder. */
const addressOfActive = sql<
  string | null
>`case when ${users.deletedAt} is null then ${users.email} end`;

/** @param ids a subquery of order ids */
function readRows(db: Executor, ids: SQL) {
  return db
    .select({ order: orders, userEmail: addressOfActive, moment: cursorMoment(orders.createdAt) })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, ids))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

const newestFirst = sql`order by created_at desc, id desc`;

/**
 * A subquery of the ids of a page and one more, by scanning from the latest order; a search scans
 * at most `walked` orders.
 */
function amongNewest({ filter: { search, ...filter }, limit, cursor }: Page): SQL {
  const met = and(...conditions(filter), after(cursor)) ?? sql`true`;
  const page = sql.raw(String(limit + 1));
  if (search === undefined)
    return sql`(select ${orders.id} from ${orders} where ${met} ${newestFirst} limit ${page})`;
  const inReach = sql`(select * from ${orders} where ${met} ${newestFirst} limit ${sql.raw(String(walked))})`;
  return sql`(select id from ${inReach} as ${orders} where ${or(...methods(search))} ${newestFirst} limit ${page})`;
}

/**
 * A subquery of the ids of a page and one more by the search indexes: the latest matches of each
 * index, and the latest of these. `offset 0` is an optimisation barrier: it stops the planner from
 * scanning all orders when it expects early matches.
 */
function byIndexes({ filter: { search = '', ...filter }, limit, cursor }: Page): SQL {
  const page = sql.raw(String(limit + 1));
  const newest = methods(search).map((route) => {
    const met = and(route, ...conditions(filter), after(cursor));
    const all = sql`select ${orders.id}, ${orders.createdAt} from ${orders} where ${met} offset 0`;
    return sql`(select * from (${all}) as one_way ${newestFirst} limit ${page})`;
  });
  return sql`(select id from (${sql.join(newest, sql` union `)}) as each_way ${newestFirst} limit ${page})`;
}

/**
 * SQL condition: a sold order has a line in production that is not refunded, with a missing ring
 * size, or without one.
 */
function inWorkshop(state: NonNullable<OrderFilter['workshop']>): SQL {
  const unsure = sql`(${orderItems.parts} -> 'setting' ->> 'size' = 'unsure' and ${orderItems.ringSize} is null)`;
  return sql`${inArray(orders.status, unpackedStatuses)} and exists (select 1 from ${orderItems}
    where ${orderItems.orderId} = ${orders.id} and ${orderItems.parts} -> 'setting' is not null and ${orderItems.madeAt} is null
      and ${orderItems.quantity} > ${refundedUnits(orderItems)} and ${state === 'waits_for_size' ? unsure : sql`coalesce(not ${unsure}, true)`})`;
}

/** All other providers are online payment providers. */
const paidBy: Readonly<Record<PaymentMethod, SQL>> = {
  online: sql`${orders.provider} not in ('cash', 'counter', 'none')`,
  cash: sql`${orders.provider} = 'cash'`,
  counter: sql`${orders.provider} = 'counter'`,
  none: sql`${orders.provider} = 'none'`,
};

function conditions({ status, workshop, payment, from, to }: OrderFilter): SQL[] {
  const given: (SQL | undefined)[] = [
    status && eq(orders.status, status),
    workshop && inWorkshop(workshop),
    payment && paidBy[payment],
    from ? fromDay(orders.createdAt, from) : undefined,
    to ? untilDay(orders.createdAt, to) : undefined,
  ];
  return given.filter((condition) => condition !== undefined);
}

function after(cursor: OrderCursor | undefined): SQL | undefined {
  return (
    cursor &&
    sql`(${orders.createdAt}, ${orders.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id})`
  );
}

/** A case-insensitive LIKE pattern for a prefix; escapes `%`, `_` and `\`. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
const withPrefix = (prefix: string, text: string) =>
  text.toLowerCase().startsWith(prefix) ? text : prefix + text;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Conditions of a search by address: name terms by prefix; digits by phone number or PIN code.
 * Normalised like their indexes.
 */
function addressConditions(text: string): SQL[] {
  if (/\p{L}/u.test(text)) {
    // An order number, id or email address is not searched as a name.
    const words = /[@_\d]/.test(text) ? [] : (text.match(/[\p{L}\p{M}]+/gu) ?? []);
    const query = words.map((word) => `${word}:*`).join(' & ');
    const name = sql`to_tsvector('simple', coalesce(${orders.address} ->> 'fullName', ''))`;
    return words.length === 0 ? [] : [sql`${name} @@ to_tsquery('simple', ${query})`];
  }
  const digits = digitsOf(text);
  const phone = sql`right(regexp_replace(${orders.address} ->> 'phone', '[^0-9]', '', 'g'), 10)`;
  return [
    ...(digits.length >= 4 ? [sql`${phone} like ${`${digits.slice(-10)}%`}`] : []),
    ...(digits.length === 6 ? [sql`${orders.address} ->> 'pincode' = ${digits}`] : []),
  ];
}

/**
 * The conditions of an order search, each supported by an index: a prefix of the order number (with
 * or without `JR-`), of the id (with or without `ord_`), or of the order's or its user's email
 * address; terms of the name, phone number, PIN code; a full payment id. A substring search would
 * have to read every order.
 */
function methods(text: string): SQL[] {
  const pattern = beginning(text);
  return [
    // Order numbers are stored in upper case.
    like(orders.orderNumber, beginning(withPrefix('jr-', text)).toUpperCase()),
    like(orders.id, beginning(withPrefix('ord_', text))),
    like(orders.email, pattern),
    sql`${orders.userId} in (select ${users.id} from ${users} where ${users.email} like ${pattern} and ${users.deletedAt} is null)`,
    // Ids of the payment provider, such as `pay_…` and `order_…`.
    ...(/^\w+_\w{6,}$/.test(text)
      ? [
          sql`${orders.id} in (select ${payments.orderId} from ${payments} where ${payments.id} = ${text})`,
          eq(orders.gatewayOrderId, text),
        ]
      : []),
    ...addressConditions(text),
  ];
}
