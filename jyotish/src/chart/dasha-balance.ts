import { localDateTime } from '../time/local-time.ts';
import type { Graha } from '../tradition/grahas.ts';
import type { Language, Words } from '../tradition/language.ts';
import type { Chart } from './chart.ts';
import { mahadashas } from './dasha.ts';
import { count } from './wording.ts';

/** What was left at birth of the first mahadasha. */
export interface DashaBalance {
  readonly lord: Graha;
  /** ISO 8601: P9Y8M6DT1H8M39S. */
  readonly duration: string;
  /** '9 years 8 months 6 days', '9 वर्ष 8 माह 6 दिन'; parts of zero are left out. */
  readonly description: string;
}

const UNITS: Readonly<Record<Language, (n: number, unit: 'year' | 'month' | 'day') => string>> = {
  en: count,
  hi: (n, unit) => `${n} ${{ year: 'वर्ष', month: 'माह', day: 'दिन' }[unit]}`,
};
const NEXT_TO_NOTHING: Words = { en: 'less than a day', hi: 'एक दिन से कम' };

/** The dasha balance, counted on the calendar in the offset of birth, from birth to the end of the first mahadasha. */
export function dashaBalance(chart: Chart, language: Language = 'en'): DashaBalance {
  const { instant, offsetSeconds } = chart.birth;
  const first = mahadashas(chart.grahas.Moon.longitude, instant)[0]!;
  const left = localDateTime(instant, offsetSeconds).until(localDateTime(first.end, offsetSeconds), {
    largestUnit: 'year',
  });
  const told = UNITS[language];
  const parts = [
    left.years && told(left.years, 'year'),
    left.months && told(left.months, 'month'),
    left.days && told(left.days, 'day'),
  ].filter(Boolean);
  return { lord: first.lord, duration: left.toString(), description: parts.join(' ') || NEXT_TO_NOTHING[language] };
}
