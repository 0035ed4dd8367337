import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../tradition/grahas.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';
import { DASHA_YEAR, type DashaPeriod, from, shareOf, type Years } from './periods.ts';

/** Dasha lords with their years, 108 in total; Ketu has none. */
const ORDER = [
  ['Sun', 6],
  ['Moon', 15],
  ['Mars', 8],
  ['Mercury', 17],
  ['Saturn', 10],
  ['Jupiter', 19],
  ['Rahu', 12],
  ['Venus', 21],
] as const satisfies readonly Years<Graha>[];

/** Number of nakshatras of each lord, of 28 (with Abhijit) from Ardra. */
const NAKSHATRA_COUNTS = [4, 3, 4, 3, 4, 3, 4, 3] as const;

const NAKSHATRA = 360 / 27;
/**
 * Abhijit in degrees: from the last quarter of Uttara Ashadha to the first fifteenth of Shravana.
 */
const ABHIJIT = { from: 276 + 2 / 3, until: 280 + 53 / 60 + 20 / 3600 } as const;

/**
 * The nakshatra of a longitude among 28 (with Abhijit), 0 Ashwini to 27 Revati, and the fraction of
 * it that has passed.
 */
export function nakshatraWithAbhijit(longitude: number): { nakshatra: number; passed: number } {
  const nakshatra = Math.floor(longitude / NAKSHATRA);
  const between = (number: number, start: number, end: number) => ({
    nakshatra: number,
    passed: (longitude - start) / (end - start),
  });
  if (nakshatra < 20 || longitude >= 22 * NAKSHATRA)
    return between(
      nakshatra + (nakshatra >= 22 ? 1 : 0),
      nakshatra * NAKSHATRA,
      (nakshatra + 1) * NAKSHATRA,
    );
  if (longitude < ABHIJIT.from) return between(20, 20 * NAKSHATRA, ABHIJIT.from);
  return longitude < ABHIJIT.until
    ? between(21, ABHIJIT.from, ABHIJIT.until)
    : between(22, ABHIJIT.until, 22 * NAKSHATRA);
}

/**
 * Ashtottari dasha from Ardra (Brihat Parashara Hora Shastra 46): the nakshatras of a lord share
 * its years. Others start from Krittika. A single cycle of 108 years, from the lord at birth,
 * covers a life.
 * @param moon sidereal longitude of the birth Moon, degrees
 * @param instant of birth, ms since 1970
 */
export function ashtottariDasha(moon: number, instant: number): DashaPeriod<Graha>[] {
  const { nakshatra, passed } = nakshatraWithAbhijit(moon);
  let before = (nakshatra - 5 + 28) % 28;
  const first = NAKSHATRA_COUNTS.findIndex((count) => {
    if (before < count) return true;
    before -= count;
    return false;
  });
  const start =
    instant -
    ((before + passed) / itemAt(NAKSHATRA_COUNTS, first)) * itemAt(ORDER, first)[1] * DASHA_YEAR;
  return shareOf<Graha>(from(ORDER, first), start, start + 108 * DASHA_YEAR);
}

/** The eight sub-periods of a lord's period, starting with its own. */
export function ashtottariParts({ name, start, end }: DashaPeriod<Graha>): DashaPeriod<Graha>[] {
  return shareOf<Graha>(
    from(
      ORDER,
      ORDER.findIndex(([lord]) => lord === name),
    ),
    start,
    end,
  );
}

/**
 * Whether the texts recommend this dasha: Rahu in a kendra or trikona from the lagna lord, but not
 * in the lagna; null without a lagna.
 */
export function prefersAshtottari({ grahas, lagna }: Chart): boolean | null {
  if (!lagna) return null;
  const fromLord = houseFrom(grahas[itemAt(RASHIS, lagna.rashi).lord].rashi, grahas.Rahu.rashi);
  return grahas.Rahu.rashi !== lagna.rashi && [1, 4, 5, 7, 9, 10].includes(fromLord);
}
