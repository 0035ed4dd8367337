import { documentNumber, financialYear } from '../../orders/invoices/financial-year.ts';
import { readToday, takeSerial } from '../../orders/invoices/queries.ts';
import { splitTax } from '../../orders/invoices/split-tax.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { findSessionInvoice } from './queries.ts';

/**
 * Builds the credit note for a refund of an invoiced session, at the rate of its invoice (CGST Act,
 * s. 34). The caller must have locked the session.
 * @param amountPaise of the refund, tax included
 * @returns null if the session has no invoice
 */
export async function buildSessionCreditNote(
  tx: Transaction,
  consultationId: string,
  amountPaise: number,
): Promise<TaxDocument | null> {
  const invoice = await findSessionInvoice(tx, consultationId);
  const [line] = invoice?.content.lines ?? [];
  if (!invoice || !line) return null;
  const date = await readToday(tx);
  const year = financialYear(date);
  const { advances: _, ...content } = invoice.content;
  const isOfState = content.placeOfSupply.stateCode === content.seller.stateCode;
  const split = splitTax(amountPaise, line.rate, isOfState);
  return {
    ...content,
    kind: 'credit_note',
    number: documentNumber('SCN', year, await takeSerial(tx, 'SCN', year)),
    date,
    original: { number: content.number, date: content.date },
    lines: [{ ...line, gross: amountPaise, discount: 0, ...split, total: amountPaise }],
    totals: { ...split, total: amountPaise, rounding: 0, payable: amountPaise },
  };
}
