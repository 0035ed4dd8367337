import type { Chart } from '../chart/chart.ts';
import { houseFrom } from '../tradition/rashis.ts';

const MALEFICS = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const;
const HOUSES = [1, 2, 4, 7, 8, 12];

/** Points of malefics in a chart: those from each reference, and their total. */
export interface Papa {
  readonly lagna: number;
  readonly moon: number;
  readonly venus: number;
  readonly total: number;
}

/**
 * The malefic points of a chart as Kerala compares them; null without a lagna: Sun, Mars, Saturn,
 * Rahu and Ketu in the 1st, 2nd, 4th, 7th, 8th or 12th give one point each from the lagna, half of
 * it from the Moon, a quarter from Venus. Others count three quarters and a half, or leave Ketu
 * out.
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

/** Papasamya: the charts balance where the boy has as many points as the girl, or more. */
export function balances(boy: Papa, girl: Papa): boolean {
  return boy.total >= girl.total;
}
