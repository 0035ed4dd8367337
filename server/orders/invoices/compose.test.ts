import { deliveryStates } from '@jyotiratna/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '../../reservations/order-queries.ts';
import { followRefunds } from '../line-money.ts';
import { apportion } from './apportion.ts';
import { buildCreditNote, buildInvoice } from './compose.ts';
import { documentNumber, financialYear } from './financial-year.ts';
import { splitTax } from './split-tax.ts';
import { placeOfCode, placeOfState } from './state-codes.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';
import type { InvoiceItem } from './taxed-items.ts';

const seller = {
  name: 'Ratna Exports',
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

function order(state: string | null, discountPaise = 0, roundingPaise = 0): OrderRow {
  return {
    id: 'ord_1',
    discountPaise,
    roundingPaise,
    address: state && { ...address, state },
  } as OrderRow;
}
const item = (unitPricePaise: number, quantity: number, hsn: string, position = 0): InvoiceItem =>
  ({
    name: 'Stone',
    unitPricePaise,
    quantity,
    hsn,
    gstBasisPoints: hsn === '7103' ? 25 : 300,
    position,
  }) as InvoiceItem;

describe('a tax invoice', () => {
  it('splits GST into CGST and SGST within the state, and charges IGST to another', () => {
    const items = [item(103_000, 1, '7116')];
    const home = buildInvoice(head, seller, { order: order('Rajasthan'), items });
    expect(home.totals).toMatchObject({
      taxable: 100_000,
      cgst: 1500,
      sgst: 1500,
      igst: 0,
      payable: 103_000,
    });
    const interstate = buildInvoice(head, seller, { order: order('Maharashtra'), items });
    expect(interstate.totals).toMatchObject({ taxable: 100_000, cgst: 0, igst: 3000 });
    expect(interstate.placeOfSupply).toEqual({ state: 'Maharashtra', stateCode: '27' });
    expect(buildInvoice(head, seller, { order: order(null), items }).placeOfSupply.stateCode).toBe(
      '08',
    );
  });

  it('lists stone, metal and making of a set stone, and a credit note does not', () => {
    const setting = { mg: 6_510, ratePaise: 950_000, metalPaise: 6_184_500, makingPaise: 390_600 };
    const parts = { stonePaise: 5_325_000, setting } as InvoiceItem['parts'];
    const invoice = buildInvoice(head, seller, {
      order: order('Rajasthan'),
      items: [{ ...item(11_900_100, 1, '7113'), parts }],
    });
    expect(invoice.lines[0]!.details).toEqual([
      'Stone: ₹53,250.00',
      'Metal, 6.51 g at ₹9,500.00 a gram: ₹61,845.00',
      'Making: ₹3,906.00',
    ]);
    const lines = [{ position: 0, quantity: 0, amountPaise: 100 }] as never;
    const back = buildCreditNote(head, invoice, { amountPaise: 100, lines });
    expect(back.lines[0]).not.toHaveProperty('details');
  });

  it('taxes loose stones at 0.25 %', () => {
    const { lines } = buildInvoice(head, seller, {
      order: order('Delhi'),
      items: [item(100_250, 1, '7103')],
    });
    expect(lines[0]).toMatchObject({ rate: 25, igst: 250, taxable: 100_000 });
  });

  it('taxes delivery like the principal supply, and credits it with the last line', () => {
    const items = [item(1_000_000, 1, '7103'), item(103_000, 1, '7116', 1)];
    const sent = { ...order('Goa'), shippingPaise: 15_000 };
    const invoice = buildInvoice(head, seller, { order: sent, items });
    expect(invoice.lines[2]).toMatchObject({
      description: 'Shipping',
      hsn: '7103',
      rate: 25,
      total: 15_000,
    });
    expect(invoice.totals.payable).toBe(1_118_000);
    const lines = (paise: number) => [{ position: 0, quantity: 1, amountPaise: paise }];
    const part = buildCreditNote(head, invoice, {
      amountPaise: 1_000_000,
      lines: lines(1_000_000),
    });
    expect(part.lines).toHaveLength(1);
    const rest = { position: 1, quantity: 1, amountPaise: 103_000 };
    const full = buildCreditNote(head, invoice, {
      amountPaise: 1_118_000,
      lines: [...lines(1_000_000), rest],
    });
    expect(full.totals).toEqual(invoice.totals);
  });

  it('taxes a service by its own code and rate, and credits both by their prices', () => {
    const energisation = {
      tier: 'basic',
      paise: 11_800,
      sac: '999795',
      gstBasisPoints: 1800,
    } as const;
    const itemsWith = (parts: object) => [
      { ...item(111_800, 1, '7113'), gstBasisPoints: 300, parts } as InvoiceItem,
    ];
    const items = itemsWith({ stonePaise: 100_000, energisation });
    const invoice = buildInvoice(head, seller, { order: order('Goa', 11_180), items });
    expect(invoice.lines).toMatchObject([
      { position: 0, hsn: '7113', rate: 300, gross: 100_000, discount: 10_000, total: 90_000 },
      {
        position: 0,
        hsn: '999795',
        rate: 1800,
        gross: 11_800,
        discount: 1_180,
        total: 10_620,
        igst: 1_620,
      },
    ]);
    expect(invoice.totals.payable).toBe(100_620);
    const all = {
      amountPaise: 100_620,
      lines: [{ position: 0, quantity: 1, amountPaise: 100_620 }],
    };
    expect(buildCreditNote(head, invoice, all).totals).toEqual(invoice.totals);
  });

  it('adds up to the paisa for every basket, and so does its credit note', () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    const cases = fc.tuple(lines, fc.nat(1000), fc.boolean(), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(cases, ([given, perMille, home, part]) => {
        const items = given.map(([price, quantity], at) =>
          item(price, quantity, at % 2 ? '7103' : '7116', at),
        );
        const subtotal = given.reduce((all, [price, quantity]) => all + price * quantity, 0);
        const discount = Math.floor((subtotal * perMille) / 1001);
        const total = subtotal - discount;
        const rounding = Math.floor((total + 50) / 100) * 100 - total;
        const placed = order(home ? 'Rajasthan' : 'Goa', discount, rounding);
        const invoice = buildInvoice(head, seller, { order: placed, items });
        const { totals } = invoice;
        expect(totals.taxable + totals.cgst + totals.sgst + totals.igst).toBe(total);
        expect(totals.payable).toBe(total + rounding);
        expect(totals.cgst).toBe(totals.sgst);
        for (const line of invoice.lines) {
          expect(line.gross - line.discount).toBe(line.total);
          expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.total);
          expect(line.taxable).toBeGreaterThanOrEqual(0);
        }
        const refund = Math.max(1, Math.floor((totals.payable * part) / 1000));
        if (totals.payable === 0) return;
        // A refund at the provider's dashboard has no lines.
        const lines = followRefunds({ order: placed, items }, [
          { key: 'r', amountPaise: refund, lines: [] },
        ]).byRefund.get('r')!;
        const note = buildCreditNote(head, invoice, { amountPaise: refund, lines });
        expect(note.totals.payable).toBe(refund);
        expect(
          note.totals.taxable + note.totals.cgst * 2 + note.totals.igst + note.totals.rounding,
        ).toBe(refund);
      }),
      { numRuns: 300 },
    );
  });

  it('is credited to the paisa by its credit notes together, in any number of parts', () => {
    const energisation = {
      tier: 'basic',
      paise: 11_800,
      sac: '999795',
      gstBasisPoints: 1800,
    } as const;
    const parts = fc.array(fc.integer({ min: 100, max: 60_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.boolean(), ([...refundPaise], home) => {
        const items = [
          item(10_050, 2, '7116'),
          {
            ...item(111_800, 1, '7113', 1),
            parts: { stonePaise: 100_000, energisation },
          } as InvoiceItem,
        ];
        const placed = order(home ? 'Rajasthan' : 'Goa', 1_001);
        const invoice = buildInvoice(head, seller, { order: placed, items });
        const given = refundPaise.reduce((all, amount) => all + amount, 0);
        const left = invoice.totals.payable - given;
        // The provider's minimum refund.
        fc.pre(left <= 0 || left >= 100);
        const refunds = left > 0 ? [...refundPaise, left] : [invoice.totals.payable];
        const rows = refunds.map((amountPaise, at) => ({ key: `r${at}`, amountPaise, lines: [] }));
        const { byRefund } = followRefunds({ order: placed, items }, rows);
        const notes: TaxDocument[] = [];
        for (const { key, amountPaise } of rows) {
          const note = buildCreditNote(
            head,
            invoice,
            { amountPaise, lines: byRefund.get(key)! },
            notes,
          );
          for (const { taxable, cgst, sgst, igst, total } of note.lines) {
            expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
            expect(taxable + cgst + sgst + igst).toBe(total);
          }
          notes.push(note);
        }
        const noteLines = notes.flatMap(({ lines }) => lines);
        const totalOf = (lines: readonly TaxLine[], field: 'taxable' | 'cgst' | 'igst' | 'total') =>
          lines.reduce((all, line) => all + line[field], 0);
        for (const field of ['total', 'taxable', 'cgst', 'igst'] as const)
          expect(totalOf(noteLines, field), field).toBe(invoice.totals[field]);
      }),
      { numRuns: 300 },
    );
  });

  it('is credited line by line: the line that went back, with its tax, and no other', () => {
    const items = [item(103_000, 2, '7116', 0), item(100_250, 1, '7103', 1)];
    const invoice = buildInvoice(head, seller, { order: order('Delhi'), items });
    const lines = [{ position: 0, quantity: 1, amountPaise: 103_000 }];
    const note = buildCreditNote(head, invoice, { amountPaise: 103_000, lines });
    expect(note.lines).toMatchObject([
      { quantity: 1, rate: 300, taxable: 100_000, igst: 3000, total: 103_000 },
    ]);
    expect(note.totals).toMatchObject({
      taxable: 100_000,
      igst: 3000,
      rounding: 0,
      payable: 103_000,
    });
  });

  it('numbers by financial year', () => {
    expect(financialYear('2026-03-31')).toBe('2025-26');
    expect(financialYear('2026-04-01')).toBe('2026-27');
    expect(financialYear('2099-04-01')).toBe('2099-00');
    expect(documentNumber('INV', '2026-27', 42)).toBe('INV/2627/000042');
  });

  it('knows the code of every place that the shop delivers to', () => {
    for (const state of deliveryStates)
      expect(placeOfCode(placeOfState(state)!.stateCode)).toEqual(placeOfState(state));
  });

  it('leaves no remainder when it splits', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(5, [0, 0])).toEqual([5, 0]);
    expect(splitTax(1, 300, true)).toEqual({ taxable: 1, cgst: 0, sgst: 0, igst: 0 });
  });
});

describe('an amount spread over lines', () => {
  it('assigns a remaining paisa to the line with the largest rounding loss, on a tie to the first', () => {
    // Exact shares: 33.33 and 66.67; 25 each; 0.5 each.
    expect(apportion(100, [1, 2])).toEqual([33, 67]);
    expect(apportion(101, [1, 1, 1, 1])).toEqual([26, 25, 25, 25]);
    expect(apportion(1, [5, 5])).toEqual([1, 0]);
  });

  it('goes to the first line where no line has a price', () =>
    expect(apportion(7, [0, 0])).toEqual([7, 0]));
});
