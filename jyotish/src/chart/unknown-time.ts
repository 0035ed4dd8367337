import type { Ephemeris } from '../sky/ephemeris.ts';
import { grahaAt } from '../sky/sky.ts';
import { tables } from '../sky/tables.ts';
import { localDateTime } from '../time/local-time.ts';
import type { Birth } from './chart.ts';
import { crossing } from './crossing.ts';
import { zodiacPoint } from './zodiac.ts';

const DAY_MS = 86_400_000;

/** A change of the Moon's nakshatra (0 to 26) and when it happened, ms since 1970 to the minute. */
export interface NakshatraChange {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/**
 * The change of the Moon's nakshatra during the civil day of a birth, if there is one: what an unknown time of birth
 * leaves open. A nakshatra takes the Moon 21 hours at the least, so a day can see two; the first is told.
 */
export function nakshatraChangeOn(birth: Birth, ephemeris: Ephemeris = tables): NakshatraChange | null {
  const local = localDateTime(birth.instant, birth.offsetSeconds);
  const sinceMidnight = local.since(local.toPlainDate().toPlainDateTime()).total('millisecond');
  const midnight = birth.instant - sinceMidnight;
  const nakshatra = (instant: number) => zodiacPoint(grahaAt('Moon', instant, ephemeris).longitude).nakshatra;
  const at = crossing(nakshatra, midnight, midnight + DAY_MS);
  return at === null ? null : { from: nakshatra(midnight), to: nakshatra(at), at };
}
