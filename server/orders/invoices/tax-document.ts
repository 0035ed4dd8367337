import type { Locale } from '@jyotiratna/contract';

/**
 * Everything that a tax document displays, as issued. Money in paise; rates in basis points (300 is
 * 3 %).
 */
export type TaxDocument = {
  kind: 'invoice' | 'credit_note' | 'receipt_voucher' | 'refund_voucher';
  /** The buyer's language, used for the labels; absent on older documents, which are in English. */
  locale?: Locale;
  /**
   * Absent for a tax invoice. `bill`: a bill of supply, if no line bears tax (rule 49); `mixed`:
   * both in one, for a buyer without a GSTIN (rule 46A).
   */
  form?: 'bill' | 'mixed';
  /** The reason why the seller charges no GST; absent if the seller charges GST. */
  scheme?: 'composition' | 'unregistered';
  /**
   * Present for a session with a healer instead of an order; `orderId` is the session's id then.
   */
  subject?: 'session';
  number: string;
  /** The date of issue in India, YYYY-MM-DD. */
  date: string;
  orderId: string;
  /** The order's number for customers; absent on documents that predate order numbers. */
  orderNumber?: string;
  /** The invoice that a credit note refers to. */
  original: { number: string; date: string } | null;
  /** `gstin` is empty if the seller has none. */
  seller: { name: string; address: string; gstin: string; state: string; stateCode: string };
  /** Null for an order without an address: a small sale over the counter. */
  buyer: { name: string; lines: string[]; gstin?: string } | null;
  /** The delivery address, if it differs from the buyer's address. */
  deliveredTo?: { name: string; lines: string[] } | null;
  placeOfSupply: { state: string; stateCode: string };
  lines: TaxLine[];
  /**
   * Whether the last line (the last but one before a fee) is the shipping charge; absent if free.
   */
  shipping?: true;
  /** Whether the last line is the cash-on-delivery fee; absent if free. */
  fee?: true;
  /** Advances of receipt vouchers that an invoice settles; absent without any. */
  advances?: AdvanceUse[];
  totals: {
    taxable: number;
    cgst: number;
    sgst: number;
    igst: number;
    total: number;
    rounding: number;
    payable: number;
  };
};

/**
 * The used part of an advance: its receipt voucher, with the voucher's rate and place of supply.
 * Money in paise.
 */
export type AdvanceUse = {
  number: string;
  date: string;
  rate: number;
  place: TaxDocument['placeOfSupply'];
  tax: { taxable: number; cgst: number; sgst: number; igst: number };
  total: number;
};

export type TaxLine = {
  /** The position of the order's line; absent on older documents, and for the shipping charge. */
  position?: number;
  description: string;
  /** The labelled breakdown of the unit price; absent if the price has none. */
  details?: string[];
  /** SKU, and a stone's weight and laboratory report; absent on older documents and on charges. */
  identity?: string[];
  hsn: string;
  quantity: number;
  /** Unit quantity code (UQC) of the goods or service; absent on older documents and on charges. */
  unit?: string;
  /**
   * The weight of all units of a loose stone, in milligrams; absent on older documents and on all
   * other lines.
   */
  weightMg?: number;
  /** The price before the discount, tax included. */
  gross: number;
  discount: number;
  taxable: number;
  rate: number;
  cgst: number;
  /** SGST, or UTGST where the seller is in a union territory without a legislature. */
  sgst: number;
  igst: number;
  /** The customer's total for the line: taxable value and taxes. */
  total: number;
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** Draws a tax document on A4, as a PDF. */
    renderTaxDocument: (content: TaxDocument) => Promise<Buffer>;
  }
}
