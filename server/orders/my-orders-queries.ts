import { and, asc, desc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { customerNotes } from '../accounts/schema.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';

export type OrderWithItems = typeof orders.$inferSelect & {
  items: (typeof orderItems.$inferSelect)[];
};

/** A user's orders with their lines, latest first, without those that expired unpaid. */
export async function listOrdersOf(
  db: Executor,
  userId: string,
  limit = 200,
): Promise<OrderWithItems[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'expired')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.id) ?? [] }));
}

/**
 * Assigns the paid guest orders of an email address, now verified, to its user, with the
 * administrators' notes about that guest. The `ownerKey` stays, so the browser that placed an order
 * can still display it.
 */
export async function adoptGuestOrders(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<void> {
  await tx
    .update(orders)
    .set({ userId })
    .where(
      and(
        eq(orders.email, email),
        isNull(orders.userId),
        notInArray(orders.status, ['created', 'expired']),
      ),
    );
  await tx.update(customerNotes).set({ userId, email: null }).where(eq(customerNotes.email, email));
}
