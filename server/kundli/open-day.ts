import type { KundliReply } from '@jyotiratna/contract';
import { GRAHA_FACTS, isoText, type Language, type OpenDay, openDayWords, type Spread } from '@jyotiratna/jyotish';

/** What a day of birth without an hour leaves open, as the contract shows it, and what changed during that day. */
export function presentOpenDay(
  day: OpenDay,
  offsetSeconds: number,
  now: number,
  language: Language,
): { shown: NonNullable<KundliReply['openDay']>; changes: readonly string[] } {
  const { heads, changes, ...words } = openDayWords(day, offsetSeconds, now, language);
  const written = ({ earliest, latest }: Spread) => ({
    earliest: isoText(earliest, offsetSeconds),
    latest: isoText(latest, offsetSeconds),
  });
  const dashas = day.dashas.map(({ periods }, i) => ({
    head: heads[i]!,
    periods: periods.map(({ lord, start, end }) => ({
      id: GRAHA_FACTS[lord].id,
      name: lord,
      start: written(start),
      end: written(end),
    })),
  }));
  return { shown: { ...words, dashas }, changes };
}
