import { inEachLocale } from './in-each-locale.ts';

export type ExtrasWords = typeof import('./en/extras.ts').extras;

/** How a line says what is done with its stone, in every language. */
export const extrasWords = await inEachLocale<ExtrasWords>(
  async (locale) => (await import(`./${locale}/extras.ts`)).extras,
);
