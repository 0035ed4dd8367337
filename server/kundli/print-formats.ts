import { languages, locales } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';

/**
 * A formatter per language, created once: creating one costs a hundred times as much as formatting
 * a day.
 */
function inLanguages(
  options: Intl.DateTimeFormatOptions,
): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const of = (language: Language) =>
    new Intl.DateTimeFormat(languages[language].dates, {
      timeZone: 'UTC',
      month: 'long',
      year: 'numeric',
      ...options,
    });
  return Object.fromEntries(locales.map((language) => [language, of(language)])) as Record<
    Language,
    Intl.DateTimeFormat
  >;
}
const [days, months] = [inLanguages({ day: 'numeric' }), inLanguages({})];

const midnightOf = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);

/**
 * Formats an ISO 8601 time, in its own offset, as '12 July 1936'; with Latin digits in Hindi, too.
 */
export const printedDay = (iso: string, language: Language) =>
  days[language].format(midnightOf(iso));

/** Formats an ISO 8601 time, in its own offset, as 'July 1936'. */
export const printedMonth = (iso: string, language: Language) =>
  months[language].format(midnightOf(iso));

/** Formats degrees as 27°02'; minutes are rounded down, as is customary in charts. */
export function degreesOf(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
