import { defined } from '@jyotiratna/contract';
import { and, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { addresses, customerNotes, users } from '../../accounts/schema.ts';
import { bookings } from '../../healers/schema.ts';
import type { Cursor } from '../../platform/database/cursor.ts';
import { afterCursor, cursorMoment, pageOf } from '../../platform/database/keyset-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { orders } from '../../reservations/schema.ts';
import { countsTests, isTest } from '../../reservations/status-queries.ts';

/**
 * Orders relevant to a customer, without unpaid checkouts. The condition must match that of the
 * index `orders_guests`.
 */
const real = sql`${orders.status} not in ('created', 'expired')`;
const ofGuests = and(isNull(orders.userId), isNotNull(orders.email), real);

/** Maximum search results: a search term with more is too short. */
const maxFound = sql.raw('2000');

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-10);
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Search patterns (LIKE and tsquery) of a text, each supported by an index. */
function patternsOf(search: string) {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const digits = digitsOf(search);
  return {
    email: beginning(search),
    /** tsquery of all search terms, each as a prefix. */
    words: words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null,
    phone: digits.length >= 4 && !/\p{L}/u.test(search) ? `${digits}%` : null,
  };
}

const addressPhone = sql`right(regexp_replace(${addresses.phone}, '[^0-9]', '', 'g'), 10)`;
const orderPhone = sql`right(regexp_replace(${orders.address} ->> 'phone', '[^0-9]', '', 'g'), 10)`;
const orderName = sql`to_tsvector('simple', coalesce(${orders.address} ->> 'fullName', ''))`;

function usersFound(search: string): SQL {
  const { email, words, phone } = patternsOf(search);
  const methods: (SQL | null)[] = [
    sql`select ${users.id} from ${users} where ${like(users.email, email)}`,
    words === null
      ? null
      : sql`select ${users.id} from ${users} where to_tsvector('simple', ${users.name}) @@ to_tsquery('simple', ${words})`,
    phone === null
      ? null
      : sql`select ${users.id} from ${users} where right(${users.phone}, 10) like ${phone}`,
    phone === null
      ? null
      : sql`select ${addresses.userId} from ${addresses} where ${addressPhone} like ${phone}`,
    phone === null
      ? null
      : sql`select ${orders.userId} from ${orders} where ${orderPhone} like ${phone} and ${orders.userId} is not null`,
  ];
  return anyOf(methods);
}

function guestsFound(search: string): SQL {
  const { email, words, phone } = patternsOf(search);
  const guests = sql`${orders.userId} is null and ${orders.email} is not null`;
  const methods: (SQL | null)[] = [
    sql`select ${orders.email} from ${orders} where ${like(orders.email, email)} and ${guests}`,
    words === null
      ? null
      : sql`select ${orders.email} from ${orders} where ${orderName} @@ to_tsquery('simple', ${words}) and ${guests}`,
    phone === null
      ? null
      : sql`select ${orders.email} from ${orders} where ${orderPhone} like ${phone} and ${guests}`,
  ];
  return anyOf(methods);
}

function anyOf(methods: readonly (SQL | null)[]): SQL {
  const each = methods
    .filter((route) => route !== null)
    .map((route) => sql`(${route} limit ${maxFound})`);
  return sql`(${sql.join(each, sql` union `)})`;
}

type Page = { search?: string | undefined; limit: number; cursor?: Cursor | undefined };

