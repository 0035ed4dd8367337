import rows from './languages.json' with { type: 'json' };

type LanguageFacts = {
  /** As its speakers call it. */
  name: string;
  /** Of `lang` attributes and of Intl. */
  tag: string;
  /** For `new Intl.DateTimeFormat`: digits stay Latin in every language. */
  dates: string;
  openGraph: string;
  /** Before the path of every page. */
  prefix: string;
  /** In which names of grahas, rashis and nakshatras are written. */
  script: 'latin' | 'devanagari';
  /** Of what is kept in two languages (names of remedies and places), which one its speakers read. */
  data: 'en' | 'hi';
  /** What the link to the same page in this language says, to those who read it. */
  invitation: string;
};

/**
 * The languages that the shop speaks with its customers, from `languages.json`; each has a folder of `messages` and of the
 * storefront's content, and no code names it.
 * The first is what is spoken where nobody asked, and what texts are translated from.
 */
export const languages = rows as Record<keyof typeof rows, LanguageFacts>;

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as unknown as readonly [Locale, ...Locale[]];
export const [sourceLocale] = locales;

/** What a build of the storefront in one language knows of it and of the others. */
export function languageOf(code: Locale): LanguageFacts & { code: Locale; others: readonly LanguageFacts[] } {
  return {
    ...languages[code],
    code,
    others: locales.filter((other) => other !== code).map((other) => languages[other]),
  };
}

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
  return `${languages[locale].prefix}${path}`;
}

/** The locale of a storefront address (path and query): that of its prefix. */
export function localeOfPath(url: string): Locale {
  const prefixed = ({ prefix }: LanguageFacts) =>
    url.startsWith(prefix) && /^(?:[/?.]|$)/.test(url.slice(prefix.length));
  return locales.find((locale) => languages[locale].prefix !== '' && prefixed(languages[locale])) ?? sourceLocale;
}
