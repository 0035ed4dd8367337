import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { auditLog } from '../accounts/schema.ts';
import { invoices } from '../orders/invoices/schema.ts';
import { returnImages, returnRequests } from '../orders/returns/schema.ts';
import { payments } from '../payments/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';

const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

/** The values of the personal columns of an anonymised order. */
const personal = {
  email: null,
  address: null,
  mailboxKey: null,
  phoneKey: null,
  doorKey: null,
  billingAddress: null,
  buyerGstin: null,
  pan: null,
  giftMessage: null,
  sources: null,
} as const satisfies Partial<typeof orders.$inferInsert>;

/**
 * Erases contact, addresses, GSTIN, gift message and personalised lines of closed unpaid orders,
 * this many days after their reservation expired: expired orders, and cancelled ones without
 * payment and invoice. An expired order that was paid late has another status.
 */
export async function deleteUnpaidOrders(db: Executor, days: number): Promise<void> {
  const paid = db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(eq(payments.orderId, orders.id), inArray(payments.status, ['captured', 'refunded'])),
    );
  const invoiced = db.select({ one: sql`1` }).from(invoices).where(eq(invoices.orderId, orders.id));
  const unpaid = and(
    or(
      eq(orders.status, 'expired'),
      and(eq(orders.status, 'cancelled'), notExists(paid), notExists(invoiced)),
    ),
    lt(orders.expiresAt, ago(days)),
  );
  const unpaidOrders = db.select({ id: orders.id }).from(orders).where(unpaid);
  await db
    .update(orderItems)
    .set({ sankalpa: null })
    .where(and(isNotNull(orderItems.sankalpa), inArray(orderItems.orderId, unpaidOrders)));
  const hasPersonalData = Object.keys(personal).map((field) =>
    isNotNull(orders[field as keyof typeof personal]),
  );
  await db
    .update(orders)
    .set(personal)
    .where(and(unpaid, or(...hasPersonalData)));
}

/** Deletes the PANs of orders older than this many days. */
export async function deletePans(db: Executor, days: number): Promise<void> {
  await db
    .update(orders)
    .set({ pan: null })
    .where(and(isNotNull(orders.pan), lt(orders.createdAt, ago(days))));
}

/** Deletes the traffic sources of orders older than this many days. */
export async function deleteSources(db: Executor, days: number): Promise<void> {
  await db
    .update(orders)
    .set({ sources: null })
    .where(and(isNotNull(orders.sources), lt(orders.createdAt, ago(days))));
}

/** Deletes customers' images of returns that were closed more than this many days ago. */
export async function deleteReturnImages(db: Executor, days: number): Promise<void> {
  const closedReturns = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(
      and(
        inArray(returnRequests.status, ['settled', 'declined', 'withdrawn']),
        lt(returnRequests.updatedAt, ago(days)),
      ),
    );
  await db.delete(returnImages).where(inArray(returnImages.returnId, closedReturns));
}

/** Erases network addresses and devices from audit log entries older than this many days. */
export async function deleteLoginAddresses(db: Executor, days: number): Promise<void> {
  await db
    .update(auditLog)
    .set({ ip: null, device: null })
    .where(and(lt(auditLog.at, ago(days)), or(isNotNull(auditLog.ip), isNotNull(auditLog.device))));
}
