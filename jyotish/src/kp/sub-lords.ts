import { defined, itemAt } from '@jyotiratna/contract';
import { DASHA_YEARS } from '../chart/dasha.ts';
import type { Graha } from '../tradition/grahas.ts';
import { VIMSHOTTARI_ORDER } from '../tradition/nakshatras.ts';
import { type Lord, RASHIS } from '../tradition/rashis.ts';

/**
 * Unit: a third of an arcsecond, in which every nakshatra, sub and sub-sub starts at an integer.
 */
const THIRDS_A_DEGREE = 10_800;
const NAKSHATRA = 144_000;
const SIGN = 324_000;
const CIRCLE = 3_888_000;
const CYCLE = 120;

/** Lords of a degree, from the widest division to the narrowest; `star` is the nakshatra lord. */
export interface Lords {
  readonly sign: Lord;
  readonly star: Graha;
  readonly sub: Graha;
  readonly subSub: Graha;
}

interface Part {
  readonly lord: Graha;
  /** Offset from the start of the divided arc, in thirds of an arcsecond. */
  readonly start: number;
  readonly length: number;
}

/**
 * Divides an arc into nine parts in proportion to the Vimshottari years, starting with the arc's
 * own lord.
 */
function partsOf(first: Graha, length: number): Part[] {
  const from = VIMSHOTTARI_ORDER.indexOf(first as (typeof VIMSHOTTARI_ORDER)[number]);
  let start = 0;
  return VIMSHOTTARI_ORDER.map((_, at) => {
    const lord = itemAt(VIMSHOTTARI_ORDER, (from + at) % 9);
    const part = { lord, start, length: (length * DASHA_YEARS[lord]) / CYCLE };
    start += part.length;
    return part;
  });
}

const partAt = (parts: readonly Part[], at: number) =>
  defined(parts.findLast(({ start }) => start <= at));

const nakshatraLord = (star: number) => itemAt(VIMSHOTTARI_ORDER, star % 9);

/**
 * Rashi, nakshatra, sub and sub-sub lord of a sidereal longitude, degrees in [0, 360). A nakshatra
 * is divided in proportion to the Vimshottari years, and each sub once more (K. S. Krishnamurti,
 * Reader II). A degree on a boundary belongs to the part that starts there.
 */
export function lordsOf(longitude: number): Lords {
  // A boundary written in degrees differs slightly from its integer: differences below a millionth
  // of an arcsecond are ignored.
  const exact = longitude * THIRDS_A_DEGREE;
  const rounded = Math.round(exact);
  const thirds = (Math.abs(exact - rounded) < 1e-6 ? rounded : exact) % CIRCLE;
  const star = Math.floor(thirds / NAKSHATRA);
  const sub = partAt(partsOf(nakshatraLord(star), NAKSHATRA), thirds - star * NAKSHATRA);
  const subSub = partAt(partsOf(sub.lord, sub.length), thirds - star * NAKSHATRA - sub.start);
  return {
    sign: itemAt(RASHIS, Math.floor(thirds / SIGN)).lord,
    star: nakshatraLord(star),
    sub: sub.lord,
    subSub: subSub.lord,
  };
}

/** One of the 249 arcs in which rashi, nakshatra and sub lord are constant; degrees. */
export interface Sub {
  /** Number 1 to 249, used for horary questions. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly rashi: number;
  readonly star: Graha;
  readonly sub: Graha;
}

/** The 243 subs of the 27 nakshatras, of which six are split by a rashi's boundary: 249. */
export function subs(): Sub[] {
  const rows = Array.from({ length: 27 }, (_, star) =>
    partsOf(nakshatraLord(star), NAKSHATRA).flatMap(({ lord, start, length }) => {
      const from = star * NAKSHATRA + start;
      const until = from + length;
      const edge = Math.ceil((from + 1) / SIGN) * SIGN;
      const ends = edge < until ? [edge, until] : [until];
      return ends.map((end, at) => ({
        start: at === 0 ? from : edge,
        end,
        star: nakshatraLord(star),
        sub: lord,
      }));
    }),
  ).flat();
  return rows.map(({ start, end, ...lords }, at) => ({
    ...lords,
    number: at + 1,
    start: start / THIRDS_A_DEGREE,
    end: end / THIRDS_A_DEGREE,
    rashi: Math.floor(start / SIGN),
  }));
}
