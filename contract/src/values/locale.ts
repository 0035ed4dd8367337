/** The languages that the shop speaks with its customers. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** What is spoken where nobody asked for a language, and what texts are translated from. */
export const sourceLocale: Locale = 'en';

/**
 * The request header that names the locale of the page a person acts on. Each build of the storefront knows its own and
 * sends it with every call; `Accept-Language` is the browser's, which many people never set.
 */
export const localeHeader = 'x-locale';

/** The locale that a header's value names; null where it names none, or one that the shop does not speak. */
export function readLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The address of a storefront page ('/order/ord_x') in a locale: Hindi lives below `/hi`. */
export function localePath(locale: Locale, path: string): string {
  return locale === 'hi' ? `/hi${path}` : path;
}
