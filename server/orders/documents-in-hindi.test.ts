import { expect, it } from 'vitest';
import { readPdfLines } from '../testing/read-pdf.ts';
import { renderTaxDocument } from './invoices/render-tax-document.ts';
import type { TaxDocument } from './invoices/tax-document.ts';
import { renderPackingSlips } from './packing/render-packing-slips.ts';

const party = { name: 'Asha Rao', lines: ['4 Hill Road', 'Pune 411001', 'Maharashtra'] };
const amount = { taxable: 100_000, cgst: 0, sgst: 0, igst: 3000, total: 103_000 };
const line = {
  description: 'Moti',
  hsn: '7103',
  quantity: 1,
  gross: 113_000,
  discount: 10_000,
  rate: 300,
  ...amount,
};
const note: TaxDocument = {
  ...{
    kind: 'credit_note',
    locale: 'hi',
    number: 'CRN/2627/000001',
    date: '2026-11-21',
    orderId: 'ord_1',
  },
  original: { number: 'INV/2627/000001', date: '2026-11-20' },
  seller: {
    name: 'Ratna',
    address: 'Jaipur',
    gstin: '08ABCDE1234F1Z0',
    state: 'Rajasthan',
    stateCode: '08',
  },
  ...{ buyer: party, deliveredTo: party, placeOfSupply: { state: 'Maharashtra', stateCode: '27' } },
  lines: [line],
  totals: { ...amount, rounding: 20, payable: 103_020 },
};
const read = async (bytes: Promise<Buffer>) =>
  readPdfLines(await bytes, { words: true }).join('\n');

it('a tax document prints all of its fields in Hindi and English, untruncated', async () => {
  const credit = await read(renderTaxDocument(note));
  for (const expected of [
    'क्रेडिट नोट',
    'Credit note',
    'आपूर्ति का स्थान',
    'Place of supply',
    'विवरण',
    'कर योग्य',
    'Taxable',
    'रिफ़ंड',
  ])
    expect(credit).toContain(expected);
  const { deliveredTo: _, ...sale } = note;
  const invoice = await read(
    renderTaxDocument({ ...sale, kind: 'invoice', original: null, subject: 'session' }),
  );
  for (const expected of ['टैक्स इनवॉइस', 'Tax invoice', 'सत्र', 'कुल', 'Computer-generated'])
    expect(invoice).toContain(expected);
  expect(credit + invoice).not.toContain('…');
});

it('a document from before it knew its language is in English alone', async () => {
  const { locale: _, ...old } = note;
  expect(await read(renderTaxDocument(old))).not.toMatch(/[ऀ-ॿ]/);
});

it('a packing slip and its label are in both languages, too', async () => {
  const slip = {
    orderNumber: 'JR-1',
    locale: 'hi',
    date: '2026-11-21',
    sender: ['Ratna'],
    to: ['Asha Rao'],
  } as const;
  const items = [{ name: 'Moti', quantity: 2 }];
  const actual = await read(
    renderPackingSlips([
      { ...slip, to: [...slip.to], sender: [...slip.sender], gift: '', collect: '₹20', items },
    ]),
  );
  for (const expected of [
    'पैकिंग पर्ची',
    'Packing slip',
    'कुल 2 नग',
    '2 pieces in all',
    'नकद लें',
    'Collect ₹20 in cash',
    'प्रेषक',
  ])
    expect(actual).toContain(expected);
});
