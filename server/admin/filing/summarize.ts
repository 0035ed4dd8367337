import { toRupees } from '@jyotiratna/contract';
import type { Filing } from '@jyotiratna/contract/admin/filing';
import { addTaxes, noTaxes } from './gstr1/add-up.ts';
import type { DocumentTableRow, Gstr1Tables, RateRow } from './gstr1/tables.ts';

type Summary = Filing['tables'][number];
type TaxSummary = typeof noTaxes;

/** Totals of each table of a month's return; credit notes of 9B are negative. */
export function summarizeTables(tables: Gstr1Tables): Summary[] {
  const {
    b2b,
    b2cl,
    b2cs,
    cdnr,
    cdnur,
    received,
    adjusted,
    nilRows: untaxed,
    hsnB2b,
    hsnB2c,
    issued,
  } = tables;
  const notes = [...cdnr, ...cdnur];
  const free = untaxed.reduce((all, { nil, exempt }) => all + nil + exempt, 0);
  return [
    row('4A', b2b.length, ofDocuments(b2b)),
    row('5', b2cl.length, ofDocuments(b2cl)),
    row('7', b2cs.length, ofRates(b2cs)),
    row('8', untaxed.length, { ...noTaxes, taxable: free }),
    row('9B', notes.length, addTaxes(noTaxes, ofDocuments(notes), -1)),
    row('11A', received.length, ofRates(received)),
    row('11B', adjusted.length, ofRates(adjusted)),
    row('12', hsnB2b.length + hsnB2c.length, ofRates([...hsnB2b, ...hsnB2c])),
    row(
      '13',
      issued.reduce((all, { total }) => all + total, 0),
      noTaxes,
    ),
  ];
}

const ofRates = (rows: readonly RateRow[]): TaxSummary =>
  rows.reduce((all, one) => addTaxes(all, one), noTaxes);
const ofDocuments = (rows: readonly DocumentTableRow[]) =>
  ofRates(rows.flatMap(({ rates }) => rates));

function row(
  table: Summary['table'],
  rows: number,
  { taxable, cgst, sgst, igst }: TaxSummary,
): Summary {
  return { table, rows, taxable: toRupees(taxable), tax: toRupees(cgst + sgst + igst) };
}
