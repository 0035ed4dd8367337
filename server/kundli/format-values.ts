import { languages, locales } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';

/**
 * Created once: creating a formatter costs a hundred times as much as formatting a day with it.
 */
function formatterOf(options: Intl.DateTimeFormatOptions) {
  const formatters = new Map(
    locales.map((language) => [
      language,
      new Intl.DateTimeFormat(languages[language].dates, { timeZone: 'UTC', ...options }),
    ]),
  );
  return (iso: string, language: Language): string =>
    formatters.get(language)?.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)) ?? iso.slice(0, 10);
}

/** '12 Jul 1936' of the birthplace's clock, from ISO 8601 in its offset. */
export const formatDay = formatterOf({ dateStyle: 'medium' });

/** '12 Jul', likewise. */
export const formatDayOfMonth = formatterOf({ day: 'numeric', month: 'short' });

/** 27°02' from degrees; minutes are rounded down, as is customary in charts. */
export function formatArc(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** 27°02'48" from degrees; seconds are rounded down. */
export function formatSeconds(degrees: number): string {
  const seconds = Math.floor(degrees * 3600);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}'${two(rest)}"`;
}
