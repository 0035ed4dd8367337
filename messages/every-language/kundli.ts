import type { deeperChart } from '../en/kundli/deeper-chart.ts';
import type { PrintWords } from '../en/kundli/kundli-print.ts';
import type { MatchingMessages } from '../en/kundli/matching-words.ts';
import { inEachLocale } from '../in-each-locale.ts';

export type { MatchingMessages as MatchingWords, PrintWords };
export type DeeperWords = typeof deeperChart;

/** What a page and a printed kundli say of the deeper chart. */
export const deeperWords = await inEachLocale<DeeperWords>(
  async (locale) => (await import(`../${locale}/kundli/deeper-chart.ts`)).deeperChart,
);

/** The words of a printed kundli. */
export const printWords = await inEachLocale<PrintWords>(
  async (locale) => (await import(`../${locale}/kundli/kundli-print.ts`)).kundliPrint,
);

/** What is said of two births next to each other. */
export const matchingWords = await inEachLocale<MatchingMessages>(
  async (locale) => (await import(`../${locale}/kundli/matching-words.ts`)).matchingWords,
);
