import { deliveryStates } from '@jyotiratna/contract';
import fc from 'fast-check';
import { composeCreditNote, composeInvoice } from '../../../orders/invoices/compose.ts';
import { documentNumber } from '../../../orders/invoices/financial-year.ts';
import { splitTax } from '../../../orders/invoices/split-tax.ts';
import { placeOfState } from '../../../orders/invoices/state-codes.ts';
import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import type { TaxedItem } from '../../../orders/invoices/taxed-items.ts';
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
});

/** An order with what happened to it: a coupon, delivery, a fee at the door, refunds of parts, a parcel not taken. */
const order = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  state: fc.option(fc.constantFrom(...deliveryStates), { freq: 8 }),
  gstin: fc.option(fc.constantFrom('27AAPFU0939F1ZV', '29AAGCB7383J1Z4'), { freq: 3 }),
  percentOff: fc.constantFrom(0, 10, 50),
  rounding: fc.integer({ min: -50, max: 49 }),
  shipping: fc.constantFrom(0, 15_000),
  cashFee: fc.constantFrom(0, 5_000),
  refunds: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
});
type RandomOrder = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

const session = fc.record({
  paise: fc.integer({ min: 1, max: 500_000 }),
  state: fc.option(fc.constantFrom(...deliveryStates), { freq: 3 }),
});
type RandomSession = typeof session extends fc.Arbitrary<infer Value> ? Value : never;

/** A month of documents, numbered without a hole in the order of their issue. */
export function randomMonth(orders: number, sessions: number): fc.Arbitrary<TaxDocument[]> {
  return fc
    .tuple(
      fc.array(order, { minLength: orders, maxLength: orders }),
      fc.array(session, { minLength: sessions, maxLength: sessions }),
    )
    .map(([ordered, reserved]) => {
      const next = numbering();
      return [...ordered.flatMap((one) => documentsOf(one, next)), ...reserved.map((one) => sessionOf(one, next))];
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
  const { items, state, gstin, percentOff, rounding, shipping, cashFee } = random;
  const rows = items.map(
    ({ tax, price, quantity, energised }, position) =>
      ({
        ...{ name: `Stone ${position}`, unitPricePaise: price + (energised ? energisation.paise : 0) },
        ...{ quantity, position, hsn: tax.hsn, gstBasisPoints: tax.rate, productId: 'p' },
        stone: { weightMg: tax.weightMg, laboratory: null, reportNumber: null },
        ...(energised && { parts: { stonePaise: price, energisation } }),
      }) as unknown as TaxedItem,
  );
  const gross = rows.reduce((amount, row) => amount + row.unitPricePaise * row.quantity, 0);
  const row = {
    ...{ id: 'ord_1', orderNumber: 'JR-1', billingAddress: null, buyerGstin: state && gstin },
    discountPaise: Math.floor((gross * percentOff) / 100),
    ...{ roundingPaise: rounding, shippingPaise: shipping, cashFeePaise: cashFee },
    address: state && {
      ...{ fullName: 'Asha', addressLine: '1', apartment: '', city: 'City', pincode: '411001', state },
    },
  } as unknown as OrderRow;
  const invoice = composeInvoice(next('INV'), seller, { order: row, items: rows });
  const notes: TaxDocument[] = [];
  for (const percent of random.refunds) {
    const given = notes.reduce((amount, { totals }) => amount + totals.payable, 0);
    const left = invoice.totals.payable - given;
    const amountPaise = Math.floor((left * percent) / 100);
    if (amountPaise <= 0) continue;
    notes.push(composeCreditNote(next('CRN'), invoice, { amountPaise, lines: [] }, notes));
  }
  return [invoice, ...notes];
}

function sessionOf({ paise, state }: RandomSession, next: Next): TaxDocument {
  const place = (state && placeOfState(state)) ?? seller;
  const placeOfSupply = { state: place.state, stateCode: place.stateCode };
  const tax = splitTax(paise, 1800, place.stateCode === seller.stateCode);
  const amounts = { gross: paise, discount: 0, ...tax, total: paise };
  const line = { description: 'Session', hsn: '999799', rate: 1800, quantity: 1, unit: 'OTH', ...amounts };
  return {
    ...{ kind: 'invoice', subject: 'session', orderId: 'con_1', original: null, seller, placeOfSupply },
    ...next('SES'),
    buyer: { name: 'Asha', lines: [] },
    lines: [line],
    totals: { ...tax, total: paise, rounding: 0, payable: paise },
  };
}
