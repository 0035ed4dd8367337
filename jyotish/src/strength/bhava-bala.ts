import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { turn } from '../sky/angle.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';
import { aspectsPoint } from './drishti.ts';
import type { Angles, Shadbala } from './shadbala.ts';
import type { ShadbalaSchool } from './sthana.ts';

/** Bhava bala of a house in virupas, with its components. */
export interface BhavaStrength {
  /** Middle of the house, sidereal degrees. */
  readonly middle: number;
  /** Shadbala of the house's lord. */
  readonly lord: number;
  readonly dig: number;
  readonly drishti: number;
  /** Strength by the grahas in the house; part of the verses' rule, ignored by Raman. */
  readonly occupants: number;
  readonly total: number;
}

/**
 * Middles of the houses by Sripati: each quadrant between lagna and midheaven divided into three.
 * House 1 first.
 */
export function bhavaMiddles({ lagna, midheaven }: Angles): number[] {
  const corners = [lagna, midheaven + 180, lagna + 180, midheaven].map(turn);
  return corners.flatMap((from, at) => {
    const third = turn(itemAt(corners, (at + 1) % 4) - from) / 3;
    return [0, 1, 2].map((step) => turn(from + step * third));
  });
}

/**
 * The house in which a middle has no strength, by the nature of its rashi: human the 7th, quadruped
 * the 4th, aquatic the 10th, insect the 1st.
 */
function weakHouse(longitude: number): number {
  const rashi = Math.floor(longitude / 30);
  const isSecondHalf = longitude % 30 >= 15;
  if ([2, 5, 6, 10].includes(rashi) || (rashi === 8 && !isSecondHalf)) return 7;
  if (rashi === 7) return 1;
  if ([3, 11].includes(rashi) || (rashi === 9 && isSecondHalf)) return 10;
  return 4;
}

/**
 * Ten virupas for each house of distance from the weak house, in the shorter direction; 60 opposite
 * to it.
 */
function digOf(middle: number, house: number): number {
  const steps = houseFrom(weakHouse(middle) - 1, house - 1) - 1;
  return Math.min(steps, 12 - steps) * 10;
}

/**
 * Drishti bala: a quarter of the benefics' aspects minus that of the malefics'; aspects of Mercury
 * and Jupiter count in full.
 */
function drishtiOf(chart: Chart, middle: number): number {
  return aspectsPoint(chart, middle).reduce((total, { graha, virupas, benefic }) => {
    const share = graha === 'Mercury' || graha === 'Jupiter' ? virupas : virupas / 4;
    return total + (benefic ? share : -share);
  }, 0);
}

/**
 * Bhava bala (Brihat Parashara Hora Shastra 27, 26 to 31; B. V. Raman, Graha and Bhava Balas 9).
 * House 1 first. By the verses a house gets a rupa more with Jupiter or Mercury in it, and one less
 * with Sun, Mars or Saturn.
 */
export function bhavaBala(
  chart: Chart,
  byGraha: Shadbala,
  angles: Angles,
  school: ShadbalaSchool,
): BhavaStrength[] {
  return bhavaMiddles(angles).map((middle, at) => {
    const rashi = Math.floor(middle / 30);
    const inRashi = (graha: 'Jupiter' | 'Mercury' | 'Sun' | 'Mars' | 'Saturn') =>
      chart.grahas[graha].rashi === rashi;
    const added = (['Jupiter', 'Mercury'] as const).filter(inRashi).length;
    const deducted = (['Sun', 'Mars', 'Saturn'] as const).filter(inRashi).length;
    const occupants = school === 'parashara' ? 60 * (added - deducted) : 0;
    const lord = byGraha[itemAt(RASHIS, rashi).lord].total;
    const [dig, drishti] = [digOf(middle, at + 1), drishtiOf(chart, middle)];
    return { middle, lord, dig, drishti, occupants, total: lord + dig + drishti + occupants };
  });
}
