import rows from './languages.json' with { type: 'json' };

type LanguageDetails = {
  /** As its speakers call it. */
  name: string;
  /** Of `lang` attributes and of Intl. */
  tag: string;
  /** For `new Intl.DateTimeFormat`: digits stay Latin in every language. */
  dates: string;
  openGraph: string;
  /** Before the path of every page. */
  prefix: string;
  /** The script of the names of grahas, rashis and nakshatras. */
  script: 'latin' | 'devanagari';
  /** For bilingual data (names of remedies and places), the language that its speakers read. */
  data: 'en' | 'hi';
  /** The label of the link to the same page in this language, for its readers. */
  invitation: string;
};

/**
 * The customer-facing languages of the shop, from `languages.json`; each has a folder of
 * `messages` and of the storefront's content, and code never refers to a specific one. The first
 * is the default without a requested language, and the source of translations.
 */
export const languages = rows as Record<keyof typeof rows, LanguageDetails>;

export type Locale = keyof typeof languages;
export const locales: readonly [Locale, ...Locale[]] = Object.keys(languages) as [
  Locale,
  ...Locale[],
];
export const [sourceLocale] = locales;

/** The configuration of a storefront build in one language, with its alternates. */
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
 * The request header with the locale of the user's page. Each build of the storefront has its
 * own and sends it with every request; `Accept-Language` is the browser's, which is often not
 * configured.
 */
export const localeHeader = 'x-locale';

/** The locale in a header's value; null if it is missing or unsupported. */
export function readLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The address of a storefront page ('/order/ord_x') in a locale: Hindi lives below `/hi`. */
export function localePath(locale: Locale, path: string): string {
  return `${languages[locale].prefix}${path}`;
}

/** The locale of a storefront address (path and query): that of its prefix. */
export function localeOfPath(url: string): Locale {
  const prefixed = ({ prefix }: LanguageDetails) =>
    url.startsWith(prefix) && /^(?:[/?.]|$)/.test(url.slice(prefix.length));
  return (
    locales.find((locale) => languages[locale].prefix !== '' && prefixed(languages[locale])) ??
    sourceLocale
  );
}
