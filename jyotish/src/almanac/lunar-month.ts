import { turn } from '../sky/angle.ts';
import { elongation, sun, whenAt } from './luminaries.ts';

const DAY = 86_400_000;
/** Mean rates in degrees per day, for initial estimates only. */
const ELONGATION_A_DAY = 12.19;
const SUN_A_DAY = 0.9856;
/**
 * Sidereal longitude at which the Sun enters Meena, the last rashi before the new year (Chaitra).
 */
const MEENA = 330;

export interface MonthName {
  /** 0 Chaitra to 11 Phalguna. */
  readonly index: number;
  /**
   * Whether it is an added month, in which the Sun enters no rashi. It has the name of the
   * following month.
   */
  readonly adhika: boolean;
}

export interface LunarMonth {
  /** The month that ends at the new moon (amanta), as in western and southern India. */
  readonly amanta: MonthName;
  /** The month that ends at the full moon (purnimanta), as in northern India. */
  readonly purnimanta: MonthName;
  /**
   * Whether the Sun enters two rashis in the month (kshaya), so that a month name is skipped; rare.
   * Schools use either name.
   */
  readonly skippedMonth: boolean;
  /** Year of the Shaka era. */
  readonly shaka: number;
  /** Year of the Vikram era, from Chaitra. */
  readonly vikram: number;
  /**
   * The value in which other almanacs may differ: the name in a kshaya month, the year in an added
   * Chaitra.
   */
  readonly disputed: 'name' | 'year' | null;
  /** New moons around the instant, ms since 1970. */
  readonly newMoons: readonly [before: number, after: number];
}

/**
 * The new moons around an instant: the last one at or before it, and the first after it. ms since
 * 1970.
 */
export function newMoonTimesAround(instant: number): [before: number, after: number] {
  const { longitude } = elongation(instant);
  let before = whenAt(elongation, 0, instant - (longitude / ELONGATION_A_DAY) * DAY);
  if (before > instant) before = whenAt(elongation, 0, before - 29.5 * DAY);
  const after = whenAt(elongation, 0, before + 29.53 * DAY);
  return [before, after];
}

const rashiOfSun = (instant: number) => Math.floor(sun(instant).longitude / 30);

/**
 * The lunar month and the years of both eras at an instant (ms since 1970), by the amanta rule: a
 * month has the name of the rashi that the Sun enters in it. An added Chaitra belongs to the new
 * year here.
 */
export function lunarMonthAt(instant: number): LunarMonth {
  const [before, after] = newMoonTimesAround(instant);
  const [first, second] = [rashiOfSun(before), rashiOfSun(after)];
  const index = (first + 1) % 12;
  const adhika = first === second;
  const skippedMonth = (second - first + 12) % 12 === 2;
  const inKrishna = elongation(instant).longitude >= 180;
  const purnimanta = { index: inKrishna && !adhika ? (index + 1) % 12 : index, adhika };
  const start = turn(sun(before).longitude - MEENA) / SUN_A_DAY;
  // Less than four days from the true entry into Meena, in mid-March, so the year is correct.
  const year = new Date(before - start * DAY).getUTCFullYear();
  return {
    amanta: { index, adhika },
    purnimanta,
    skippedMonth,
    shaka: year - 78,
    vikram: year + 57,
    disputed: skippedMonth ? 'name' : adhika && index === 0 ? 'year' : null,
    newMoons: [before, after],
  };
}
