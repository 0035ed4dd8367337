import { defined, itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { turn } from '../sky/angle.ts';
import { RASHIS, rashiOfHouse } from '../tradition/rashis.ts';

/** Sahams: sensitive points of the annual chart, each for one area of life. */
export const SAHAMS = [
  'punya',
  'vidya',
  'yasha',
  'mitra',
  'mahatmya',
  'samartha',
  'bhratri',
  'gaurava',
  'pitri',
  'matri',
  'putra',
  'karma',
  'roga',
  'vivaha',
  'artha',
  'paradesha',
  'vanik',
] as const;
export type Saham = (typeof SAHAMS)[number];

/**
 * The sahams of a chart, sidereal degrees (Tajika Nilakanthi 3; K. S. Charak 9): the point as far
 * from `c` as `a` is from `b`; by night `a` and `b` are exchanged, except for some sahams. If `c`
 * is not between `b` and `a`, a rashi is added. For artha and paradesha, houses start at the
 * lagna's degree in each rashi.
 */
export function sahams({ grahas, lagna }: Chart, isNight: boolean): Record<Saham, number> {
  const asc = defined(lagna).longitude;
  const at = (graha: keyof typeof grahas) => grahas[graha].longitude;
  const house = (number: number) => turn(asc + 30 * (number - 1));
  const lordOfHouse = (number: number) =>
    itemAt(RASHIS, rashiOfHouse(defined(lagna).rashi, number)).lord;
  const point = (a: number, b: number, c: number) =>
    turn(a - b + c + (turn(c - b) <= turn(a - b) ? 0 : 30));
  const turning = (a: number, b: number, c: number) => (isNight ? point(b, a, c) : point(a, b, c));
  const punya = turning(at('Moon'), at('Sun'), asc);
  const lagnaLord = lordOfHouse(1);
  return {
    punya,
    vidya: turning(at('Sun'), at('Moon'), asc),
    yasha: turning(at('Jupiter'), punya, asc),
    mitra: turning(at('Jupiter'), punya, at('Venus')),
    mahatmya: turning(punya, at('Mars'), asc),
    samartha: turning(at(lagnaLord === 'Mars' ? 'Jupiter' : 'Mars'), at(lagnaLord), asc),
    bhratri: point(at('Jupiter'), at('Saturn'), asc),
    gaurava: turning(at('Jupiter'), at('Moon'), at('Sun')),
    pitri: turning(at('Saturn'), at('Sun'), asc),
    matri: turning(at('Moon'), at('Venus'), asc),
    putra: point(at('Jupiter'), at('Moon'), asc),
    karma: turning(at('Mars'), at('Mercury'), asc),
    roga: point(asc, at('Moon'), asc),
    vivaha: turning(at('Venus'), at('Saturn'), asc),
    artha: point(house(2), at(lordOfHouse(2)), asc),
    paradesha: point(house(9), at(lordOfHouse(9)), asc),
    vanik: turning(at('Moon'), at('Mercury'), asc),
  };
}
