import { languages, locales } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';

/** Creates the formatters once: creating one costs a hundred times as much as formatting a day. */
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

/** Formats an ISO 8601 time, in its own offset, as '12 Jul 1936'. */
export const formatDay = formatterOf({ dateStyle: 'medium' });

/** Formats an ISO 8601 time, in its own offset, as '12 Jul'. */
export const formatDayOfMonth = formatterOf({ day: 'numeric', month: 'short' });

/** Formats degrees as 27°02'; minutes are rounded down, as is customary in charts. */
export function formatArc(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** Formats degrees as 27°02'48"; seconds are rounded down. */
export function formatSeconds(degrees: number): string {
  const seconds = Math.floor(degrees * 3600);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}'${two(rest)}"`;
}
