import { sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import type { TickerEntry } from './ticker-entries.ts';

const prefix = 'horoscope_';
const keyOf = (date: string) => prefix + (language.code === sourceLocale ? '' : `${language.code}_`) + date;

/** What this browser keeps of a day; null when there is nothing, or something else than the ticker's texts. */
export function readDay(date: string): TickerEntry[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(date)) ?? 'null');
    return Array.isArray(stored) && stored.length === 12 && stored.every(isEntry) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a day and drops the days before. A browser that rejects storage asks again with every visit. */
export function keepDay(date: string, entries: TickerEntry[]): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    localStorage.setItem(keyOf(date), JSON.stringify(entries));
  } catch {
    // Full or forbidden: nothing is lost but a request saved.
  }
}

function isEntry(value: unknown): value is TickerEntry {
  const entry = value as TickerEntry | null;
  return typeof entry?.sign === 'string' && typeof entry.label === 'string' && typeof entry.text === 'string';
}
