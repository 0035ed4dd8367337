import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '../../reservations/order-queries.ts';
import { followRefunds } from '../line-money.ts';
import { allocateRefund } from './allocate-refund.ts';
import { buildCreditNote, buildInvoice } from './compose.ts';
import { splitTax } from './split-tax.ts';
import type { TaxDocument } from './tax-document.ts';
import type { InvoiceItem } from './taxed-items.ts';

const seller = {
  name: 'Ratna',
  address: 'Jaipur',
  gstin: '08ABCDE1234F1Z0',
  state: 'Rajasthan',
  stateCode: '08',
};
const head = { number: 'INV/2627/000001', date: '2026-11-21' };
const address = {
  fullName: 'Asha',
  addressLine: '1',
  apartment: '',
  city: 'Pune',
  pincode: '411001',
  phone: '1',
};
const energisation = { tier: 'basic', paise: 11_800, sac: '999795', gstBasisPoints: 1800 } as const;
const parts = { stonePaise: 100_000, energisation };
const items = [
  {
    name: 'Bead',
    unitPricePaise: 10_050,
    quantity: 2,
    hsn: '7116',
    gstBasisPoints: 300,
    position: 0,
  },
  {
    name: 'Ring',
    unitPricePaise: 111_800,
    quantity: 1,
    hsn: '7113',
    gstBasisPoints: 300,
    position: 1,
    parts,
  },
] as InvoiceItem[];

/** The invoice of an order of ₹1319 in goods, with shipping charge, fee and rounding. */
function invoiceOf({
  home = false,
  shippingPaise = 15_000,
  cashFeePaise = 0,
  roundingPaise = 0,
} = {}) {
  const state = home ? 'Rajasthan' : 'Goa';
  const order = {
    discountPaise: 0,
    shippingPaise,
    cashFeePaise,
    roundingPaise,
    address: { ...address, state },
  };
  const invoice = buildInvoice(head, seller, { order: order as OrderRow, items });
  /**
   * The credit notes of consecutive refunds; a refund without lines was made at the provider's
   * dashboard.
   */
  const notesOf = (
    refunds: readonly { amountPaise: number; lines?: Parameters<typeof lineOf>[] }[],
  ) => {
    const rows = refunds.map(({ amountPaise, lines = [] }, at) => ({
      ...{ key: `r${at}`, amountPaise },
      lines: lines.map((line) => lineOf(...line)),
    }));
    const { byRefund } = followRefunds({ order: order as OrderRow, items }, rows);
    const notes: TaxDocument[] = [];
    for (const { key, amountPaise } of rows)
      notes.push(buildCreditNote(head, invoice, { amountPaise, lines: byRefund.get(key)! }, notes));
    return notes;
  };
  return { invoice, notesOf };
}
const lineOf = (position: number, amountPaise: number, quantity = 0) => ({
  position,
  amountPaise,
  quantity,
});
const goods = 131_900;

describe('a refund that contains a part of the delivery charge', () => {
  it('books that part as delivery charge with its tax, and none of it as rounding', () => {
    const { invoice, notesOf } = invoiceOf();
    const [note] = notesOf([{ amountPaise: goods + 10_000 }]);
    const delivery = note!.lines.find(({ description }) => description === 'Shipping');
    expect(delivery).toMatchObject({
      total: 10_000,
      ...splitTax(10_000, invoice.lines.at(-1)!.rate, false),
    });
    expect(note!.totals).toMatchObject({ rounding: 0, payable: goods + 10_000 });
  });

  it('leaves the rest of it to the refund that follows, to the paisa of the invoice', () => {
    const { invoice, notesOf } = invoiceOf({ cashFeePaise: 4_900, roundingPaise: 50 });
    const notes = notesOf([
      { amountPaise: goods + 9_999 },
      { amountPaise: 7_001 },
      { amountPaise: 2_950 },
    ]);
    expect(notes.map(({ totals }) => totals.rounding)).toEqual([0, 0, 50]);
    expect(addTotals(notes)).toEqual(totalsOf(invoice));
  });

  it('books the cash-on-delivery fee after it', () => {
    const { notesOf } = invoiceOf({ cashFeePaise: 4_900 });
    const [note] = notesOf([{ amountPaise: goods + 16_000 }]);
    expect(note!.lines.slice(-2).map(({ total }) => total)).toEqual([15_000, 1_000]);
  });
});

describe('a refund of any amount', () => {
  it('never credits more than the invoice, and nothing for a second full refund', () => {
    const { invoice, notesOf } = invoiceOf();
    const notes = notesOf([{ amountPaise: 140_000 }, { amountPaise: 140_000 }]);
    expect(addTotals(notes)).toEqual(totalsOf(invoice));
    expect(allocateRefund(invoice, notes, { amountPaise: 100, lines: [] })).toEqual({
      shares: [0, 0, 0, 0],
      rounding: 0,
    });
  });

  it('names the line that the shop gave back for, and no other', () => {
    const { notesOf } = invoiceOf();
    const [note] = notesOf([{ amountPaise: 10_050, lines: [[0, 10_050, 1]] }]);
    expect(note!.lines).toMatchObject([{ description: 'Bead', quantity: 1, total: 10_050 }]);
  });

  it('follows the tax rates of the invoice, and adds up to it in any number of parts', () => {
    const refundPaise = fc.array(fc.integer({ min: 100, max: 60_000 }), { maxLength: 6 });
    const charges = fc.record({
      home: fc.boolean(),
      shippingPaise: fc.constantFrom(0, 9_900, 15_000),
      cashFeePaise: fc.constantFrom(0, 4_900),
      roundingPaise: fc.integer({ min: -49, max: 50 }),
    });
    fc.assert(
      fc.property(refundPaise, charges, (given, extra) => {
        const { invoice, notesOf } = invoiceOf(extra);
        const { payable } = invoice.totals;
        let left = payable;
        const refunds = given.flatMap((amountPaise) => {
          if (left - amountPaise < 100) return [];
          left -= amountPaise;
          return [{ amountPaise }];
        });
        const notes = notesOf([...refunds, { amountPaise: left }]);
        for (const note of notes.slice(0, -1)) {
          expect(note.totals.rounding).toBeGreaterThanOrEqual(0);
          expect(note.totals.rounding).toBeLessThanOrEqual(Math.max(0, extra.roundingPaise));
          for (const { taxable, cgst, sgst, igst, total } of note.lines)
            expect(taxable + cgst + sgst + igst).toBe(total);
        }
        expect(notes.map(({ totals }) => totals.payable)).toEqual([
          ...refunds.map((one) => one.amountPaise),
          left,
        ]);
        expect(addTotals(notes)).toEqual(totalsOf(invoice));
      }),
      { numRuns: 300 },
    );
  });
});

function totalsOf({ totals }: TaxDocument): number[] {
  const { taxable, cgst, sgst, igst, total, rounding, payable } = totals;
  return [taxable, cgst, sgst, igst, total, rounding, payable];
}

function addTotals(notes: readonly TaxDocument[]): number[] {
  return notes.map(totalsOf).reduce((all, one) => all.map((paise, at) => paise + one[at]!));
}
