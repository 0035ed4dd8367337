import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { isDebilitated, isExalted } from '../chart/dignity.ts';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { RASHIS } from '../tradition/rashis.ts';

/** Second lords of Vrischika and Kumbha in Jaimini's system. */
const SECOND: Readonly<Record<number, Graha>> = { 7: 'Ketu', 10: 'Rahu' };

/** Strength of rashis by movement, ascending. */
const MOVEMENT = { movable: 0, fixed: 1, dual: 2 } as const;

/**
 * The lord that determines a rashi's years (Jaimini Sutras 1.2, as K. N. Rao, Predicting through
 * Jaimini's Chara Dasha, 3): Mars or Ketu for Vrischika, Saturn or Rahu for Kumbha. If exactly one
 * of them is in the rashi, the other; otherwise, in this order, the one conjunct more grahas, the
 * exalted (not the debilitated) one, the one in the stronger type of rashi, the one at the higher
 * degree.
 */
export function jaiminiLord(chart: Chart, rashi: number): Graha {
  const first = itemAt(RASHIS, rashi).lord;
  const second = SECOND[rashi];
  if (!second) return first;
  const at = (graha: Graha) => chart.grahas[graha];
  const inside = [first, second].filter((graha) => at(graha).rashi === rashi);
  if (inside.length === 1) return inside[0] === first ? second : first;
  const rank = (graha: Graha) => [
    GRAHAS.filter((other) => other !== graha && at(other).rashi === at(graha).rashi).length,
    isExalted(graha, at(graha).rashi) ? 1 : isDebilitated(graha, at(graha).rashi) ? -1 : 0,
    MOVEMENT[itemAt(RASHIS, at(graha).rashi).movement],
    at(graha).degree,
  ];
  const [a, b] = [rank(first), rank(second)];
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs >= 0 && itemAt(b, differs) > itemAt(a, differs) ? second : first;
}
