import { turn } from '../sky/angle.ts';
import { elongation, sun, whenAt } from './luminaries.ts';

const DAY = 86_400_000;
/** Mean rates, degrees per day: used only for initial estimates. */
const ELONGATION_A_DAY = 12.19;
const SUN_A_DAY = 0.9856;
/** Sidereal longitude at which the Sun enters Meena, the last rashi before the year of Chaitra. */
const MEENA = 330;

export interface MonthName {
  /** 0 Chaitra to 11 Phalguna. */
  readonly index: number;
  /** An added month: the Sun enters no rashi in it. It bears the name of the month that follows. */
  readonly adhika: boolean;
}

export interface LunarMonth {
  /** The month up to the new moon (amanta), as in the west and south of India. */
  readonly amanta: MonthName;
  /** The month up to the full moon (purnimanta), as in the north. */
  readonly purnimanta: MonthName;
  /**
   * The Sun enters two rashis in one month, so that a name is dropped; rare. Schools call it by
   * either name.
   */
  readonly skippedMonth: boolean;
  /** Year of the Shaka era. */
  readonly shaka: number;
  /** Year of the Vikram era, turned at Chaitra. */
  readonly vikram: number;
  /**
   * Values that may differ in other almanacs: the name in a kshaya month, the year in an added
   * Chaitra.
   */
  readonly disputed: 'name' | 'year' | null;
  /** New moons around the instant, ms since 1970. */
  readonly newMoons: readonly [before: number, after: number];
}

/** The new moons around an instant: the first not after it, the second after it. ms since 1970. */
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
 * month has the name of the rashi that the Sun enters in it. An added Chaitra already counts to the
 * new year here.
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
  // Less than four days from the true entry into Meena, which is in the middle of March: its year
  // is the same.
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
