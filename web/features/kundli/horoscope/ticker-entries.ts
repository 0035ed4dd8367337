import type { HoroscopeReply } from '@jyotiratna/contract';
import { ticker } from '#messages/kundli/ticker.ts';
import { moonSigns } from './moon-signs.ts';

export type TickerEntry = { sign: string; label: string; text: string };

/** Said for every sign when the day cannot be had. */
const fallbackText = ticker.fallback;
/** Said for a sign whose prediction is missing. */
const missingText = ticker.missing;
/** Letters of a text; longer ones end in '...' within it. */
const longest = 110;

/** The ticker's twelve texts from the day's reply, short enough to pass by. */
export function toEntries({ dailyHoroscope }: HoroscopeReply): TickerEntry[] {
  const said = new Map(dailyHoroscope.map(({ sign, data }) => [sign, data?.data?.daily_prediction?.prediction]));
  return moonSigns.map(({ sign, label }) => ({ sign, label, text: shortened(said.get(sign)?.trim() || missingText) }));
}

export const fallbackEntries: readonly TickerEntry[] = moonSigns.map(({ sign, label }) => ({
  sign,
  label,
  text: fallbackText,
}));

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text;
}
