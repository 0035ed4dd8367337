/** Zodiac names of the rashis from Mesha on. */
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

/** 'Simha (Leo)'. */
export function rashiLabel(rashi: string, index: number): string {
  return `${rashi} (${zodiac[index]})`;
}
