import { itemAt } from '@jyotiratna/contract';
import { turn } from '../sky/angle.ts';
import type { Ephemeris } from '../sky/ephemeris.ts';
import { grahaAt } from '../sky/sky.ts';
import { tables } from '../sky/tables.ts';
import { type Birth, type Chart, castChart } from './chart.ts';
import { crossing } from './crossing.ts';
import { mahadashas, type Period } from './dasha.ts';
import { zodiacPoint } from './zodiac.ts';

const MINUTE = 60_000;
const NAKSHATRA = 360 / 27;
const TINY = 1e-9;
/**
 * Sampling interval of charts during the day: no value changes and reverts within less than this.
 */
const STEP = 120 * MINUTE;

/** A position that is constant during a part of the day: ms since 1970, `until` exclusive. */
export interface Stay {
  readonly index: number;
  readonly from: number;
  readonly until: number;
}

/** A range of instants, ms since 1970. */
export interface Spread {
  readonly earliest: number;
  readonly latest: number;
}

/** Mahadashas for births during one stay of the Moon in a nakshatra. */
export interface DashaSpread {
  readonly stay: Stay;
  readonly periods: readonly {
    readonly lord: Period['lord'];
    readonly start: Spread;
    readonly end: Spread;
  }[];
}

/**
 * A birth date without a time. Only values that are equal in all of its charts are reported as
 * certain.
 */
export interface OpenDay {
  readonly charts: readonly [Chart, ...Chart[]];
  /** Nakshatras of the Moon, 0 to 26. */
  readonly nakshatras: readonly Stay[];
  /** Rashis of the Moon and of the Sun, and the Sun's tropical signs, 0 to 11. */
  readonly moonRashis: readonly Stay[];
  readonly sunRashis: readonly Stay[];
  readonly signs: readonly Stay[];
  readonly dashas: readonly DashaSpread[];
}

/** Index (0 Aries) of the Sun's tropical sign, measured from the equinox. */
export function tropicalSign(chart: Chart): number {
  return Math.floor(turn(chart.grahas.Sun.longitude + chart.ayanamsa) / 30);
}

/** The values of a function during the day as consecutive stays, accurate to the minute. */
function stays(value: (instant: number) => number, start: number, end: number): Stay[] {
  const found: Stay[] = [];
  let from = start;
  while (from < end) {
    // Searches in steps: the Moon can leave two nakshatras in a day.
    let until = end;
    for (let at = from; at < end; at += 6 * STEP) {
      const change = crossing(value, at, Math.min(at + 6 * STEP, end));
      if (change !== null && change < end) {
        until = change;
        break;
      }
    }
    found.push({ index: value(from), from, until });
    from = until;
  }
  return found;
}

/**
 * Start and end ranges of each mahadasha for births during a stay of the Moon. A later birth has
 * the Moon further on and every change earlier, over a full day by some two thirds to nine tenths
 * of the first lord's years.
 */
function dashaSpread(stay: Stay, moon: (instant: number) => number): DashaSpread {
  const last = stay.until - 1;
  // A stay is rounded to the minute; if the Moon has left the nakshatra by then, the nakshatra's
  // end is the limit.
  const furthest =
    zodiacPoint(moon(last)).nakshatra === stay.index
      ? moon(last)
      : (stay.index + 1) * NAKSHATRA - TINY;
  const [fromFurthest, fromStart] = [
    mahadashas(furthest, last),
    mahadashas(moon(stay.from), stay.from),
  ];
  return {
    stay,
    periods: fromFurthest.map(({ lord, start, end }, i) => ({
      lord,
      start: { earliest: start, latest: itemAt(fromStart, i).start },
      end: { earliest: end, latest: itemAt(fromStart, i).end },
    })),
  };
}

/**
 * A birth date without a birth time.
 * @param day.start first instant of the day, ms since 1970
 * @param day.end first instant of the next day
 */
export function openDay(
  birth: Birth,
  { start, end }: { start: number; end: number },
  ephemeris: Ephemeris = tables,
): OpenDay {
  const at = (instant: number) => castChart({ ...birth, instant, hasTime: false }, ephemeris);
  const longitude = (graha: 'Moon' | 'Sun') => (instant: number) =>
    grahaAt(graha, instant, ephemeris).longitude;
  const moon = longitude('Moon');
  const hours: number[] = [];
  for (let instant = start + STEP; instant < end; instant += STEP) hours.push(instant);
  const nakshatras = stays((instant) => zodiacPoint(moon(instant)).nakshatra, start, end);
  return {
    charts: [at(start), ...hours.map(at), at(end - 1)],
    nakshatras,
    moonRashis: stays((instant) => zodiacPoint(moon(instant)).rashi, start, end),
    sunRashis: stays((instant) => zodiacPoint(longitude('Sun')(instant)).rashi, start, end),
    signs: stays((instant) => tropicalSign(at(instant)), start, end),
    dashas: nakshatras.map((stay) => dashaSpread(stay, moon)),
  };
}
