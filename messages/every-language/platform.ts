import { inEachLocale } from '../in-each-locale.ts';

type FailureWords = typeof import('../en/platform/failure-page.ts').failurePage;

/** Labels of the page displayed if rendering another one failed. */
export const failureLabels = await inEachLocale<FailureWords>(
  async (locale) => (await import(`../${locale}/platform/failure-page.ts`)).failurePage,
);
