import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { findTaxDocuments, taxDocumentsBetween } from '../reports/tax-documents.ts';
import { buildTables } from './gstr1/build-tables.ts';
import { findGaps } from './gstr1/list-issued.ts';
import type { Gstr1Tables } from './gstr1/tables.ts';
import type { FilingPeriod } from './period.ts';

export type FilingMonth = {
  /** All of the month's tax documents, of any GSTIN. */
  documents: TaxDocument[];
  /** The tables of the currently configured GSTIN. */
  tables: Gstr1Tables;
};

/**
 * A month's documents and its GST return. Two queries; two more for credit notes, and two for gaps
 * in a series.
 */
export async function readMonth(
  db: Executor,
  env: Env,
  period: FilingPeriod,
): Promise<FilingMonth> {
  const documents = await taxDocumentsBetween(db, period.from, period.to);
  const ofGstin = documents.filter(({ seller }) => seller.gstin === env.GSTIN);
  const own = ofGstin.filter(({ scheme }) => !scheme);
  // A bill of supply is in no table, but it uses up advances, whose tax 11A reported: 11B must
  // include them.
  const billsWithAdvances = ofGstin.filter(
    ({ scheme, advances = [] }) => scheme && advances.length > 0,
  );
  const credited = own.flatMap(({ kind, original }) =>
    kind === 'credit_note' && original ? [original.number] : [],
  );
  const originals = await findTaxDocuments(db, [...new Set(credited)]);
  const numbersOfOtherMonths = new Set((await findTaxDocuments(db, findGaps(own))).keys());
  const { from } = period;
  const tables = buildTables({
    ...{ from, documents: own, billsWithAdvances, originals, numbersOfOtherMonths },
    reportedAs: env.UNTAXED_AS,
  });
  return { documents, tables };
}
