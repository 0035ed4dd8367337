import type { TaxDocument, TaxLine } from '../../orders/invoices/tax-document.ts';

export const salesHead = [
  'section',
  'document',
  'number',
  'date',
  'order',
  'original number',
  'original date',
  'buyer GSTIN',
  'buyer',
  'place of supply',
  'HSN',
  'rate %',
  'quantity',
  'taxable value',
  'CGST',
  'SGST',
  'IGST',
  'value',
  'document value',
] as const;

/**
 * A tax document as rows of the sales register, one for each HSN code and rate; amounts in rupees and positive, as on the paper and
 * in GSTR-1, also those of a credit note.
 */
export function salesRows(document: TaxDocument): string[][] {
  const { kind, number, date, orderNumber, orderId, original, buyer, placeOfSupply, totals } = document;
  const gstin = buyer?.gstin ?? '';
  const head = [
    sectionOf(kind, gstin),
    kind === 'invoice' ? 'Invoice' : 'Credit note',
    number,
    date,
    orderNumber ?? orderId,
    original?.number ?? '',
    original?.date ?? '',
    gstin,
    buyer?.name ?? '',
    `${placeOfSupply.stateCode}-${placeOfSupply.state}`,
  ];
  const groups = Map.groupBy(document.lines, ({ hsn, rate }) => `${hsn} ${rate}`);
  return [...groups.values()].map((lines) => {
    const { hsn, rate } = lines[0]!;
    const sum = (field: 'quantity' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') => sumOf(lines, field);
    const amounts = (['taxable', 'cgst', 'sgst', 'igst', 'total'] as const).map((field) => rupees(sum(field)));
    return [...head, hsn, String(rate / 100), String(sum('quantity')), ...amounts, rupees(totals.payable)];
  });
}

function sectionOf(kind: TaxDocument['kind'], gstin: string): string {
  if (kind === 'invoice') return gstin ? 'B2B' : 'B2C';
  return gstin ? 'CDNR' : 'CDNUR';
}

function sumOf(lines: readonly TaxLine[], field: 'quantity' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'): number {
  return lines.reduce((all, line) => all + line[field], 0);
}

/** '1249.50' from paise: a figure, however a spreadsheet is set. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