/** A page of customers' active accounts, latest first. One query. */
export async function listAccounts(db: Executor, { search, limit, cursor }: Page) {
  const found = await db
    .select({ user: users, moment: cursorMoment(users.createdAt) })
    .from(users)
    .where(
      and(
        eq(users.role, 'user'),
        isNull(users.deletedAt),
        search ? sql`${users.id} in ${usersFound(search)}` : undefined,
        afterCursor(users, cursor),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1);
  return pageOf(found, limit, ({ user }) => user.id);
}

/** Addresses of guest customers, in byte order, at most one more than `limit`. One query. */
export async function listGuests(db: Executor, { search, limit, cursor }: Page): Promise<string[]> {
  const email = sql<string>`(${orders.email} collate "C")`;
  const rows = await db
    .selectDistinct({ email: email.as('address') })
    .from(orders)
    .where(
      and(
        ofGuests,
        search ? sql`${orders.email} in ${guestsFound(search)}` : undefined,
        cursor && sql`${email} > ${cursor.value}`,
      ),
    )
    .orderBy(sql`address`)
    .limit(limit + 1);
  return rows.map((row) => row.email);
}

type Payments = Pick<Env, 'PAYMENTS'>;
export type CustomerStats = {
  orders: number;
  paise: number;
  lastAt: Date | null;
  name: string | null;
};

/** Order statistics of accounts, by their ids. One query, skipped for an empty list. */
export async function accountStats(
  db: Executor,
  env: Payments,
  ids: readonly string[],
): Promise<Map<string, CustomerStats>> {
  if (ids.length === 0) return new Map();
  const rows = await stats(db, env, orders.userId, and(inArray(orders.userId, [...ids]), real));
  return new Map(rows.map(({ of, ...row }) => [defined(of), row]));
}

/** Order statistics of guests, by their addresses. One query, skipped for an empty list. */
export async function guestStats(
  db: Executor,
  env: Payments,
  emails: readonly string[],
): Promise<Map<string, CustomerStats>> {
  if (emails.length === 0) return new Map();
  const rows = await stats(
    db,
    env,
    orders.email,
    and(inArray(orders.email, [...emails]), ofGuests),
  );
  return new Map(rows.map(({ of, ...row }) => [defined(of), row]));
}

/** Order statistics; test orders count only in a shop on the sandbox. */
function stats(
  db: Executor,
  env: Payments,
  of: typeof orders.userId | typeof orders.email,
  where: SQL | undefined,
) {
  const isCounted = countsTests(env) ? sql`true` : sql`not ${isTest(orders)}`;
  return db
    .select({
      of,
      orders: sql<number>`(count(*) filter (where ${isCounted}))::int`,
      paise: sql<number>`coalesce(sum(${orders.amountPaise} - ${orders.refundedPaise}) filter (where ${isCounted} and ${orders.status} not in ('payment_review', 'refund_pending', 'refunded', 'cancelled')), 0)::float8`,
      lastAt: sql<Date | null>`max(${orders.createdAt})`.mapWith(orders.createdAt),
      name: sql<
        string | null
      >`(array_agg(${orders.address} ->> 'fullName' order by ${orders.createdAt} desc) filter (where ${orders.address} ->> 'fullName' <> ''))[1]`,
    })
    .from(orders)
    .where(where)
    .groupBy(of);
}

/** The owner of orders, sessions and notes: an account, or a guest's email address. */
export type Whose = { userId: string; email?: undefined } | { email: string; userId?: undefined };

const ordersOf = ({ userId, email }: Whose) =>
  userId === undefined
    ? and(eq(orders.email, email), ofGuests)
    : and(eq(orders.userId, userId), real);

/** A customer's latest orders, with their phone numbers. One query. */
export async function listLatestOrders(db: Executor, whose: Whose, limit: number) {
  const { id, orderNumber, status, amountPaise, provider, createdAt } = orders;
  return db
    .select({
      id,
      orderNumber,
      status,
      amountPaise,
      provider,
      createdAt,
      phone: sql<string | null>`${orders.address} ->> 'phone'`,
    })
    .from(orders)
    .where(ordersOf(whose))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** A customer's latest bookings of sessions. One query. */
export async function listLatestBookings(db: Executor, { userId, email }: Whose, limit: number) {
  const theirs =
    userId === undefined
      ? and(isNull(bookings.userId), eq(bookings.email, email))
      : eq(bookings.userId, userId);
  return db.select().from(bookings).where(theirs).orderBy(desc(bookings.startsAt)).limit(limit);
}

/** Phone numbers of an account's address book. One query. */
export async function listPhones(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ phone: addresses.phone })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.id));
  return rows.map(({ phone }) => phone);
}

const notesOf = ({ userId, email }: Whose) =>
  userId === undefined ? eq(customerNotes.email, email) : eq(customerNotes.userId, userId);

/** The latest notes about a customer. One query. */
export async function listNotes(db: Executor, whose: Whose, limit: number) {
  return db
    .select()
    .from(customerNotes)
    .where(notesOf(whose))
    .orderBy(desc(customerNotes.id))
    .limit(limit);
}

export async function insertNote(
  db: Executor,
  whose: Whose,
  note: { text: string; by: string },
): Promise<void> {
  const { userId = null, email = null } = whose;
  await db.insert(customerNotes).values({ userId, email, ...note });
}

/** @returns whether the note existed */
export async function deleteNote(db: Executor, whose: Whose, id: number): Promise<boolean> {
  const rows = await db
    .delete(customerNotes)
    .where(and(eq(customerNotes.id, id), notesOf(whose)))
    .returning({ id: customerNotes.id });
  return rows.length > 0;
}
