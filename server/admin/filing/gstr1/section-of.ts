import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';

export type Section = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/**
 * Value in paise above which an interstate invoice is listed individually in table 5: ₹1 lakh since
 * 1 August 2024. Source: rule 59(4)(a)(ii) of the CGST rules as amended by notification 12/2024
 * (Central Tax).
 */
export const largePaise = 100_000_00;

/** Whether the supply is intrastate. */
export function isWithinState({ seller, placeOfSupply }: TaxDocument): boolean {
  return seller.stateCode === placeOfSupply.stateCode;
}

function isLarge(invoice: TaxDocument): boolean {
  return !isWithinState(invoice) && invoice.totals.payable > largePaise;
}

/**
 * The section of GSTR-1 to which a document belongs. A credit note to a buyer without a GSTIN
 * follows its invoice: that of a large invoice is listed (9B), that of a small one reduces table 7.
 * @param original the invoice of a credit note
 */
export function sectionOf(document: TaxDocument, original?: TaxDocument): Section {
  const registered = Boolean(document.buyer?.gstin);
  if (document.kind === 'invoice') return registered ? 'b2b' : isLarge(document) ? 'b2cl' : 'b2cs';
  if (registered) return 'cdnr';
  return original && isLarge(original) ? 'cdnur' : 'b2cs';
}
