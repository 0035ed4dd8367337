import { defined } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { DASHA_YEAR, type DashaPeriod, shareOf, type Years } from '../dasha/periods.ts';
import { rashiOfHouse } from '../tradition/rashis.ts';
import { jaiminiLord } from './rashi-lords.ts';

/** Rashis counted in zodiacal order; from the others the count goes back. */
const FORWARD = [0, 1, 2, 6, 7, 8];

const step = (rashi: number, forward: boolean, by: number) =>
  (((rashi + (forward ? by : -by)) % 12) + 12) % 12;

/**
 * Years of a rashi's dasha: the rashis from it to its lord's, less one; twelve where the lord
 * stands in it.
 */
export function charaYears(chart: Chart, rashi: number): number {
  const to = chart.grahas[jaiminiLord(chart, rashi)].rashi;
  const count = FORWARD.includes(rashi) ? (to - rashi + 12) % 12 : (rashi - to + 12) % 12;
  return count === 0 ? 12 : count;
}

/**
 * Which way the dashas of a lagna go: forward where the rashi of the ninth house is counted
 * forward.
 */
export const goesForward = (lagna: number) => FORWARD.includes(rashiOfHouse(lagna, 9));

/** Years of life that the dashas reach to at the least. */
const LIFE = 120;

/**
 * Chara dasha of a chart with a lagna, by rashis 0 to 11 (Jaimini Sutras; K. N. Rao's reading: no
 * year is added for exaltation or taken for debilitation, and there is no balance at birth). Twelve
 * rashis from the lagna; the years are whole, and the round begins again until it has filled 120
 * years.
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
 * Twelve equal parts of a rashi's period, from the next rashi on in the dashas' own direction; its
 * own is the last.
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
