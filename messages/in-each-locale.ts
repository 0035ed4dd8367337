import { type Locale, locales } from '@jyotiratna/contract';

/**
 * Loads the same file of every language, for the server, which uses all of them. A page imports
 * only its own language.
 */
export async function inEachLocale<Labels>(
  load: (locale: Locale) => Promise<Labels>,
): Promise<Record<Locale, Labels>> {
  return Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)),
  ) as Record<Locale, Labels>;
}
