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
 * Every tax document that was issued on these days in India (YYYY-MM-DD, both included): of orders,
 * then of sessions.
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

/** The tax documents of these numbers, by number. Two queries, none for none. */
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
