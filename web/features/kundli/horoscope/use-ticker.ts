import { indianDate, sourceLocale } from '@jyotiratna/contract';
import { horoscope } from '@jyotiratna/contract/horoscope';
import { useQuery } from '@tanstack/react-query';
import { language } from '#messages/language.ts';
import { shop } from '../../../shop.ts';
import { fallbackEntries, type TickerEntry, toEntries } from './ticker-entries.ts';
import { replaceStoredDay, storedDay } from './ticker-storage.ts';

type Ticker = { status: 'loading' | 'loaded' | 'error'; entries: readonly TickerEntry[] };

/**
 * The day's entries: from this browser's storage if available, else from the shop; the fallback
 * when that fails.
 */
export function useTicker(): Ticker {
  const { data, isError } = useQuery({
    queryKey: ['ticker'],
    queryFn: readToday,
    staleTime: 60_000,
  });
  if (data) return { status: 'loaded', entries: data };
  return isError
    ? { status: 'error', entries: fallbackEntries }
    : { status: 'loading', entries: [] };
}

async function readToday(): Promise<TickerEntry[]> {
  const date = indianDate(Date.now());
  const stored = storedDay(date).read();
  if (stored) return stored;
  try {
    const entries = toEntries(
      await shop(horoscope, {
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
