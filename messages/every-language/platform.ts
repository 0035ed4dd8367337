import { inEachLocale } from '../in-each-locale.ts';

type FailureWords = typeof import('../en/platform/failure-page.ts').failurePage;

/** The words of the page that stands where another failed. */
export const failureLabels = await inEachLocale<FailureWords>(
  async (locale) => (await import(`../${locale}/platform/failure-page.ts`)).failurePage,
);
