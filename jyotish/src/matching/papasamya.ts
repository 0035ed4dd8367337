import type { Chart } from '../chart/chart.ts';
import { houseFrom } from '../tradition/rashis.ts';

const MALEFICS = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const;
const HOUSES = [1, 2, 4, 7, 8, 12];

/** Papasamya points of a chart: from each reference point, and in total. */
export interface Papa {
  readonly lagna: number;
  readonly moon: number;
  readonly venus: number;
  readonly total: number;
}

/**
 * The malefic points (papasamya) of a chart as in Kerala; null without a lagna. Sun, Mars, Saturn,
 * Rahu and Ketu in the 1st, 2nd, 4th, 7th, 8th or 12th house give one point each from the lagna,
 * half a point from the Moon, a quarter from Venus. Others use three quarters and a half, or ignore
 * Ketu.
 */
export function papaOf({ grahas, lagna }: Chart): Papa | null {
  if (!lagna) return null;
  const from = (rashi: number) =>
    MALEFICS.filter((graha) => HOUSES.includes(houseFrom(rashi, grahas[graha].rashi))).length;
  const [first, moon, venus] = [
    from(lagna.rashi),
    from(grahas.Moon.rashi) / 2,
    from(grahas.Venus.rashi) / 4,
  ];
  return { lagna: first, moon, venus, total: first + moon + venus };
}

/** Papasamya: the charts are balanced if the boy has at least as many points as the girl. */
export function isBalanced(boy: Papa, girl: Papa): boolean {
  return boy.total >= girl.total;
}
