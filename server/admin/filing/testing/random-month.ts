import { deliveryStates } from '@jyotiratna/contract';
import fc from 'fast-check';
import { buildCreditNote, buildInvoice, cancelledBy } from '../../../orders/invoices/compose.ts';
import { documentNumber } from '../../../orders/invoices/financial-year.ts';
import { splitTax } from '../../../orders/invoices/split-tax.ts';
import { placeOfState } from '../../../orders/invoices/state-codes.ts';
import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import type { InvoiceItem } from '../../../orders/invoices/taxed-items.ts';
import type { OrderRow } from '../../../reservations/order-queries.ts';

export const seller: TaxDocument['seller'] = {
  ...{ name: 'Ratna Exports', address: 'Jaipur', gstin: '08ABCDE1234F1Z0' },
  ...{ state: 'Rajasthan', stateCode: '08' },
};

/** Loose stones, beads, jewellery, puja goods without tax, and plain goods. */
const taxes = [
  { hsn: '7103', rate: 25, weightMg: 1_235 },
  { hsn: '7116', rate: 300, weightMg: null },
  { hsn: '7113', rate: 300, weightMg: null },
  { hsn: '9602', rate: 0, weightMg: null },
  { hsn: '8306', rate: 1800, weightMg: null },
] as const;
const energisation = { tier: 'basic', paise: 25_100, sac: '999795', gstBasisPoints: 1800 } as const;

const item = fc.record({
  tax: fc.constantFrom(...taxes),
  price: fc.integer({ min: 500, max: 30_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  energised: fc.boolean(),
  /** Metal and making charge, in paise, of a stone set in gold. */
  setting: fc.option(
    fc.tuple(fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 0, max: 900_000 })),
  ),
});
type RandomItem = typeof item extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * An order with later events: coupon, store credit, delivery, a cash-on-delivery fee, returned
 * units, partial refunds, rejection at delivery.
 */
const order = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  state: fc.option(fc.constantFrom(...deliveryStates), { freq: 8 }),
  gstin: fc.option(fc.constantFrom('27AAPFU0939F1ZV', '29AAGCB7383J1Z4'), { freq: 3 }),
  percentOff: fc.constantFrom(0, 10, 50),
  rounding: fc.integer({ min: -50, max: 49 }),
  shipping: fc.constantFrom(0, 15_000),
  cashFee: fc.constantFrom(0, 5_000),
  credit: fc.option(fc.integer({ min: 1, max: 500_000 }), { freq: 4 }),
  rejected: fc.integer({ min: 0, max: 11 }).map((number) => number === 0),
  returns: fc.array(
    fc.record({ position: fc.nat({ max: 2 }), percent: fc.constantFrom(50, 100) }),
    { maxLength: 2 },
  ),
  refunds: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
});
type RandomOrder = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

const session = fc.record({
  paise: fc.integer({ min: 1, max: 500_000 }),
  state: fc.option(fc.constantFrom(...deliveryStates), { freq: 3 }),
});
type RandomSession = typeof session extends fc.Arbitrary<infer Value> ? Value : never;

/** A month of documents, numbered without gaps in the order of issue. */
export function randomMonth(orders: number, sessions: number): fc.Arbitrary<TaxDocument[]> {
  return fc
    .tuple(
      fc.array(order, { minLength: orders, maxLength: orders }),
      fc.array(session, { minLength: sessions, maxLength: sessions }),
    )
    .map(([ordered, completed]) => {
      const next = numbering();
      return [
        ...ordered.flatMap((one) => documentsOf(one, next)),
        ...completed.map((one) => sessionOf(one, next)),
      ];
    });
}

type Head = { number: string; date: string };
type Next = (series: string) => Head;

function numbering(): Next {
  const last = new Map<string, number>();
  return (series) => {
    const serial = (last.get(series) ?? 0) + 1;
    last.set(series, serial);
    return { number: documentNumber(series, '2026-27', serial), date: '2026-11-21' };
  };
}

