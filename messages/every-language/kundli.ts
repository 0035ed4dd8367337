import type { advancedChart } from '../en/kundli/advanced-chart.ts';
import type { partTables } from '../en/kundli/chart-part-tables.ts';
import type { chartParts } from '../en/kundli/chart-parts.ts';
import type { PrintLabels } from '../en/kundli/kundli-print.ts';
import type { MatchingMessages } from '../en/kundli/matching-labels.ts';
import type { PoruthamLabels } from '../en/kundli/porutham-labels.ts';
import { inEachLocale } from '../in-each-locale.ts';

export type { MatchingMessages as MatchingLabels, PrintLabels };
export type AdvancedLabels = typeof advancedChart;
export type PartTables = typeof partTables;

/** Labels of the advanced chart, on a page and in a printed kundli. */
export const advancedLabels = await inEachLocale<AdvancedLabels>(
  async (locale) => (await import(`../${locale}/kundli/advanced-chart.ts`)).advancedChart,
);

/** Labels of the tables in the advanced chart's sections. */
export const partMessages = await inEachLocale<PartTables>(
  async (locale) => (await import(`../${locale}/kundli/chart-part-tables.ts`)).partTables,
);

/** Titles of the advanced chart's sections. */
export const partTitles = await inEachLocale<typeof chartParts>(
  async (locale) => (await import(`../${locale}/kundli/chart-parts.ts`)).chartParts,
);

/** Labels of a printed kundli, in every language. */
export const printLabels = await inEachLocale<PrintLabels>(
  async (locale) => (await import(`../${locale}/kundli/kundli-print.ts`)).kundliPrint,
);

/** Labels of a match of two births. */
export const matchingLabels = await inEachLocale<MatchingMessages>(
  async (locale) => (await import(`../${locale}/kundli/matching-labels.ts`)).matchingLabels,
);

/** Labels of South Indian matching (ten poruthams). */
export const poruthamLabels = await inEachLocale<PoruthamLabels>(
  async (locale) => (await import(`../${locale}/kundli/porutham-labels.ts`)).poruthamLabels,
);
