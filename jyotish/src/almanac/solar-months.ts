import type { Days } from './festival-days.ts';
import { plus } from './festival-days.ts';
import { sun, whenAt } from './luminaries.ts';
import { vakyaEntries } from './vakya.ts';

const DAY = 86_400_000;
const SUN_A_DAY = 0.9856;

/** Reckonings of solar months, each with its own rule for the first day. */
export const SOLAR_RECKONINGS = ['tamil', 'tamilDrik', 'malayalam', 'bengali'] as const;
export type SolarReckoning = (typeof SOLAR_RECKONINGS)[number];

/** A solar month: the time of the Sun in one rashi. */
export interface SolarMonth {
  /** Rashi of the Sun, 0 Mesha to 11 Meena. */
  readonly rashi: number;
  /** Time of the Sun's entry into the rashi, ms since 1970. */
  readonly entry: number;
  /** First day of the month, YYYY-MM-DD. */
  readonly first: string;
}

/**
 * The first day of a solar month by its sankranti:
 * - tamil: the day of the entry if before sunset, otherwise the next; with the Sun of the Vakya
 *   almanacs;
 * - tamilDrik: the same rule with the true Sun, as in Thirukkanitham almanacs;
 * - malayalam: the day of the entry if in the first three fifths of the daylight (18 ghatis),
 *   otherwise the next;
 * - bengali: the day after the civil date (midnight to midnight) of the entry, as in almanacs of
 *   West Bengal. Publishers use the Surya Siddhanta's Sun or the true one; here it is the true one.
 * (R. Sewell and S. B. Dikshit, The Indian Calendar, 28.)
 */
export function firstDay(
  entry: number,
  reckoning: SolarReckoning,
  days: Days,
  civil: (instant: number) => string,
): string {
  if (reckoning === 'bengali') return plus(civil(entry), 1);
  const date = days.dateAt(entry);
  const { sunrise, sunset } = days.timesOf(date);
  const limit =
    reckoning === 'tamil' || reckoning === 'tamilDrik'
      ? sunset
      : sunrise + 0.6 * (sunset - sunrise);
  return entry < limit ? date : plus(date, 1);
}

/** The Sun's entries into rashis between two instants; ms since 1970. */
export function entriesBetween(from: number, until: number, reckoning: SolarReckoning) {
  return reckoning === 'tamil' ? vakyaEntries(from, until) : trueEntries(from, until);
}

function trueEntries(from: number, until: number): { rashi: number; entry: number }[] {
  const found: { rashi: number; entry: number }[] = [];
  const here = sun(from).longitude;
  let rashi = (Math.floor(here / 30) + 1) % 12;
  let entry = whenAt(sun, rashi * 30, from + ((30 - (here % 30)) / SUN_A_DAY) * DAY);
  while (entry < until) {
    found.push({ rashi, entry });
    rashi = (rashi + 1) % 12;
    entry = whenAt(sun, rashi * 30, entry + (30 / SUN_A_DAY) * DAY);
  }
  return found;
}

/**
 * For each era, the rashi that starts its year, and the years to subtract from the Gregorian year.
 */
const ERAS: Readonly<Record<SolarReckoning, { rashi: number; less: number }>> = {
  /**
   * The Tamil year has a name in the sixty-year cycle instead of a number; Shalivahana's year is
   * used.
   */
  tamil: { rashi: 0, less: 78 },
  tamilDrik: { rashi: 0, less: 78 },
  /** Kollam era, from Chingam. */
  malayalam: { rashi: 4, less: 824 },
  /** Bengali era (Bangabda). */
  bengali: { rashi: 0, less: 593 },
};

/** The year of the era in a month; it changes with the reckoning's first month. */
export function eraYear({ rashi, first }: SolarMonth, reckoning: SolarReckoning): number {
  const { rashi: begins, less } = ERAS[reckoning];
  const year = Number(first.slice(0, 4));
  // Months from the era's first month to December belong to the new year, later ones to the year
  // that started before January.
  const inOld = rashi < begins || rashi >= 9;
  return year - less - (inOld ? 1 : 0);
}

/** Whether a month is the first of the reckoning's year. */
export const opensYear = (rashi: number, reckoning: SolarReckoning) =>
  ERAS[reckoning].rashi === rashi;
