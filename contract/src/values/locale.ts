import rows from './languages.json' with { type: 'json' };

type LanguageDetails = {
  /** Name of the language in the language itself. */
  name: string;
  /** Language tag for `lang` attributes and Intl. */
  tag: string;
  /** Locale for `new Intl.DateTimeFormat`, with Latin digits in every language. */
  dates: string;
  openGraph: string;
  /** Path prefix of every page. */
  prefix: string;
  /** Script for the names of grahas, rashis and nakshatras. */
  script: 'latin' | 'devanagari';
  /** Language used for bilingual data (names of remedies and places). */
  data: 'en' | 'hi';
  /** Label of the link to the page in this language, in that language. */
  invitation: string;
};

/**
 * The customer-facing languages of the shop, from `languages.json`; each has a folder of `messages`
 * and of the storefront's content, and no code refers to a specific one. The first is the default
 * if no language is requested, and the source of translations.
 */
export const languages = rows as Record<keyof typeof rows, LanguageDetails>;

export type Locale = keyof typeof languages;
export const locales: readonly [Locale, ...Locale[]] = Object.keys(languages) as [
  Locale,
  ...Locale[],
];
export const [sourceLocale] = locales;

/** Details of a storefront build's language, with its alternates. */
export function languageOf(
  code: Locale,
): LanguageDetails & { code: Locale; others: readonly LanguageDetails[] } {
  return {
    ...languages[code],
    code,
    others: locales.filter((other) => other !== code).map((other) => languages[other]),
  };
}

/**
 * The request header with the locale of the user's page, sent by the storefront with every request:
 * `Accept-Language` is the browser's, which is often not configured.
 */
export const localeHeader = 'x-locale';

/** Reads the locale from a header's value; null if it is missing or unsupported. */
export function readLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The path of a storefront page ('/order/ord_x') in a locale, for example below `/hi`. */
export function localePath(locale: Locale, path: string): string {
  return `${languages[locale].prefix}${path}`;
}

/** The locale of a storefront URL (path and query), by its prefix. */
export function localeOfPath(url: string): Locale {
  const prefixed = ({ prefix }: LanguageDetails) =>
    url.startsWith(prefix) && /^(?:[/?.]|$)/.test(url.slice(prefix.length));
  return (
    locales.find((locale) => languages[locale].prefix !== '' && prefixed(languages[locale])) ??
    sourceLocale
  );
}
