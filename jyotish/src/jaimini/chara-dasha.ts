import { defined } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { DASHA_YEAR, type DashaPeriod, shareOf, type Years } from '../dasha/periods.ts';
import { rashiOfHouse } from '../tradition/rashis.ts';
import { jaiminiLord } from './rashi-lords.ts';

/** Rashis from which years are counted in zodiacal order; from all others the count is reversed. */
const FORWARD = [0, 1, 2, 6, 7, 8];

const step = (rashi: number, forward: boolean, by: number) =>
  (((rashi + (forward ? by : -by)) % 12) + 12) % 12;

/**
 * Years of a rashi's dasha: the distance from it to its lord's rashi; twelve if the lord is in the
 * rashi itself.
 */
export function charaYears(chart: Chart, rashi: number): number {
  const to = chart.grahas[jaiminiLord(chart, rashi)].rashi;
  const count = FORWARD.includes(rashi) ? (to - rashi + 12) % 12 : (rashi - to + 12) % 12;
  return count === 0 ? 12 : count;
}

/**
 * The direction of the dashas of a lagna: forward if years are counted in zodiacal order from the
 * ninth house's rashi.
 */
export const goesForward = (lagna: number) => FORWARD.includes(rashiOfHouse(lagna, 9));

/** Minimum years of life covered by the dashas. */
const LIFE = 120;

/**
 * Chara dasha of a chart with a lagna, by rashis 0 to 11 (Jaimini Sutras; K. N. Rao's reading: no
 * correction for exaltation or debilitation, and no balance at birth). Twelve rashis from the
 * lagna; years are whole, and the cycle is repeated until it covers 120 years.
 */
export function charaDasha(chart: Chart): DashaPeriod<number>[] {
  const lagna = defined(chart.lagna).rashi;
  const forward = goesForward(lagna);
  const end = chart.birth.instant + LIFE * DASHA_YEAR;
  const periods: DashaPeriod<number>[] = [];
  for (let start = chart.birth.instant, at = 0; start < end || at % 12 !== 0; at += 1) {
    const name = step(lagna, forward, at);
    const next = start + charaYears(chart, name) * DASHA_YEAR;
    periods.push({ name, start, end: next });
    start = next;
  }
  return periods;
}

/**
 * Twelve equal sub-periods of a rashi's period, from the next rashi in the direction of the dashas;
 * the rashi's own is last.
 */
export function charaParts(
  { name, start, end }: DashaPeriod<number>,
  forward: boolean,
): DashaPeriod<number>[] {
  const order = Array.from(
    { length: 12 },
    (_, at): Years<number> => [step(name, forward, at + 1), 1],
  );
  return shareOf(order, start, end);
}
