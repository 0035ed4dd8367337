import {
  listSessionCreditNotesBetween,
  listSessionCreditNotesByNumber,
  listSessionInvoicesBetween,
  listSessionInvoicesByNumber,
} from '../../consultations/documents/queries.ts';
import { listVouchersBetween, listVouchersByNumber } from '../../consultations/vouchers/queries.ts';
import { listInvoicesBetween, listInvoicesByNumber } from '../../orders/invoices/queries.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/**
 * Tax documents issued in a date range (days in India, YYYY-MM-DD, both included): first those of
 * orders, then those of sessions.
 */
export async function taxDocumentsBetween(
  db: Executor,
  from: string,
  to: string,
): Promise<TaxDocument[]> {
  const ofOrders = await listInvoicesBetween(db, from, to);
  const ofSessions = await listSessionInvoicesBetween(db, from, to);
  const creditNotes = await listSessionCreditNotesBetween(db, from, to);
  const advances = await listVouchersBetween(db, from, to);
  return [...ofOrders, ...ofSessions, ...creditNotes, ...advances].map(({ content }) => content);
}

/** Tax documents by number. Two queries, skipped for an empty list. */
export async function findTaxDocuments(
  db: Executor,
  numbers: readonly string[],
): Promise<Map<string, TaxDocument>> {
  const ofOrders = await listInvoicesByNumber(db, numbers);
  const ofSessions = await listSessionInvoicesByNumber(db, numbers);
  const creditNotes = await listSessionCreditNotesByNumber(db, numbers);
  const advances = await listVouchersByNumber(db, numbers);
  return new Map(
    [...ofOrders, ...ofSessions, ...creditNotes, ...advances].map(({ number, content }) => [
      number,
      content,
    ]),
  );
}
