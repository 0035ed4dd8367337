import { type Locale, locales } from '@jyotiratna/contract';

/**
 * The same file of every language, for whoever speaks several: the server. A page carries one
 * language and imports it.
 */
export async function inEachLocale<Labels>(
  load: (locale: Locale) => Promise<Labels>,
): Promise<Record<Locale, Labels>> {
  return Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)),
  ) as Record<Locale, Labels>;
}
