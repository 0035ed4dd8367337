import type { Ephemeris } from '../sky/ephemeris.ts';
import { grahaAt } from '../sky/sky.ts';
import { tables } from '../sky/tables.ts';
import { localDateTime } from '../time/local-time.ts';
import type { Words } from '../tradition/language.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import type { Birth } from './chart.ts';
import { crossing } from './crossing.ts';
import { zodiacPoint } from './zodiac.ts';

const DAY_MS = 86_400_000;

/** A change of the Moon's nakshatra (0 to 26) and when it happened, ms since 1970 to the minute. */
export interface NakshatraChange {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** The same in a sentence, with the local time, in each language. */
  readonly note: Words;
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
  if (at === null) return null;
  const [from, to] = [nakshatra(midnight), nakshatra(at)];
  const clock = localDateTime(at, birth.offsetSeconds).toPlainTime().toString({ smallestUnit: 'minute' });
  const [before, after] = [NAKSHATRAS[from]!, NAKSHATRAS[to]!];
  const note = {
    en: `The Moon went from ${before.name} to ${after.name} at ${clock} that day, so the nakshatra depends on the birth time.`,
    hi: `उस दिन ${clock} बजे चन्द्र ${before.devanagari} से ${after.devanagari} में गया, इसलिए नक्षत्र जन्म समय पर निर्भर है।`,
  };
  return { from, to, at, note };
}
