import { defined, itemAt } from '@jyotiratna/contract';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import type { Chart } from './chart.ts';

/** Divisional charts (vargas), by the number of parts into which a rashi is divided. */
export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;

export type Varga = (typeof VARGAS)[number];

const isOdd = (rashi: number) => rashi % 2 === 0;

/**
 * The trimshamsha (D30) has unequal parts: upper limit in degrees, and rashi. Ruled by Mars,
 * Saturn, Jupiter, Mercury, Venus in odd rashis; in reverse order in even ones.
 */
const TRIMSHAMSHA = {
  odd: [
    [5, 0],
    [10, 10],
    [18, 8],
    [25, 2],
    [30, 6],
  ],
  even: [
    [5, 1],
    [12, 5],
    [20, 11],
    [25, 9],
    [30, 7],
  ],
} as const;

/**
 * The rashi of the first division of rashi `r`; division `k` (zero-based) is `k` rashis further.
 */
const FIRST: Readonly<Record<Exclude<Varga, 2 | 3 | 4 | 30>, (r: number) => number>> = {
  1: (r) => r,
  7: (r) => (isOdd(r) ? r : r + 6),
  9: (r) => 9 * r,
  10: (r) => (isOdd(r) ? r : r + 8),
  12: (r) => r,
  16: (r) => itemAt([0, 4, 8], r % 3),
  20: (r) => itemAt([0, 8, 4], r % 3),
  24: (r) => (isOdd(r) ? 4 : 3),
  27: (r) => itemAt([0, 3, 6, 9], r % 4),
  40: (r) => (isOdd(r) ? 0 : 6),
  45: (r) => itemAt([0, 4, 8], r % 3),
  60: (r) => r,
};

/**
 * The rashi (0 to 11) of a sidereal longitude (degrees in [0, 360)) in a divisional chart, by
 * Parashara (Brihat Parashara Hora Shastra, chapter 6). Other schools differ in D2, D3 and D30.
 */
export function vargaRashi(varga: Varga, longitude: number): number {
  const rashi = Math.floor(longitude / 30);
  const degree = longitude - rashi * 30;
  const part = Math.min(Math.floor((degree * varga) / 30), varga - 1);
  switch (varga) {
    case 2:
      // The Sun's half is Simha, the Moon's is Karka; odd rashis start with the Sun's.
      return (part === 0) === isOdd(rashi) ? 4 : 3;
    case 3:
      return (rashi + 4 * part) % 12;
    case 4:
      return (rashi + 3 * part) % 12;
    case 30:
      return defined(
        TRIMSHAMSHA[isOdd(rashi) ? 'odd' : 'even'].find(([until]) => degree < until),
      )[1];
    default:
      return (FIRST[varga](rashi) + part) % 12;
  }
}

/**
 * Rashis (0 to 11) of lagna and grahas in one divisional chart; without a lagna if the birth
 * time is unknown.
 */
export interface VargaChart {
  readonly varga: Varga;
  readonly lagna: number | null;
  readonly grahas: Readonly<Record<Graha, number>>;
}

/**
 * A divisional chart of a birth. A minute of birth time moves the lagna by 15 arcminutes, half a
 * division of D60: without an exact time only D1 and D9 of the grahas are meaningful.
 */
export function vargaChart(chart: Chart, varga: Varga): VargaChart {
  const grahas = {} as Record<Graha, number>;
  for (const graha of GRAHAS) grahas[graha] = vargaRashi(varga, chart.grahas[graha].longitude);
  return { varga, lagna: chart.lagna && vargaRashi(varga, chart.lagna.longitude), grahas };
}
