import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';

type Place = TaxDocument['placeOfSupply'];

/** Totals of one tax rate; money in paise, rates in basis points. */
export type RateRow = {
  rate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
};

/** A document listed individually, in table 4A, 5 or 9B. */
export type DocumentTableRow = {
  number: string;
  date: string;
  gstin: string;
  name: string;
  place: Place;
  /** Whether the supply is intrastate. */
  within: boolean;
  /** The document's payable total, in paise. */
  value: number;
  rates: RateRow[];
};

/** A row of the tables aggregated by place of supply and rate: 7, 11A and 11B. */
export type PlaceRow = RateRow & { place: Place; within: boolean };

/** Table 8: supplies without tax, by intrastate or interstate and by registered or other buyers. */
export type NilRow = { within: boolean; registered: boolean; nil: number; exempt: number };

/** Table 12. `milli` is the quantity in thousandths of its unit. */
export type HsnRow = RateRow & { hsn: string; unit: string; milli: number; value: number };

/** Table 13: consecutive document numbers of one series; `cancelled` counts missing numbers. */
export type IssuedRow = {
  nature: keyof typeof natures;
  from: string;
  to: string;
  total: number;
  cancelled: number;
};

/** The document types of table 13 that a shop issues, with their numbers in GSTN's list. */
export const natures = {
  invoice: { number: 1, name: 'Invoices for outward supply' },
  credit_note: { number: 5, name: 'Credit Note' },
  receipt_voucher: { number: 6, name: 'Receipt Voucher' },
  refund_voucher: { number: 8, name: 'Refund Voucher' },
} as const satisfies Record<TaxDocument['kind'], { number: number; name: string }>;

/**
 * The tables of FORM GSTR-1 for one month (rule 59 of the CGST rules), independent of a file
 * format.
 */
export type Gstr1Tables = {
  b2b: DocumentTableRow[];
  b2cl: DocumentTableRow[];
  b2cs: PlaceRow[];
  cdnr: DocumentTableRow[];
  cdnur: DocumentTableRow[];
  received: PlaceRow[];
  adjusted: PlaceRow[];
  nilRows: NilRow[];
  hsnB2b: HsnRow[];
  hsnB2c: HsnRow[];
  issued: IssuedRow[];
};
