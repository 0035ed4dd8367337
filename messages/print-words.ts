import type { PrintWords } from './en/kundli-print.ts';
import { inEachLocale } from './in-each-locale.ts';

export type { PrintWords };

/** The words of a printed kundli. */
export const printWords = await inEachLocale<PrintWords>(
  async (locale) => (await import(`./${locale}/kundli-print.ts`)).kundliPrint,
);
