import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { GRAHA_DETAILS, type Graha } from '../tradition/grahas.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';

/**
 * Compound relationship of one graha to another, natural and temporal, from best friend to bitter
 * enemy.
 */
export const MAITRI = ['greatFriend', 'friend', 'neutral', 'enemy', 'greatEnemy'] as const;
export type Maitri = (typeof MAITRI)[number];

/** Rashis from a graha in which another is its temporal friend. */
const CLOSE = [2, 3, 4, 10, 11, 12];

/**
 * Panchadha maitri (Brihat Parashara Hora Shastra 3): the natural relationship moved one step up
 * for a graha in the 2nd, 3rd, 4th, 10th, 11th or 12th rashi from the first, otherwise one step
 * down. For the seven visible grahas; the nodes have no natural relationships.
 */
export function maitriOf(chart: Chart, of: Graha, towards: Graha): Maitri {
  const { friends, enemies } = GRAHA_DETAILS[of];
  const natural = friends.includes(towards) ? 1 : enemies.includes(towards) ? 3 : 2;
  const isNear = CLOSE.includes(houseFrom(chart.grahas[of].rashi, chart.grahas[towards].rashi));
  return itemAt(MAITRI, natural + (isNear ? -1 : 1));
}

/** The relationship of a graha to the lord of a rashi; `own` for its own rashi. */
export function standing(chart: Chart, graha: Graha, rashi: number): Maitri | 'own' {
  const { lord } = itemAt(RASHIS, rashi);
  return lord === graha ? 'own' : maitriOf(chart, graha, lord);
}
