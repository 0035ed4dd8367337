import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import { isOfCustomer } from '../reservations/coupon-use-queries.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { isPendingCash } from '../reservations/status-queries.ts';
import { stockUseRows } from '../reservations/stock-use-queries.ts';

/** The oldest placed, unconfirmed order of this visitor or account; null without one. */
export async function findPlaced(tx: Transaction, ownerKey: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'placed'), eq(orders.ownerKey, ownerKey)))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

export type PendingCash = {
  id: string;
  status: OrderRow['status'];
  productId: string;
  units: number;
};

/**
 * Reservations of other unpaid cash orders of an order's customer, by order and product, newest
 * order first.
 */
export async function listPendingCash(tx: Transaction, order: OrderRow): Promise<PendingCash[]> {
  return tx
    .select({
      id: orders.id,
      status: orders.status,
      productId: sql<string>`taken.product_id`,
      units: sql<number>`sum(case when taken.took_stock then ${orderItems.quantity} * taken.units else 0 end)::int`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .crossJoinLateral(stockUseRows)
    .where(and(isPendingCash(orders), ne(orders.id, order.id), isOfCustomer(order)))
    .groupBy(orders.id, sql`taken.product_id`)
    .orderBy(desc(orders.createdAt), orders.id);
}
