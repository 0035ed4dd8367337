import type { SunTimes } from '../almanac/day-parts.ts';
import { type SunriseConvention, sunCrossing } from '../almanac/horizon.ts';
import { TABLE_YEARS } from '../sky/tables.ts';
import type { Birth } from './chart.ts';

const DAY = 86_400_000;

/** The day from sunrise to sunrise that contains a birth. Instants in ms since 1970. */
export interface SolarDay extends SunTimes {
  /**
   * Weekday of its sunrise, 0 Sunday to 6 Saturday: a birth before sunrise belongs to the previous
   * day.
   */
  readonly vara: number;
  readonly isNight: boolean;
}

/**
 * The solar day of a birth at its place; null if the Sun does not rise and set, and before 1900 or
 * after 2099, outside the Sun's table.
 */
export function solarDayOf(
  birth: Birth,
  convention: SunriseConvention = 'almanac',
): SolarDay | null {
  const { instant, offsetSeconds } = birth;
  if (instant < TABLE_YEARS.from + 3 * DAY || instant > TABLE_YEARS.until - 3 * DAY) return null;
  const rise = (closeTo: number) => sunCrossing('rise', closeTo, birth, convention);
  for (const middle of [instant + DAY / 2, instant, instant - DAY]) {
    const sunrise = rise(middle);
    if (sunrise === null || sunrise > instant) continue;
    const [sunset, nextSunrise] = [
      sunCrossing('set', sunrise + DAY / 4, birth, convention),
      rise(sunrise + 1.25 * DAY),
    ];
    if (sunset === null || nextSunrise === null) return null;
    const days = Math.floor((sunrise + offsetSeconds * 1000) / DAY);
    // 1 January 1970 was a Thursday.
    const vara = (((days + 4) % 7) + 7) % 7;
    return { sunrise, sunset, nextSunrise, vara, isNight: instant >= sunset };
  }
  return null;
}
