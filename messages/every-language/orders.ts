import { inEachLocale } from '../in-each-locale.ts';

type Papers = typeof import('../en/orders/papers.ts');
export type TaxDocumentLabels = Papers['taxDocument'];
type PackingSlipWords = Papers['packingSlip'];

/** The words of tax invoices and credit notes, in every language. */
export const taxDocumentLabels = await inEachLocale<TaxDocumentLabels>(
  async (locale) => (await import(`../${locale}/orders/papers.ts`)).taxDocument,
);

/** The words of packing slips, in every language. */
export const packingSlipMessages = await inEachLocale<PackingSlipWords>(
  async (locale) => (await import(`../${locale}/orders/papers.ts`)).packingSlip,
);
