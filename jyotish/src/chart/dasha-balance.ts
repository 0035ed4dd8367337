import { itemAt } from '@jyotiratna/contract';
import { localDateTime } from '../time/local-time.ts';
import type { Graha } from '../tradition/grahas.ts';
import { type Language, messagesIn, sourceLanguage } from '../tradition/language.ts';
import type { Chart } from './chart.ts';
import { mahadashas } from './dasha.ts';

/** The balance of the first mahadasha at birth. */
export interface DashaBalance {
  readonly lord: Graha;
  /** ISO 8601: P9Y8M6DT1H8M39S. */
  readonly duration: string;
  /** '9 years 8 months 6 days'; zero components are omitted. */
  readonly description: string;
}

/**
 * The dasha balance in calendar units at the offset of birth, from birth to the end of the first
 * mahadasha.
 */
export function dashaBalance(chart: Chart, language: Language = sourceLanguage): DashaBalance {
  const { instant, offsetSeconds } = chart.birth;
  const first = itemAt(mahadashas(chart.grahas.Moon.longitude, instant), 0);
  const left = localDateTime(instant, offsetSeconds).until(
    localDateTime(first.end, offsetSeconds),
    {
      largestUnit: 'year',
    },
  );
  const messages = messagesIn(language).birth.left;
  const parts = [
    left.years && messages.year(left.years),
    left.months && messages.month(left.months),
    left.days && messages.day(left.days),
  ].filter(Boolean);
  return {
    lord: first.lord,
    duration: left.toString(),
    description: parts.join(' ') || messages.nothing,
  };
}
