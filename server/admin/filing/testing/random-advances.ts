import { deliveryStates } from '@jyotiratna/contract';
import fc from 'fast-check';
import {
  buildReceipt,
  buildRefund,
  partOf,
} from '../../../consultations/vouchers/compose-voucher.ts';
import { documentNumber } from '../../../orders/invoices/financial-year.ts';
import { splitTax } from '../../../orders/invoices/split-tax.ts';
import { placeOfState } from '../../../orders/invoices/state-codes.ts';
import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import { seller } from './random-month.ts';

const tax = { code: '999799', basisPoints: 1800 };

/**
 * A top-up of a balance, the sessions that use it up in parts, and whether the remainder is
 * refunded.
 */
const advance = fc.record({
  paise: fc.integer({ min: 100, max: 2_000_000 }),
  previous: fc.boolean(),
  state: fc.option(fc.constantFrom(...deliveryStates), { freq: 3 }),
  sessions: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
  refunded: fc.boolean(),
});
type RandomAdvance = typeof advance extends fc.Arbitrary<infer Value> ? Value : never;

export type AdvanceMonth = {
  /** Documents of the month, numbered without gaps. */
  documents: TaxDocument[];
  /** Receipt vouchers of the previous month that are used up in this one. */
  previous: TaxDocument[];
};

/** A month of receipt vouchers, invoices of sessions that use them, and refund vouchers. */
export function randomAdvances(count: number): fc.Arbitrary<AdvanceMonth> {
  return fc.array(advance, { minLength: count, maxLength: count }).map((advances) => {
    const month: AdvanceMonth = { documents: [], previous: [] };
    const serials = { RCV: 0, SES: 0, RFV: 0 };
    const next = (series: keyof typeof serials) => {
      serials[series] += 1;
      return { number: documentNumber(series, '2026-27', serials[series]), date: '2026-11-21' };
    };
    for (const [at, one] of advances.entries()) addAdvance(month, one, at, next);
    return month;
  });
}

type Next = (series: 'RCV' | 'SES' | 'RFV') => { number: string; date: string };

function addAdvance(
  month: AdvanceMonth,
  { paise, previous, state, sessions, refunded }: RandomAdvance,
  at: number,
  next: Next,
) {
  const place = (state && placeOfState(state)) ?? seller;
  const base = {
    seller,
    buyer: { name: 'Asha', lines: [] },
    place: { state: place.state, stateCode: place.stateCode },
  };
  const head = previous
    ? { number: `RCV/2526/${String(at).padStart(6, '0')}`, date: '2026-10-02' }
    : next('RCV');
  const receipt = buildReceipt(head, { ...base, tax, locale: 'en', ref: `pay_${at}`, paise });
  (previous ? month.previous : month.documents).push(receipt);
  let left = paise;
  for (const percent of sessions) {
    const used = Math.floor((left * percent) / 100);
    if (used === 0) continue;
    month.documents.push(sessionOf(receipt, next('SES'), partOf(receipt, left, used)));
    left -= used;
  }
  if (refunded && left > 0)
    month.documents.push(
      buildRefund(next('RFV'), receipt, partOf(receipt, left, left), `ref_${at}`),
    );
}

function sessionOf(
  { placeOfSupply, buyer }: TaxDocument,
  head: { number: string; date: string },
  use: ReturnType<typeof partOf>,
): TaxDocument {
  const { total } = use;
  const split = splitTax(total, tax.basisPoints, placeOfSupply.stateCode === seller.stateCode);
  const line = {
    description: 'Session',
    hsn: tax.code,
    rate: tax.basisPoints,
    quantity: 1,
    unit: 'OTH',
  };
  return {
    ...{
      kind: 'invoice',
      subject: 'session',
      orderId: 'con_1',
      original: null,
      seller,
      buyer,
      placeOfSupply,
      ...head,
    },
    lines: [{ ...line, gross: total, discount: 0, ...split, total }],
    advances: [use],
    totals: { ...split, total, rounding: 0, payable: total },
  };
}
