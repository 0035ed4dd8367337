import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { auditLog } from '../accounts/schema.ts';
import { invoices } from '../orders/invoices/schema.ts';
import { returnPictures, returnRequests } from '../orders/returns/schema.ts';
import { payments } from '../payments/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';

const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

/** Null in an order that names no person. */
const personal = {
  email: null,
  address: null,
  mailboxKey: null,
  phoneKey: null,
  doorKey: null,
  billingAddress: null,
  buyerGstin: null,
  giftMessage: null,
} as const satisfies Partial<typeof orders.$inferInsert>;

/**
 * Erases contact, addresses, GSTIN, gift message and named lines of orders that ended unpaid: expired ones, and cancelled
 * ones without a payment and an invoice, so many days after their reservation ended. An expired order that a late capture
 * paid has another status.
 */
export async function forgetUnpaidOrders(db: Executor, days: number): Promise<void> {
  const paid = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), inArray(payments.status, ['captured', 'refunded'])));
  const invoiced = db.select({ one: sql`1` }).from(invoices).where(eq(invoices.orderId, orders.id));
  const unpaid = and(
    or(eq(orders.status, 'expired'), and(eq(orders.status, 'cancelled'), notExists(paid), notExists(invoiced))),
    lt(orders.expiresAt, ago(days)),
  );
  const ended = db.select({ id: orders.id }).from(orders).where(unpaid);
  await db
    .update(orderItems)
    .set({ sankalpa: null })
    .where(and(isNotNull(orderItems.sankalpa), inArray(orderItems.orderId, ended)));
  const named = Object.keys(personal).map((field) => isNotNull(orders[field as keyof typeof personal]));
  await db
    .update(orders)
    .set(personal)
    .where(and(unpaid, or(...named)));
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
