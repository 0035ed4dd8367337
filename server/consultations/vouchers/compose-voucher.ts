import { splitTax, type Tax } from '../../orders/invoices/split-tax.ts';
import type { AdvanceUse, TaxDocument } from '../../orders/invoices/tax-document.ts';

type Head = { number: string; date: string };
type Receipt = {
  seller: TaxDocument['seller'];
  buyer: TaxDocument['buyer'];
  place: TaxDocument['placeOfSupply'];
  tax: { code: string; basisPoints: number };
  locale: TaxDocument['locale'];
  /** Ledger reference of the payment. */
  ref: string;
  paise: number;
};

/** In English, as are services and charges on every document. */
const description = {
  receipt: 'Advance for consultations',
  refund: 'Refund of an advance for consultations',
};

/**
 * Builds the receipt voucher of an advance, which includes tax (rule 50 of the CGST rules). Money
 * in paise.
 */
export function buildReceipt({ number, date }: Head, receipt: Receipt): TaxDocument {
  const { seller, buyer, place, tax, locale, ref, paise } = receipt;
  const split = splitTax(paise, tax.basisPoints, place.stateCode === seller.stateCode);
  const line = {
    description: description.receipt,
    hsn: tax.code,
    rate: tax.basisPoints,
    quantity: 0,
  };
  return {
    ...{
      kind: 'receipt_voucher',
      ...(locale && { locale }),
      number,
      date,
      orderId: ref,
      original: null,
    },
    ...{ seller, buyer, placeOfSupply: place },
    lines: [{ ...line, gross: paise, discount: 0, ...split, total: paise }],
    totals: { ...split, total: paise, rounding: 0, payable: paise },
  };
}

/**
 * The part of an advance that an invoice or refund uses, with its tax, rounded so that all parts
 * add up to the receipt's tax.
 * @param leftPaise unused amount of the receipt before this use
 */
export function partOf(receipt: TaxDocument, leftPaise: number, paise: number): AdvanceUse {
  const { number, date, placeOfSupply: place, seller, totals } = receipt;
  const rate = receipt.lines[0]?.rate ?? 0;
  const within = place.stateCode === seller.stateCode;
  const before = splitTax(totals.payable - leftPaise, rate, within);
  const after = splitTax(totals.payable - leftPaise + paise, rate, within);
  const part = (field: keyof Tax) => after[field] - before[field];
  const tax = {
    taxable: part('taxable'),
    cgst: part('cgst'),
    sgst: part('sgst'),
    igst: part('igst'),
  };
  return { number, date, rate, place, tax, total: paise };
}

/** Builds the refund voucher for a part of an advance (rule 51 of the CGST rules). */
export function buildRefund(
  { number, date }: Head,
  receipt: TaxDocument,
  use: AdvanceUse,
  ref: string,
): TaxDocument {
  const [line] = receipt.lines;
  const { tax, total, rate } = use;
  const sold = { description: description.refund, hsn: line?.hsn ?? '', rate, quantity: 0 };
  return {
    ...receipt,
    ...{ kind: 'refund_voucher', number, date, orderId: ref },
    original: { number: receipt.number, date: receipt.date },
    lines: [{ ...sold, gross: total, discount: 0, ...tax, total }],
    totals: { ...tax, total, rounding: 0, payable: total },
  };
}
