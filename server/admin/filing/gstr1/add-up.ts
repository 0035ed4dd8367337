import type { TaxLine } from '../../../orders/invoices/tax-document.ts';
import type { RateRow } from './tables.ts';

const taxes = ['taxable', 'cgst', 'sgst', 'igst'] as const;
type Taxes = Pick<RateRow, (typeof taxes)[number]>;

export const noTaxes: Taxes = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** Adds taxable value and taxes to a row, in paise; `sign` is -1 for a credit note. */
export function addTaxes<Row extends Taxes>(row: Row, added: Taxes, sign = 1): Row {
  return {
    ...row,
    taxable: row.taxable + sign * added.taxable,
    cgst: row.cgst + sign * added.cgst,
    sgst: row.sgst + sign * added.sgst,
    igst: row.igst + sign * added.igst,
  };
}

/** Totals of a document's taxed lines by rate, lowest rate first. */
export function sumByRate(lines: readonly TaxLine[]): RateRow[] {
  const rows = new Map<number, RateRow>();
  for (const line of lines) {
    if (line.rate === 0) continue;
    rows.set(line.rate, addTaxes(rows.get(line.rate) ?? { rate: line.rate, ...noTaxes }, line));
  }
  return [...rows.values()].toSorted((a, b) => a.rate - b.rate);
}

/** Whether any amount of a row is not zero. */
export function isNonZero(row: Taxes): boolean {
  return taxes.some((field) => row[field] !== 0);
}
