import type { Locale } from '@jyotiratna/contract';

/**
 * All that a tax document shows, as it was issued. Amounts in paise; rates in basis points (300 is
 * 3 %).
 */
export type TaxDocument = {
  kind: 'invoice' | 'credit_note' | 'receipt_voucher' | 'refund_voucher';
  /**
   * The buyer's language, used for the document's labels. Absent on older documents, which are in
   * English.
   */
  locale?: Locale;
  /**
   * Instead of a tax invoice: a bill of supply, where no line bears tax (rule 49), or both in one,
   * for a buyer without a GSTIN (rule 46A).
   */
  form?: 'bill' | 'mixed';
  /** Why the seller charges no tax at all. Absent where the seller does. */
  scheme?: 'composition' | 'unregistered';
  /** A session with a healer instead of an order; `orderId` is its id then. */
  subject?: 'session';
  number: string;
  /** The day in India, YYYY-MM-DD. */
  date: string;
  orderId: string;
  /** The order's number for customers; absent on documents that predate order numbers. */
  orderNumber?: string;
  /** The invoice that a credit note belongs to. */
  original: { number: string; date: string } | null;
  /** `gstin` is empty where the seller has none. */
  seller: { name: string; address: string; gstin: string; state: string; stateCode: string };
  /** Null where the order has no address: a small sale over the counter. */
  buyer: { name: string; lines: string[]; gstin?: string } | null;
  /** Where the parcel went, if the buyer's address is another one. */
  deliveredTo?: { name: string; lines: string[] } | null;
  placeOfSupply: { state: string; stateCode: string };
  lines: TaxLine[];
  /** Delivery, the last of the lines but for the fee; absent where it was free. */
  shipping?: true;
  /** The cash-on-delivery fee, the last of the lines; absent where it was free. */
  fee?: true;
  /** Advances of receipt vouchers that an invoice uses up; absent where there are none. */
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
 * A part of an advance: of which receipt voucher, with the voucher's rate and place of supply.
 * Amounts in paise.
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
  /** The order's line that it belongs to; absent on older documents, and for delivery. */
  position?: number;
  description: string;
  /** The labelled breakdown of the unit price; absent where it has no parts. */
  details?: string[];
  /** SKU, and a stone's weight and report; absent on older documents and on charges. */
  identity?: string[];
  hsn: string;
  quantity: number;
  /** Unit quantity code (UQC) of the goods or service; absent on older documents and on charges. */
  unit?: string;
  /**
   * Of all units of a loose stone, in milligrams; absent on older documents and on everything else.
   */
  weightMg?: number;
  /** Before the discount, tax included. */
  gross: number;
  discount: number;
  taxable: number;
  rate: number;
  cgst: number;
  /** SGST, or UTGST where the seller is in a union territory without a legislature. */
  sgst: number;
  igst: number;
  /** The customer's total for this line: taxable value and taxes. */
  total: number;
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** A tax invoice or credit note on A4. */
    renderTaxDocument: (content: TaxDocument) => Promise<Buffer>;
  }
}
