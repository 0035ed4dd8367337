import { sun, whenAt } from '../almanac/luminaries.ts';
import type { Chart } from '../chart/chart.ts';
import { arc, turn } from '../sky/angle.ts';
import { lahiri } from '../sky/ayanamsa.ts';
import { centuries, julianDay, terrestrial } from '../sky/time.ts';

/** A sidereal year in ms. */
const YEAR = 365.256363 * 86_400_000;

/**
 * The instant of a solar return, when the Sun is at its sidereal longitude of birth, ms since 1970:
 * within a millisecond of the engine's own Sun.
 * @param completed years of life completed then; 0 is the birth itself
 * @throws RangeError outside 1900 to 2099
 */
export function solarReturn(chart: Chart, completed: number): number {
  const { instant } = chart.birth;
  // The almanac's Sun uses Lahiri's ayanamsa; the chart may use another one.
  const gain = lahiri(centuries(terrestrial(julianDay(instant)))) - chart.ayanamsa;
  return whenAt(sun, turn(chart.grahas.Sun.longitude - gain), instant + completed * YEAR);
}

/** Difference between the Sun's longitudes in the annual chart and at birth, arcseconds. */
export function returnError(birth: Chart, annual: Chart): number {
  return arc(birth.grahas.Sun.longitude, annual.grahas.Sun.longitude) * 3600;
}
