import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { auditLog } from '../accounts/schema.ts';
import { returnPictures, returnRequests } from '../orders/returns/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';

const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

/**
 * Takes e-mail address, addresses and named lines out of orders that ended unpaid so many days ago. A capture that came
 * later has made them another kind of order.
 */
export async function forgetUnpaidOrders(db: Executor, days: number): Promise<void> {
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'expired'), lt(orders.expiresAt, ago(days))));
  await db
    .update(orderItems)
    .set({ sankalpa: null })
    .where(and(isNotNull(orderItems.sankalpa), inArray(orderItems.orderId, ended)));
  await db
    .update(orders)
    .set({ email: null, address: null, billingAddress: null })
    .where(
      and(
        eq(orders.status, 'expired'),
        lt(orders.expiresAt, ago(days)),
        or(isNotNull(orders.email), isNotNull(orders.address), isNotNull(orders.billingAddress)),
      ),
    );
}

/** Removes what customers showed with returns that ended so many days ago. */
export async function forgetReturnPictures(db: Executor, days: number): Promise<void> {
  const ended = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(
      and(
        inArray(returnRequests.status, ['settled', 'declined', 'withdrawn']),
        lt(returnRequests.updatedAt, ago(days)),
      ),
    );
  await db.delete(returnPictures).where(inArray(returnPictures.returnId, ended));
}

/** Takes network addresses and devices out of entries of the audit log that are so many days old. */
export async function forgetLoginAddresses(db: Executor, days: number): Promise<void> {
  await db
    .update(auditLog)
    .set({ ip: null, device: null })
    .where(and(lt(auditLog.at, ago(days)), or(isNotNull(auditLog.ip), isNotNull(auditLog.device))));
}
