import { inEachLocale } from '../in-each-locale.ts';

type Papers = typeof import('../en/orders/papers.ts');
export type TaxDocumentWords = Papers['taxDocument'];
export type PackingSlipWords = Papers['packingSlip'];

const papers = await inEachLocale<Papers>(async (locale) => await import(`../${locale}/orders/papers.ts`));

/** The words of tax invoices and credit notes, in every language. */
export const taxDocumentWords = (locale: keyof typeof papers): TaxDocumentWords => papers[locale].taxDocument;

/** The words of packing slips, in every language. */
export const packingSlipWords = (locale: keyof typeof papers): PackingSlipWords => papers[locale].packingSlip;
