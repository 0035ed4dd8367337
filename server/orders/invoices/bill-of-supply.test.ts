import { describe, expect, it } from 'vitest';
import type { OrderRow } from '../../reservations/order-queries.ts';
import { readPdfLines } from '../../testing/read-pdf.ts';
import { buildCreditNote, buildInvoice } from './compose.ts';
import { renderTaxDocument } from './render-tax-document.ts';
import { findSeller } from './seller.ts';
import type { TaxDocument } from './tax-document.ts';
import type { InvoiceItem } from './taxed-items.ts';

const seller = {
  name: 'Ratna',
  address: 'Jaipur',
  gstin: '08ABCDE1234F1Z0',
  state: 'Rajasthan',
  stateCode: '08',
};
const address = {
  fullName: 'Asha',
  addressLine: '1',
  apartment: '',
  city: 'Kota',
  state: 'Rajasthan',
  pincode: '324001',
};
const order = {
  id: 'ord_1',
  discountPaise: 0,
  roundingPaise: 0,
  address,
  buyerGstin: null,
} as unknown as OrderRow;
const item = (gstBasisPoints: number, position: number) =>
  ({
    name: 'Mala',
    unitPricePaise: 50_000,
    quantity: 1,
    hsn: '7117',
    gstBasisPoints,
    position,
  }) as InvoiceItem;
const head = { number: 'BOS/2627/000001', date: '2026-11-21' };
const read = async (content: TaxDocument) =>
  (await readPdfLines(await renderTaxDocument(content), { words: true })).join('\n');

describe('a bill of supply', () => {
  it('names the scheme of a seller who charges no tax, and no tax', async () => {
    const bill = buildInvoice(head, seller, { order, items: [item(0, 0)], scheme: 'composition' });
    expect(bill).toMatchObject({
      form: 'bill',
      totals: { taxable: 50_000, cgst: 0, sgst: 0, payable: 50_000 },
    });
    const paper = await read(bill);
    expect(paper).toContain('Bill of supply');
    const scheme = paper.replaceAll('\n', ' ');
    expect(scheme).toContain('Composition taxable person, not eligible to collect tax on supplies');
    for (const word of ['Tax invoice', 'CGST', 'Taxable', 'reverse charge'])
      expect(paper).not.toContain(word);
  });

  it('has no GSTIN of a seller who is not registered', async () => {
    const unregistered = { ...seller, gstin: '' };
    const bill = buildInvoice(head, unregistered, {
      order,
      items: [item(0, 0)],
      scheme: 'unregistered',
    });
    const paper = await read(bill);
    expect(paper).not.toContain('GSTIN');
    expect(paper).toContain('Seller not registered under GST');
    const note = await read(buildCreditNote(head, bill, { amountPaise: 10_000, lines: [] }));
    expect(note).toContain('Credit note');
    expect(note).not.toContain('CGST');
  });

  it('is combined with the invoice for a buyer without a GSTIN who buys both kinds', async () => {
    const mixed = buildInvoice(head, seller, { order, items: [item(0, 0), item(300, 1)] });
    expect(await read(mixed)).toContain('Invoice-cum-bill of supply');
    const registered = { ...order, buyerGstin: '08AAPFU0939F1ZV' } as OrderRow;
    expect(
      buildInvoice(head, seller, { order: registered, items: [item(0, 0), item(300, 1)] }).form,
    ).toBeUndefined();
    const taxed = await read(buildInvoice(head, seller, { order, items: [item(300, 0)] }));
    expect(taxed).toContain('Tax invoice');
    expect(taxed).toMatch(/Tax payable on reverse charge\s*No/);
  });
});

describe('a seller', () => {
  const env = { COMPANY_NAME: 'Ratna', COMPANY_ADDRESS: 'Jaipur', GSTIN: '', COMPANY_STATE: '' };
  const find = (extra: object) => findSeller({ ...env, GST_SCHEME: 'regular', ...extra } as never);

  it('without a GSTIN is placed by the state, where the scheme says so', () => {
    expect(find({})).toBeNull();
    expect(find({ COMPANY_STATE: 'Rajasthan' })).toBeNull();
    expect(find({ GST_SCHEME: 'unregistered' })).toBeNull();
    const found = find({ GST_SCHEME: 'unregistered', COMPANY_STATE: 'Rajasthan' });
    expect(found).toMatchObject({ gstin: '', stateCode: '08' });
  });
});
