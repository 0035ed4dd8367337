import { defined } from '@jyotiratna/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { inIndia } from '../../platform/database/india.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { consultations } from '../schema.ts';
import { sessionInvoices, sessionRefunds } from './schema.ts';

export type SessionInvoiceRow = typeof sessionInvoices.$inferSelect;

export async function findSessionInvoice(
  db: Executor,
  consultationId: string,
): Promise<SessionInvoiceRow | null> {
  const [row] = await db
    .select()
    .from(sessionInvoices)
    .where(eq(sessionInvoices.consultationId, consultationId));
  return row ?? null;
}

export async function insertSessionInvoice(
  tx: Executor,
  row: typeof sessionInvoices.$inferInsert,
): Promise<SessionInvoiceRow> {
  const [inserted] = await tx.insert(sessionInvoices).values(row).returning();
  return defined(inserted);
}

/**
 * Ids of sessions closed in the last two days with a billed amount left after refunds, and without
 * an invoice.
 */
export async function listUninvoiced(db: Executor, limit: number): Promise<string[]> {
  const { id, endedAt, chargedPaise, refundedPaise, adminRefundedPaise } = consultations;
  const rows = await db
    .select({ id })
    .from(consultations)
    .leftJoin(sessionInvoices, eq(sessionInvoices.consultationId, id))
    .where(
      and(
        sql`${endedAt} > now() - interval '2 days'`,
        sql`${chargedPaise} > ${refundedPaise} + ${adminRefundedPaise}`,
        isNull(sessionInvoices.number),
      ),
    )
    .orderBy(asc(endedAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Session invoices issued in a date range (days in India, YYYY-MM-DD, both included). */
export async function listSessionInvoicesBetween(
  db: Executor,
  from: string,
  to: string,
): Promise<SessionInvoiceRow[]> {
  return db
    .select()
    .from(sessionInvoices)
    .where(sql`${inIndia(sessionInvoices.issuedAt)}::date between ${from}::date and ${to}::date`)
    .orderBy(asc(sessionInvoices.issuedAt), asc(sessionInvoices.number));
}

/** Session invoices by invoice number. One query, skipped for an empty list. */
export async function listSessionInvoicesByNumber(
  db: Executor,
  numbers: readonly string[],
): Promise<SessionInvoiceRow[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(sessionInvoices)
    .where(inArray(sessionInvoices.number, [...numbers]));
}

export type SessionRefundRow = typeof sessionRefunds.$inferSelect;

export async function findSessionRefund(
  db: Executor,
  id: string,
): Promise<SessionRefundRow | null> {
  const [row] = await db.select().from(sessionRefunds).where(eq(sessionRefunds.id, id));
  return row ?? null;
}

/** Adds a refund; false if its id exists. */
export async function insertSessionRefund(
  tx: Executor,
  row: typeof sessionRefunds.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(sessionRefunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: sessionRefunds.id });
  return rows.length > 0;
}

/** Credit notes of sessions issued in a date range (days in India, YYYY-MM-DD, both included). */
export async function listSessionCreditNotesBetween(db: Executor, from: string, to: string) {
  return creditNotes(
    await db
      .select()
      .from(sessionRefunds)
      .where(sql`${inIndia(sessionRefunds.createdAt)}::date between ${from}::date and ${to}::date`)
      .orderBy(asc(sessionRefunds.createdAt), asc(sessionRefunds.number)),
  );
}

/** Credit notes of a session, in order of creation. */
export async function listCreditNotesOf(db: Executor, consultationId: string) {
  return creditNotes(
    await db
      .select()
      .from(sessionRefunds)
      .where(eq(sessionRefunds.consultationId, consultationId))
      .orderBy(asc(sessionRefunds.createdAt), asc(sessionRefunds.number)),
  );
}

/** Credit notes of sessions, by number. One query, skipped for an empty list. */
export async function listSessionCreditNotesByNumber(db: Executor, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return creditNotes(
    await db
      .select()
      .from(sessionRefunds)
      .where(inArray(sessionRefunds.number, [...numbers])),
  );
}

/** The credit notes of refunds, omitting refunds without one. */
function creditNotes(rows: readonly SessionRefundRow[]) {
  return rows.flatMap(({ number, content }) => (number && content ? [{ number, content }] : []));
}
