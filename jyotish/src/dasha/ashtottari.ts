import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../tradition/grahas.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';
import { DASHA_YEAR, type DashaPeriod, from, shareOf, type Years } from './periods.ts';

/** Lords with their years, 108 together; Ketu has none. */
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

/** Of 28 stars from Ardra on, how many each lord has. */
const STARS = [4, 3, 4, 3, 4, 3, 4, 3] as const;

const NAKSHATRA = 360 / 27;
/**
 * Abhijit: from the last quarter of Uttara Ashadha into the first fifteenth of Shravana, degrees.
 */
const ABHIJIT = { from: 276 + 2 / 3, until: 280 + 53 / 60 + 20 / 3600 } as const;

/**
 * Of the 28 stars the number of a longitude's, 0 Ashwini to 27 Revati, and the part of it that has
 * passed.
 */
export function starWithAbhijit(longitude: number): { star: number; passed: number } {
  const star = Math.floor(longitude / NAKSHATRA);
  const between = (number: number, start: number, end: number) => ({
    star: number,
    passed: (longitude - start) / (end - start),
  });
  if (star < 20 || longitude >= 22 * NAKSHATRA)
    return between(star + (star >= 22 ? 1 : 0), star * NAKSHATRA, (star + 1) * NAKSHATRA);
  if (longitude < ABHIJIT.from) return between(20, 20 * NAKSHATRA, ABHIJIT.from);
  return longitude < ABHIJIT.until
    ? between(21, ABHIJIT.from, ABHIJIT.until)
    : between(22, ABHIJIT.until, 22 * NAKSHATRA);
}

/**
 * Ashtottari dasha by the count from Ardra (Brihat Parashara Hora Shastra 46): each lord's stars
 * share its years. Others count from Krittika. Two cycles of 108 years are not needed: one covers a
 * life from the lord that runs at birth.
 * @param moon sidereal longitude of the birth Moon, degrees
 * @param instant of birth, ms since 1970
 */
export function ashtottariDasha(moon: number, instant: number): DashaPeriod<Graha>[] {
  const { star, passed } = starWithAbhijit(moon);
  let before = (star - 5 + 28) % 28;
  const first = STARS.findIndex((stars) => {
    if (before < stars) return true;
    before -= stars;
    return false;
  });
  const start =
    instant - ((before + passed) / itemAt(STARS, first)) * itemAt(ORDER, first)[1] * DASHA_YEAR;
  return shareOf<Graha>(from(ORDER, first), start, start + 108 * DASHA_YEAR);
}

/** The eight parts of a lord's period, its own first. */
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
 * Whether the texts prefer it: Rahu in a kendra or trikona of the lagna's lord, but not in the
 * lagna; null without a lagna.
 */
export function prefersAshtottari({ grahas, lagna }: Chart): boolean | null {
  if (!lagna) return null;
  const fromLord = houseFrom(grahas[itemAt(RASHIS, lagna.rashi).lord].rashi, grahas.Rahu.rashi);
  return grahas.Rahu.rashi !== lagna.rashi && [1, 4, 5, 7, 9, 10].includes(fromLord);
}
