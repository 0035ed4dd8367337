import { languages, locales } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';

const dayIn = (language: Language) =>
  new Intl.DateTimeFormat(languages[language].dates, { timeZone: 'UTC', dateStyle: 'medium' });
/**
 * Created once: creating a formatter costs a hundred times as much as formatting a day with it.
 */
const days = new Map(locales.map((language) => [language, dayIn(language)]));

/** '12 Jul 1936' of the birthplace's clock, from ISO 8601 in its offset. */
export const formatDay = (iso: string, language: Language): string =>
  days.get(language)?.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)) ?? iso.slice(0, 10);

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
