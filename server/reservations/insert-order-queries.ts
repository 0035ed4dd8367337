import { newOrderNumber } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { type BuiltQuery, builtOnceEach, placeholders } from '../platform/database/built-once.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderEventRow } from './order-event-queries.ts';
import {
  contactKeys,
  type NewOrderRow,
  type OrderItemRow,
  type OrderRow,
} from './order-queries.ts';
import { orderEvents, orderItems, orders } from './schema.ts';

/**
 * Inserts an order with its items, under the requested number or, where that exists, under a
 * generated one.
 */
export async function insertOrder(
  tx: Transaction,
  row: NewOrderRow,
  source: string,
  items: OrderItemRow[] = [],
): Promise<OrderRow> {
  const order = await insertNumbered(tx, { ...contactKeys(row), ...row });
  const given = items.flatMap((item, at) =>
    Object.entries(item).map(([name, value]) => [`${name} ${at}`, value]),
  );
  const event = { orderId: row.id, to: row.status, source };
  await insertEvent(tx, items.map(Object.keys), { ...Object.fromEntries(given), ...event });
  return order;
}

/** An order's first event, and its items, of which each names its columns. */
const insertEvent = builtOnceEach((tx, items: readonly string[][]): BuiltQuery<unknown> => {
  const first = placeholders<OrderEventRow>(['orderId', 'to', 'source']);
  const event = tx.insert(orderEvents).values({ ...first, from: null });
  if (items.length === 0) return event;
  const saved = tx.$with('written').as(event.returning({ id: orderEvents.id }));
  const rows = items.map((columns, at) =>
    placeholders<OrderItemRow>(columns, (name) => `${name} ${at}`),
  );
  return tx.with(saved).insert(orderItems).values(rows);
});

/**
 * The unique index decides whether a number is free; two concurrent orders that request the
 * same one get different numbers.
 */
async function insertNumbered(
  tx: Transaction,
  { orderNumber, ...row }: NewOrderRow,
): Promise<OrderRow> {
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const wished = attempts === 0 ? orderNumber : null;
    const [order] = await insertRow(tx, columnsOf(row), {
      ...row,
      orderNumber: wished ?? newOrderNumber(),
    });
    if (order) return order;
  }
  throw new Error('No free order number was found.');
}

const spans = ['holdMinutes', 'leaseSeconds', 'reconcileMinutes'];

/** The columns that a row names. */
function columnsOf(row: Omit<NewOrderRow, 'orderNumber'>): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    value === undefined || spans.includes(name) ? [] : [name],
  );
}

const insertRow = builtOnceEach((tx, columns: readonly string[]) =>
  tx
    .insert(orders)
    .values({
      ...placeholders<OrderRow>([...columns, 'orderNumber']),
      expiresAt: sql`now() + make_interval(mins => ${sql.placeholder('holdMinutes')})`,
      leaseUntil: sql`now() + make_interval(secs => ${sql.placeholder('leaseSeconds')})`,
      reconcileAt: sql`now() + make_interval(mins => ${sql.placeholder('reconcileMinutes')})`,
    })
    .onConflictDoNothing({ target: orders.orderNumber })
    .returning(),
);
