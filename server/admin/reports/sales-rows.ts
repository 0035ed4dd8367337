import type { MissingRate } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import type { TaxDocument, TaxLine } from '../../orders/invoices/tax-document.ts';

/** `date`: the day of the purchase in India, YYYY-MM-DD. */
export type PendingOrder = { orderNumber: string; date: string; lines: MissingRate[] };

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
 * A tax document as rows of the sales register, one per HSN code and rate; in rupees, and positive
 * also for a credit note, as on the document and in GSTR-1.
 */
export function salesRows(document: TaxDocument): string[][] {
  const { kind, number, date, orderNumber, orderId, original, buyer, placeOfSupply, totals } =
    document;
  const gstin = buyer?.gstin ?? '';
  const head = [
    document.scheme ? 'BILL' : sectionOf(kind, gstin),
    document.form === 'bill' && kind === 'invoice' ? 'Bill of supply' : documentNames[kind],
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
    const { hsn, rate } = itemAt(lines, 0);
    const total = (field: 'quantity' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
      totalOf(lines, field);
    const columns = (['taxable', 'cgst', 'sgst', 'igst', 'total'] as const).map((field) =>
      rupees(total(field)),
    );
    return [
      ...head,
      hsn,
      String(rate / 100),
      String(total('quantity')),
      ...columns,
      rupees(totals.payable),
    ];
  });
}

/**
 * A row for an order without an invoice, with the missing rates in place of the document, and
 * without totals.
 */
export function pendingRow({ orderNumber, date, lines }: PendingOrder): string[] {
  const names = [
    ...new Set(lines.map(({ name, rate }) => (rate === 'remedy' ? name : `${name} (${rate})`))),
  ];
  const document = `No invoice yet: enter the tax rate of ${names.join('; ')} in Taxes`;
  const row = ['WAITING', document, '', date, orderNumber];
  return salesHead.map((_, at) => row[at] ?? '');
}

const documentNames: Record<TaxDocument['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
};

function sectionOf(kind: TaxDocument['kind'], gstin: string): string {
  if (kind === 'receipt_voucher' || kind === 'refund_voucher') return 'ADVANCE';
  if (kind === 'invoice') return gstin ? 'B2B' : 'B2C';
  return gstin ? 'CDNR' : 'CDNUR';
}

function totalOf(
  lines: readonly TaxLine[],
  field: 'quantity' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total',
): number {
  return lines.reduce((all, line) => all + line[field], 0);
}

/** Formats paise as rupees such as '1249.50', a number in a spreadsheet of any locale. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