function documentsOf(random: RandomOrder, next: Next): TaxDocument[] {
  const { items, state, gstin, percentOff, rounding, shipping, cashFee, credit } = random;
  const rows = items.map(itemOf);
  const gross = rows.reduce((all, row) => all + row.unitPricePaise * row.quantity, 0);
  const off = Math.floor((gross * percentOff) / 100);
  const row = {
    ...{ id: 'ord_1', orderNumber: 'JR-1', billingAddress: null, buyerGstin: state && gstin },
    discountPaise: off + Math.min(credit ?? 0, gross - off - 100),
    ...{ roundingPaise: rounding, shippingPaise: shipping, cashFeePaise: cashFee },
    address: state && {
      ...{
        fullName: 'Asha',
        addressLine: '1',
        apartment: '',
        city: 'City',
        pincode: '411001',
        state,
      },
    },
  } as unknown as OrderRow;
  const invoice = buildInvoice(next('INV'), seller, { order: row, items: rows });
  if (random.rejected) return [invoice, cancelledBy(next('CRN'), invoice)];
  return [invoice, ...notesOf(random, invoice, next)];
}

function itemOf(
  { tax, price, quantity, energised, setting }: RandomItem,
  position: number,
): InvoiceItem {
  const [metalPaise, makingPaise] = setting ?? [0, 0];
  const service = energised && energisation;
  const parts = { stonePaise: price, ...(service && { energisation: service }) };
  const details = {
    design: 'ring',
    name: 'Ring',
    nameHi: '',
    kind: 'ring',
    metal: 'gold-22k',
    size: 14,
    mg: 4_000,
  };
  const rate = { ratePaise: 600_000, rateFrom: '2026-11-01', daysToMake: 6, sampleRate: false };
  const sold = setting
    ? { hsn: '7113', gstBasisPoints: 300 }
    : { hsn: tax.hsn, gstBasisPoints: tax.rate };
  return {
    ...{ name: `Stone ${position}`, sku: '', hallmark: null, productId: 'p' },
    ...{ quantity: setting ? 1 : quantity, position, ...sold },
    unitPricePaise: price + metalPaise + makingPaise + (service ? service.paise : 0),
    stone: { weightMg: tax.weightMg, laboratory: null, reportNumber: null, purity: null },
    parts: setting
      ? { ...parts, setting: { ...details, ...rate, metalPaise, makingPaise } }
      : service
        ? parts
        : undefined,
  } as unknown as InvoiceItem;
}

/** The credit notes of returned units, then those of refunds without a line. */
function notesOf(
  { returns, refunds }: RandomOrder,
  invoice: TaxDocument,
  next: Next,
): TaxDocument[] {
  const notes: TaxDocument[] = [];
  const give = (percent: number, of: number, position?: number) => {
    const left =
      invoice.totals.payable - notes.reduce((all, { totals }) => all + totals.payable, 0);
    const amountPaise = Math.min(left, Math.floor((of * percent) / 100));
    if (amountPaise <= 0) return;
    const lines = position === undefined ? [] : [{ position, quantity: 1, amountPaise }];
    notes.push(buildCreditNote(next('CRN'), invoice, { amountPaise, lines }, notes));
  };
  for (const { position, percent } of returns) {
    const lines = invoice.lines.filter((line) => line.position === position);
    const paid = lines.reduce((all, { total }) => all + total, 0);
    const creditedLines = notes
      .flatMap((note) => note.lines)
      .filter((line) => line.position === position);
    const open = paid - creditedLines.reduce((all, { total }) => all + total, 0);
    give(percent, open, position);
  }
  for (const percent of refunds) {
    const left =
      invoice.totals.payable - notes.reduce((all, { totals }) => all + totals.payable, 0);
    give(percent, left);
  }
  return notes;
}

function sessionOf({ paise, state }: RandomSession, next: Next): TaxDocument {
  const place = (state && placeOfState(state)) ?? seller;
  const placeOfSupply = { state: place.state, stateCode: place.stateCode };
  const tax = splitTax(paise, 1800, place.stateCode === seller.stateCode);
  const amounts = { gross: paise, discount: 0, ...tax, total: paise };
  const line = {
    description: 'Session',
    hsn: '999799',
    rate: 1800,
    quantity: 1,
    unit: 'OTH',
    ...amounts,
  };
  return {
    ...{
      kind: 'invoice',
      subject: 'session',
      orderId: 'con_1',
      original: null,
      seller,
      placeOfSupply,
    },
    ...next('SES'),
    buyer: { name: 'Asha', lines: [] },
    lines: [line],
    totals: { ...tax, total: paise, rounding: 0, payable: paise },
  };
}
