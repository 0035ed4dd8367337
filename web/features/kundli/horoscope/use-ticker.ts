import { indianDate, sourceLocale } from '@jyotiratna/contract';
import { horoscope } from '@jyotiratna/contract/horoscope';
import { useQuery } from '@tanstack/react-query';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { moonSigns } from './moon-signs.ts';
import { fallbackEntries, type TickerEntry, toEntries } from './ticker-entries.ts';
import { replaceStoredDay, storedDay } from './ticker-storage.ts';

type Ticker = { status: 'loading' | 'loaded' | 'error'; entries: readonly TickerEntry[] };

/**
 * The day's entries: from this browser's storage if available, else from the server; the fallback
 * after an error.
 */
export function useTicker(): Ticker {
  const { data, isError } = useQuery({
    queryKey: ['ticker'],
    queryFn: async () => {
      const [entries] = await Promise.all([readToday(), loadNamesFont()]);
      return entries;
    },
    staleTime: 60_000,
  });
  if (data) return { status: 'loaded', entries: data };
  return isError
    ? { status: 'error', entries: fallbackEntries }
    : { status: 'loading', entries: [] };
}

/**
 * Loads the font of the signs' Hindi names on English pages: a first layout in a fallback font
 * would cost a phone some 100 ms.
 */
async function loadNamesFont(): Promise<void> {
  if (language.script !== 'latin') return;
  const names = moonSigns.map(({ word }) => word).join('');
  await document.fonts.load('500 1em "Eczar Names"', names).catch(() => undefined);
}

async function readToday(): Promise<TickerEntry[]> {
  const date = indianDate(Date.now());
  const stored = storedDay(date).read();
  if (stored) return stored;
  try {
    const entries = toEntries(
      await api(horoscope, {
        query: { language: language.code === sourceLocale ? undefined : language.code },
      }),
    );
    replaceStoredDay(date, entries);
    return entries;
  } catch (error) {
    console.error('Failed to load horoscope', error);
    throw error;
  }
}
