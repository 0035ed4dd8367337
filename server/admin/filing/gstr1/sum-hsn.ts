import type { TaxDocument, TaxLine } from '../../../orders/invoices/tax-document.ts';
import { addTaxes, isNonZero, noTaxes } from './add-up.ts';
import type { HsnRow } from './tables.ts';

/** HSN codes of services (SAC) begin with 99; their quantity is not reported. */
const isService = (hsn: string) => hsn.startsWith('99');

/**
 * Table 12: supplies by HSN code, unit and rate, including those without tax; credit notes are
 * subtracted. Charges for delivery and for cash on delivery are added to the goods with the same
 * HSN code.
 */
export function sumHsn(documents: readonly TaxDocument[]): HsnRow[] {
  const rows = new Map<string, HsnRow>();
  for (const { kind, lines } of documents) {
    const sign = kind === 'credit_note' ? -1 : 1;
    for (const line of lines) {
      const { unit, milli } = quantityOf(line, lines);
      const key = `${line.hsn} ${unit} ${line.rate}`;
      const empty = { hsn: line.hsn, unit, rate: line.rate, milli: 0, value: 0, ...noTaxes };
      const row = addTaxes(rows.get(key) ?? empty, line, sign);
      const [quantity, value] = [row.milli + sign * milli, row.value + sign * line.total];
      rows.set(key, { ...row, milli: quantity, value });
    }
  }
  return [...rows.values()]
    .filter((row) => isNonZero(row) || row.milli !== 0)
    .toSorted((a, b) => (a.hsn < b.hsn ? -1 : a.hsn > b.hsn ? 1 : a.rate - b.rate));
}

/**
 * The reported quantity. GSTN's list of units has no carat: a loose stone is reported in grams,
 * other goods by count.
 * @returns the unit quantity code and the quantity in thousandths
 */
function quantityOf(line: TaxLine, all: readonly TaxLine[]): { unit: string; milli: number } {
  if (isService(line.hsn)) return { unit: 'NA', milli: 0 };
  if (line.weightMg !== undefined) return { unit: 'GMS', milli: line.weightMg };
  if (line.unit !== undefined) return { unit: line.unit, milli: line.quantity * 1000 };
  const main = all.find(({ hsn, rate, unit }) => hsn === line.hsn && rate === line.rate && unit);
  if (main?.weightMg !== undefined) return { unit: 'GMS', milli: 0 };
  // Older documents have no unit per line: 'PCS' is assumed.
  return { unit: main?.unit ?? 'PCS', milli: line.quantity * 1000 };
}
