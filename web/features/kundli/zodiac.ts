import { kundli } from '#messages/kundli/kundli.ts';
/** Zodiac names of the rashis, from Mesha on. */
export const zodiac = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

/** The label of a rashi with its zodiac name: 'Simha (Leo)', 'सिंह'. */
export function rashiLabel(rashi: string, index: number): string {
  return kundli.rashi(rashi, zodiac[index] ?? '');
}
