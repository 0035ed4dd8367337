import { inEachLocale } from '../in-each-locale.ts';

export type ExtrasWords = typeof import('../en/catalogue/extras.ts').extras;
export type VariantWords = typeof import('../en/catalogue/variant.ts').variant;

/** Labels of a line's setting and energisation, in every language. */
export const extrasLabels = await inEachLocale<ExtrasWords>(
  async (locale) => (await import(`../${locale}/catalogue/extras.ts`)).extras,
);

/** Labels for names of variants, in every language. */
export const variantLabels = await inEachLocale<VariantWords>(
  async (locale) => (await import(`../${locale}/catalogue/variant.ts`)).variant,
);
