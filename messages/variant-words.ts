import { inEachLocale } from './in-each-locale.ts';

export type VariantWords = typeof import('./en/variant.ts').variant;

/** What the server calls a variant, in every language. */
export const variantWords = await inEachLocale<VariantWords>(
  async (locale) => (await import(`./${locale}/variant.ts`)).variant,
);
