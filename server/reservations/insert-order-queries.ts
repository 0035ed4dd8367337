import { newOrderNumber } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
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
  await tx.insert(orderEvents).values({ orderId: row.id, from: null, to: row.status, source });
  if (items.length > 0) await tx.insert(orderItems).values(items);
  return order;
}

/**
 * The unique index decides whether a number is free; two concurrent orders that request the
 * same one get different numbers.
 */
async function insertNumbered(
  tx: Transaction,
  { orderNumber, holdMinutes, leaseSeconds, reconcileMinutes, ...row }: NewOrderRow,
): Promise<OrderRow> {
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const wished = attempts === 0 ? orderNumber : null;
    const [order] = await tx
      .insert(orders)
      .values({
        ...row,
        orderNumber: wished ?? newOrderNumber(),
        expiresAt: sql`now() + make_interval(mins => ${holdMinutes})`,
        leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
        reconcileAt: sql`now() + make_interval(mins => ${reconcileMinutes})`,
      })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (order) return order;
  }
  throw new Error('No free order number was found.');
}
