import { inEachLocale } from '../in-each-locale.ts';

type TaxDocumentsModule = typeof import('../en/orders/tax-documents.ts');
export type TaxDocumentLabels = TaxDocumentsModule['taxDocument'];
type PackingSlipWords = TaxDocumentsModule['packingSlip'];

/** Labels of tax invoices and credit notes, in every language. */
export const taxDocumentLabels = await inEachLocale<TaxDocumentLabels>(
  async (locale) => (await import(`../${locale}/orders/tax-documents.ts`)).taxDocument,
);

/** Labels of packing slips, in every language. */
export const packingSlipMessages = await inEachLocale<PackingSlipWords>(
  async (locale) => (await import(`../${locale}/orders/tax-documents.ts`)).packingSlip,
);
