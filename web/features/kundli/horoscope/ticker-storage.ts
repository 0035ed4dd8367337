import { sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import type { TickerEntry } from './ticker-entries.ts';

const prefix = 'horoscope_';
const keyOf = (date: string) => prefix + (language.code === sourceLocale ? '' : `${language.code}_`) + date;

/** The day stored in this browser; null when it is missing, or not valid ticker data. */
export function readDay(date: string): TickerEntry[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(date)) ?? 'null');
    return Array.isArray(stored) && stored.length === 12 && stored.every(isEntry) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Stores a day and deletes earlier ones. A browser without storage repeats the request with
 * every visit.
 */
export function keepDay(date: string, entries: TickerEntry[]): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    localStorage.setItem(keyOf(date), JSON.stringify(entries));
  } catch {
    // Full or forbidden: only a saved request is lost.
  }
}

function isEntry(value: unknown): value is TickerEntry {
  const entry = value as TickerEntry | null;
  return typeof entry?.sign === 'string' && typeof entry.label === 'string' && typeof entry.text === 'string';
}
