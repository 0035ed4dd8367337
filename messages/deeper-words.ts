import type { deeperChart } from './en/deeper-chart.ts';
import { inEachLocale } from './in-each-locale.ts';

export type DeeperWords = typeof deeperChart;

/** What a page and a printed kundli say of the deeper chart. */
export const deeperWords = await inEachLocale<DeeperWords>(
  async (locale) => (await import(`./${locale}/deeper-chart.ts`)).deeperChart,
);
