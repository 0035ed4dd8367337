import { localDateTime } from '../time/local-time.ts';
import type { Graha } from '../tradition/grahas.ts';
import type { Chart } from './chart.ts';
import { mahadashas } from './dasha.ts';
import { count } from './wording.ts';

/** What was left at birth of the first mahadasha. */
export interface DashaBalance {
  readonly lord: Graha;
  /** ISO 8601: P9Y8M6DT1H8M39S. */
  readonly duration: string;
  /** '9 years 8 months 6 days'; parts of zero are left out. */
  readonly description: string;
}

/** The dasha balance, counted on the calendar in the offset of birth, from birth to the end of the first mahadasha. */
export function dashaBalance(chart: Chart): DashaBalance {
  const { instant, offsetSeconds } = chart.birth;
  const first = mahadashas(chart.grahas.Moon.longitude, instant)[0]!;
  const left = localDateTime(instant, offsetSeconds).until(localDateTime(first.end, offsetSeconds), {
    largestUnit: 'year',
  });
  const parts = [
    left.years && count(left.years, 'year'),
    left.months && count(left.months, 'month'),
    left.days && count(left.days, 'day'),
  ].filter(Boolean);
  return { lord: first.lord, duration: left.toString(), description: parts.join(' ') || 'less than a day' };
}
