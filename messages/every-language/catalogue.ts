import { inEachLocale } from '../in-each-locale.ts';

export type ExtrasWords = typeof import('../en/catalogue/extras.ts').extras;
export type VariantWords = typeof import('../en/catalogue/variant.ts').variant;

/** How a line says what is done with its stone, in every language. */
export const extrasLabels = await inEachLocale<ExtrasWords>(
  async (locale) => (await import(`../${locale}/catalogue/extras.ts`)).extras,
);

/** What the server calls a variant, in every language. */
export const variantLabels = await inEachLocale<VariantWords>(
  async (locale) => (await import(`../${locale}/catalogue/variant.ts`)).variant,
);
