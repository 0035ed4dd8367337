import { inEachLocale } from '../in-each-locale.ts';

type Papers = typeof import('../en/orders/tax-documents.ts');
export type TaxDocumentLabels = Papers['taxDocument'];
type PackingSlipWords = Papers['packingSlip'];

/** The words of tax invoices and credit notes, in every language. */
export const taxDocumentLabels = await inEachLocale<TaxDocumentLabels>(
  async (locale) => (await import(`../${locale}/orders/tax-documents.ts`)).taxDocument,
);

/** The words of packing slips, in every language. */
export const packingSlipMessages = await inEachLocale<PackingSlipWords>(
  async (locale) => (await import(`../${locale}/orders/tax-documents.ts`)).packingSlip,
);
