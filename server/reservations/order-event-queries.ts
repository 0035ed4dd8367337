import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { orderEvents } from './schema.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** The history of an order's status, in order of creation. */
export async function listOrderEvents(db: Executor, orderId: string): Promise<OrderEventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

/** How often the order's parcel has left: a paid order whose parcel came back is shipped again. */
export async function countShipments(db: Executor, orderId: string): Promise<number> {
  return db.$count(
    orderEvents,
    and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, 'shipped')),
  );
}
