import type { HoroscopeReply } from '@jyotiratna/contract';
import { ticker } from '#messages/kundli/ticker.ts';
import { moonSigns } from './moon-signs.ts';

export type TickerEntry = { sign: string; label: string; text: string };

/** The text for every sign if the day's horoscope is unavailable. */
const fallbackText = ticker.fallback;
/** The text for a sign without a prediction. */
const missingText = ticker.missing;
/** Maximum length of a text; a longer one is truncated, including '...'. */
const maxLength = 110;

/** The ticker's twelve entries from the server's response, truncated. */
export function toEntries({ dailyHoroscope }: HoroscopeReply): TickerEntry[] {
  const predictions = new Map(
    dailyHoroscope.map(({ sign, data }) => [sign, data?.data?.daily_prediction?.prediction]),
  );
  return moonSigns.map(({ sign, label }) => ({
    sign,
    label,
    text: shortened(predictions.get(sign)?.trim() || missingText),
  }));
}

export const fallbackEntries: readonly TickerEntry[] = moonSigns.map(({ sign, label }) => ({
  sign,
  label,
  text: fallbackText,
}));

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}...` : text;
}
