import { expect, it } from 'vitest';
import type { TaxDocument, TaxLine } from '../../orders/invoices/tax-document.ts';
import { salesHead, salesRows } from './sales-rows.ts';

const line = (hsn: string, rate: number, total: number, quantity = 1): TaxLine => {
  const taxable = Math.round((total * 10_000) / (10_000 + rate));
  return {
    description: 'Stone',
    hsn,
    rate,
    quantity,
    total,
    gross: total,
    discount: 0,
    taxable,
    igst: total - taxable,
    cgst: 0,
    sgst: 0,
  };
};
const invoice: TaxDocument = {
  kind: 'invoice',
  number: 'INV/2627/000001',
  date: '2026-11-21',
  orderId: 'ord_1',
  orderNumber: 'JR-8F3K2Q7',
  original: null,
  seller: {
    name: 'S',
    address: 'A',
    gstin: '08ABCDE1234F1Z0',
    state: 'Rajasthan',
    stateCode: '08',
  },
  buyer: { name: 'Ratna Traders', lines: [], gstin: '27AAPFU0939F1ZV' },
  placeOfSupply: { state: 'Maharashtra', stateCode: '27' },
  lines: [line('7116', 300, 103_000), line('7103', 25, 100_250), line('7116', 300, 206_000, 2)],
  totals: { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 409_250, rounding: 0, payable: 409_250 },
};
const cellsOf = (row: string[]) => Object.fromEntries(salesHead.map((name, at) => [name, row[at]]));

it('returns a row per HSN code and rate, which add up to the document', () => {
  const rows = salesRows(invoice).map(cellsOf);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    section: 'B2B',
    'buyer GSTIN': '27AAPFU0939F1ZV',
    'place of supply': '27-Maharashtra',
    HSN: '7116',
    'rate %': '3',
    quantity: '3',
    'taxable value': '3000.00',
    IGST: '90.00',
    'document value': '4092.50',
  });
  expect(rows[1]).toMatchObject({ HSN: '7103', 'rate %': '0.25', IGST: '2.50' });
  expect(rows.reduce((sum, row) => sum + Number(row.value), 0)).toBe(4092.5);
});

it('distinguishes buyers without a GSTIN from credit notes', () => {
  const without = { ...invoice, buyer: { name: 'Asha', lines: [] } };
  const credit = {
    kind: 'credit_note' as const,
    original: { number: invoice.number, date: invoice.date },
  };
  const section = (document: TaxDocument) => cellsOf(salesRows(document)[0]!).section;
  expect([without, { ...without, ...credit }, { ...invoice, ...credit }].map(section)).toEqual([
    'B2C',
    'CDNUR',
    'CDNR',
  ]);
  expect(cellsOf(salesRows({ ...invoice, ...credit })[0]!)).toMatchObject({
    'original number': 'INV/2627/000001',
  });
});
