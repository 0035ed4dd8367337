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
/** Charts through the day: what changes for less than this and back again is nothing that a chart tells. */
const STEP = 120 * MINUTE;

/** Where something stood for a part of the day, by index: ms since 1970, `until` not included. */
export interface Stay {
  readonly index: number;
  readonly from: number;
  readonly until: number;
}

/** A moment between two others, ms since 1970. */
export interface Spread {
  readonly earliest: number;
  readonly latest: number;
}

/** The mahadashas of a birth during one stay of the Moon in a nakshatra. */
export interface DashaSpread {
  readonly stay: Stay;
  readonly periods: readonly { readonly lord: Period['lord']; readonly start: Spread; readonly end: Spread }[];
}

/** A day of birth whose hour is not known: what can be said of it holds in every one of its charts. */
export interface OpenDay {
  readonly charts: readonly [Chart, ...Chart[]];
  /** 0 to 26. */
  readonly nakshatras: readonly Stay[];
  /** Rashis of the Moon and of the Sun, and the Sun's tropical signs, 0 to 11. */
  readonly moonRashis: readonly Stay[];
  readonly sunRashis: readonly Stay[];
  readonly signs: readonly Stay[];
  readonly dashas: readonly DashaSpread[];
}

/** Index (0 Aries) of the tropical sign of the Sun: its longitude from the equinox instead of the stars. */
export function tropicalSign(chart: Chart): number {
  return Math.floor(turn(chart.grahas.Sun.longitude + chart.ayanamsa) / 30);
}

/** What `value` was through the day, one stay after the other; found to the minute. */
function stays(value: (instant: number) => number, start: number, end: number): Stay[] {
  const found: Stay[] = [];
  let from = start;
  while (from < end) {
    // Not the whole rest at once: the Moon can leave two nakshatras in a day.
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
 * When each mahadasha begins and ends for births during a stay of the Moon. The later the birth, the further the Moon and
 * the earlier every change, by some two thirds to nine tenths of the first lord's years for a whole day.
 */
function dashaSpread(stay: Stay, moon: (instant: number) => number): DashaSpread {
  const last = stay.until - 1;
  // A stay ends on the minute, by when the Moon may have left the nakshatra: its end is then the furthest place.
  const furthest = zodiacPoint(moon(last)).nakshatra === stay.index ? moon(last) : (stay.index + 1) * NAKSHATRA - TINY;
  const [early, late] = [mahadashas(furthest, last), mahadashas(moon(stay.from), stay.from)];
  return {
    stay,
    periods: early.map(({ lord, start, end }, i) => ({
      lord,
      start: { earliest: start, latest: late[i]!.start },
      end: { earliest: end, latest: late[i]!.end },
    })),
  };
}

/**
 * The day on which someone was born at an hour that nobody knows.
 * @param day its first moment and the first of the next, ms since 1970
 */
export function openDay(
  birth: Birth,
  { start, end }: { start: number; end: number },
  ephemeris: Ephemeris = tables,
): OpenDay {
  const at = (instant: number) => castChart({ ...birth, instant, hasTime: false }, ephemeris);
  const longitude = (graha: 'Moon' | 'Sun') => (instant: number) => grahaAt(graha, instant, ephemeris).longitude;
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
