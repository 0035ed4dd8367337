import type { MatchingWords } from './en/matching-words.ts';
import { inEachLocale } from './in-each-locale.ts';

export type { MatchingWords };

/** What is said of two births beside each other. */
export const matchingWords = await inEachLocale<MatchingWords>(
  async (locale) => (await import(`./${locale}/matching-words.ts`)).matchingWords,
);
