import type { KundliReply } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import {
  GRAHA_DETAILS,
  isoText,
  type Language,
  type OpenDay,
  openDayLabels,
  type Spread,
} from '@jyotiratna/jyotish';

/**
 * The undetermined values of a birth without a time, in the contract's format, with the changes
 * during its day.
 */
export function presentOpenDay(
  day: OpenDay,
  offsetSeconds: number,
  now: number,
  language: Language,
): { shown: NonNullable<KundliReply['openDay']>; changes: readonly string[] } {
  const { headers, changes, ...labels } = openDayLabels(day, offsetSeconds, now, language);
  const presentSpread = ({ earliest, latest }: Spread) => ({
    earliest: isoText(earliest, offsetSeconds),
    latest: isoText(latest, offsetSeconds),
  });
  const dashas = day.dashas.map(({ periods }, i) => ({
    head: itemAt(headers, i),
    periods: periods.map(({ lord, start, end }) => ({
      id: GRAHA_DETAILS[lord].id,
      name: lord,
      start: presentSpread(start),
      end: presentSpread(end),
    })),
  }));
  return { shown: { ...labels, dashas }, changes };
}
