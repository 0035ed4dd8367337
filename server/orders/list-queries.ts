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
 * Counting stops here: no user pages further, and an exact count of a million orders costs more
 * than the page.
 */
const maxCounted = 10_000;
/** Among so many of the latest orders a page of a broad search is nearly sure to be found. */
const walked = 5000;

/** How many orders match, at most 10 000; `exact` is false where there are more. One query. */
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
 * A page of orders with their users' addresses, latest first, and the cursor of the page after
 * it. One query, or two.
 * @param broad the search matches more than the count limit: the page is searched among the
 *   latest orders first, and through the indexes where they contain too few matches, for
 *   example for old numbers
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

/** A deleted account's address is an unreachable placeholder. */
const addressOfActive = sql<
  string | null
>`case when ${users.deletedAt} is null then ${users.email} end`;

/** @param ids a selection of ids, as SQL */
function readRows(db: Executor, ids: SQL) {
  // A cursor must name the moment exactly: microseconds, where a Date has milliseconds.
  const moment = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return db
    .select({ order: orders, userEmail: addressOfActive, moment })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, ids))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

const newestFirst = sql`order by created_at desc, id desc`;

/**
 * The ids of a page and one more by walking from the latest order on; for a search no further than
 * `walked`.
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
 * The same by the search indexes: the latest matches of each index, and of these the latest.
 * `offset 0` stops the planner from scanning all orders instead, which it does when it expects
 * to find a page of the few early.
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
 * Sold orders with a line that is not made and not refunded: with a missing size, or any other.
 */
function inWorkshop(state: NonNullable<OrderFilter['workshop']>): SQL {
  const unsure = sql`(${orderItems.parts} -> 'setting' ->> 'size' = 'unsure' and ${orderItems.ringSize} is null)`;
  return sql`${inArray(orders.status, unpackedStatuses)} and exists (select 1 from ${orderItems}
    where ${orderItems.orderId} = ${orders.id} and ${orderItems.parts} -> 'setting' is not null and ${orderItems.madeAt} is null
      and ${orderItems.quantity} > ${refundedUnits(orderItems)} and ${state === 'waits_for_size' ? unsure : sql`coalesce(not ${unsure}, true)`})`;
}

/** An order that is neither cash on delivery nor free is paid through a provider. */
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

/** Escapes `%`, `_` and `\`. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
const withPrefix = (prefix: string, text: string) =>
  text.toLowerCase().startsWith(prefix) ? text : prefix + text;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Address search: name terms by prefix; digits alone match the phone number or the PIN code.
 * Normalised as their indexes.
 */
function addressConditions(text: string): SQL[] {
  if (/\p{L}/u.test(text)) {
    // A number, an id or an address of the shop's is no name.
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
 * The conditions by which a search term finds an order, each served by its index: a prefix of
 * its number (with or without `JR-`), id (with or without `ord_`), email address or its user's;
 * terms of the name, phone number, PIN code; a payment's whole id. An infix match would have to
 * read every order.
 */
function methods(text: string): SQL[] {
  const pattern = beginning(text);
  return [
    // Numbers are stored in upper case.
    like(orders.orderNumber, beginning(withPrefix('jr-', text)).toUpperCase()),
    like(orders.id, beginning(withPrefix('ord_', text))),
    like(orders.email, pattern),
    sql`${orders.userId} in (select ${users.id} from ${users} where ${users.email} like ${pattern} and ${users.deletedAt} is null)`,
    // Of a provider, such as `pay_…` and `order_…`.
    ...(/^\w+_\w{6,}$/.test(text)
      ? [
          sql`${orders.id} in (select ${payments.orderId} from ${payments} where ${payments.id} = ${text})`,
          eq(orders.gatewayOrderId, text),
        ]
      : []),
    ...addressConditions(text),
  ];
}
