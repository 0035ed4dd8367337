import type { AdvanceUse, TaxDocument } from '../../../orders/invoices/tax-document.ts';
import { addTaxes, isNonZero, noTaxes } from './add-up.ts';
import { isWithinState } from './section-of.ts';
import type { PlaceRow } from './tables.ts';

/**
 * Tables 11A and 11B of a month. An advance that is invoiced or refunded in the month of its
 * receipt is in neither: 11A has this month's remaining advances, 11B the shares of earlier ones
 * that were invoiced or refunded this month.
 * @param from the month's first day, YYYY-MM-DD
 */
export function sumAdvances(
  documents: readonly TaxDocument[],
  from: string,
): { received: PlaceRow[]; adjusted: PlaceRow[] } {
  const received = new Map<string, PlaceRow>();
  const adjusted = new Map<string, PlaceRow>();
  const add = (rows: Map<string, PlaceRow>, row: PlaceRow, sign: number) => {
    const key = `${row.place.stateCode} ${row.rate}`;
    rows.set(key, addTaxes(rows.get(key) ?? { ...row, ...noTaxes }, row, sign));
  };
  const use = (date: string, row: PlaceRow) =>
    date < from ? add(adjusted, row, 1) : add(received, row, -1);
  for (const document of documents) {
    if (document.kind === 'receipt_voucher') add(received, rowOf(document), 1);
    if (document.kind === 'refund_voucher')
      use(document.original?.date ?? document.date, rowOf(document));
    for (const advance of document.advances ?? []) use(advance.date, rowOfUse(advance, document));
  }
  const sortedRows = (rows: Map<string, PlaceRow>) =>
    [...rows.values()]
      .filter((row) => row.rate > 0 && isNonZero(row))
      .toSorted((a, b) => (a.place.stateCode < b.place.stateCode ? -1 : 1));
  return { received: sortedRows(received), adjusted: sortedRows(adjusted) };
}

function rowOf(document: TaxDocument): PlaceRow {
  const { taxable, cgst, sgst, igst } = document.totals;
  const [place, within] = [document.placeOfSupply, isWithinState(document)];
  return { rate: document.lines[0]?.rate ?? 0, place, within, taxable, cgst, sgst, igst };
}

function rowOfUse({ rate, place, tax }: AdvanceUse, { seller }: TaxDocument): PlaceRow {
  return { rate, place, within: place.stateCode === seller.stateCode, ...tax };
}
