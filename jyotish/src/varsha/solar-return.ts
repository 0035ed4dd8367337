import { sun, whenAt } from '../almanac/luminaries.ts';
import type { Chart } from '../chart/chart.ts';
import { arc, turn } from '../sky/angle.ts';
import { lahiri } from '../sky/ayanamsa.ts';
import { centuries, julianDay, terrestrial } from '../sky/time.ts';

/** A sidereal year in ms. */
const YEAR = 365.256363 * 86_400_000;

/**
 * When the Sun is again at its sidereal degree of birth, ms since 1970: within a millisecond of the
 * engine's own Sun.
 * @param completed years of life that end then; 0 is the birth itself
 * @throws RangeError outside 1900 to 2099
 */
export function solarReturn(chart: Chart, completed: number): number {
  const { instant } = chart.birth;
  // The almanac's Sun is Lahiri's; the chart may have another ayanamsa.
  const gain = lahiri(centuries(terrestrial(julianDay(instant)))) - chart.ayanamsa;
  return whenAt(sun, turn(chart.grahas.Sun.longitude - gain), instant + completed * YEAR);
}

/** Arcseconds by which the Sun of an annual chart is off its degree of birth. */
export function returnError(birth: Chart, annual: Chart): number {
  return arc(birth.grahas.Sun.longitude, annual.grahas.Sun.longitude) * 3600;
}
