import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import type { PaymentRow } from '../../payments/queries.ts';
import { payments } from '../../payments/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { OrderEventRow } from '../../reservations/order-event-queries.ts';
import { orderEvents } from '../../reservations/schema.ts';

/** All payments reported by the provider for an order, in order of creation. */
export async function listOrderPayments(db: Executor, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/**
 * An order's status changes, in order of creation; a source of `admin:` and an id is replaced by
 * `admin:` and the email address.
 */
export async function listOrderMovements(db: Executor, orderId: string): Promise<OrderEventRow[]> {
  return db
    .select({
      ...getTableColumns(orderEvents),
      source: sql<string>`coalesce('admin:' || ${users.email}, ${orderEvents.source})`,
    })
    .from(orderEvents)
    .leftJoin(
      users,
      sql`${orderEvents.source} like 'admin:%' and ${users.id} = substr(${orderEvents.source}, 7) and ${users.deletedAt} is null`,
    )
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}
