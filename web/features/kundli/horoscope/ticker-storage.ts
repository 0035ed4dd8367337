import { sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { persisted, removeStored, storedKeys } from '../../../persisted.ts';
import type { TickerEntry } from './ticker-entries.ts';

const prefix = 'horoscope_';
const keyOf = (date: string) =>
  prefix + (language.code === sourceLocale ? '' : `${language.code}_`) + date;

/** A day's entries stored in this browser; null if they are missing or invalid. */
export const storedDay = (date: string) =>
  persisted<TickerEntry[]>(keyOf(date), (stored) =>
    Array.isArray(stored) && stored.length === 12 && stored.every(isEntry) ? stored : null,
  );

/** Stores a day and deletes previous ones. Without storage, every visit sends the request again. */
export function replaceStoredDay(date: string, entries: TickerEntry[]): void {
  for (const key of storedKeys()) if (key.startsWith(prefix)) removeStored(key);
  storedDay(date).write(entries);
}

function isEntry(value: unknown): value is TickerEntry {
  const entry = value as TickerEntry | null;
  return (
    typeof entry?.sign === 'string' &&
    typeof entry.label === 'string' &&
    typeof entry.text === 'string'
  );
}
