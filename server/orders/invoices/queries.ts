import { defined } from '@jyotiratna/contract';
import { and, asc, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { payments, refunds } from '../../payments/schema.ts';
import { indianDay, inIndia } from '../../platform/database/india.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { invoiceCounters, invoices } from './schema.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Today in India by the database's clock, YYYY-MM-DD. */
export async function readToday(db: Executor): Promise<string> {
  const [row] = await db.select({ today: indianDay(sql`now()`) }).from(sql`(select 1) as one`);
  return defined(row).today;
}

/**
 * Allocates the next serial number of a series. The counter's row stays locked until the
 * transaction ends: if it fails, the next transaction gets the same number, so there are no gaps.
 */
export async function takeSerial(
  tx: Transaction,
  series: string,
  financialYear: string,
): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.financialYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  return defined(row).last;
}

export async function insertInvoice(
  tx: Transaction,
  row: typeof invoices.$inferInsert,
): Promise<InvoiceRow> {
  const [inserted] = await tx.insert(invoices).values(row).returning();
  return defined(inserted);
}

export async function findInvoice(db: Executor, orderId: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row ?? null;
}

/** The ids among `orderIds` of the orders with an invoice. One query. */
export async function findInvoiced(
  db: Executor,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(and(inArray(invoices.orderId, [...orderIds]), eq(invoices.kind, 'invoice')));
  return new Set(rows.map(({ orderId }) => orderId));
}

export async function findCreditNote(db: Executor, refundKey: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.refundKey, refundKey));
  return row ?? null;
}

/** The full credit note of a reversed invoice; it has no refund. */
export async function findCancellation(db: Executor, orderId: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, orderId),
        eq(invoices.kind, 'credit_note'),
        isNull(invoices.refundKey),
      ),
    );
  return row ?? null;
}

/** All tax documents of an order, in order of issue. */
export async function listOrderInvoices(db: Executor, orderId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

/**
 * The tax documents issued on these days in India (YYYY-MM-DD, both included), in order of issue.
 */
export async function listInvoicesBetween(
  db: Executor,
  from: string,
  to: string,
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(sql`${inIndia(invoices.issuedAt)}::date between ${from}::date and ${to}::date`)
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

/** The tax documents with these numbers. One query; none without numbers. */
export async function listInvoicesByNumber(
  db: Executor,
  numbers: readonly string[],
): Promise<InvoiceRow[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.number, [...numbers]));
}

/**
 * Processed refunds of invoiced orders without a credit note, while the invoice is not fully
 * credited.
 */
export async function listUncreditedRefunds(
  db: Executor,
  limit: number,
): Promise<{ key: string; orderId: string }[]> {
  const note = alias(invoices, 'note');
  const invoiced = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(eq(invoices.orderId, refunds.orderId));
  const payable = (
    kind: InvoiceRow['kind'],
  ) => sql`(select coalesce(sum((one.content #>> '{totals,payable}')::bigint), 0)
    from ${invoices} one where one.order_id = ${refunds.orderId} and one.kind = ${kind})`;
  const credited = db.select({ one: sql`1` }).from(note).where(eq(note.refundKey, refunds.key));
  return db
    .select({ key: refunds.key, orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, 'processed'),
        eq(payments.disposition, 'applied'),
        exists(invoiced),
        notExists(credited),
        sql`${payable('credit_note')} < ${payable('invoice')}`,
      ),
    )
    .limit(limit);
}
