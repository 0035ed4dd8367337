import { itemAt } from '@jyotiratna/contract';
import { arc } from '../sky/angle.ts';
import { GRAHA_DETAILS, type Graha } from '../tradition/grahas.ts';
import { RASHIS } from '../tradition/rashis.ts';

/** The dignity of a graha in its rashi, best first. */
export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'debilitated';

/**
 * Whether the rashi, 0 (Mesha) to 11, is the graha's own or its exaltation rashi. Always false for
 * the nodes.
 */
export function isDignified(graha: Graha, rashi: number): boolean {
  return GRAHA_DETAILS[graha].own.includes(rashi) || isExalted(graha, rashi);
}

/** Whether the rashi, 0 to 11, is the graha's exaltation rashi. */
export function isExalted(graha: Graha, rashi: number): boolean {
  return GRAHA_DETAILS[graha].exaltation?.rashi === rashi;
}

/** Whether the rashi, 0 to 11, is the graha's debilitation rashi, opposite its exaltation. */
export function isDebilitated(graha: Graha, rashi: number): boolean {
  const exaltation = GRAHA_DETAILS[graha].exaltation;
  return exaltation !== undefined && (exaltation.rashi + 6) % 12 === rashi;
}

/**
 * The dignity of a graha at `degree` of `rashi`; null for the nodes, on which schools disagree. In
 * a rashi that is exaltation, moolatrikona and own rashi at once (Moon in Vrishabha, Mercury in
 * Kanya) the degree decides, in this order.
 */
export function dignityOf(graha: Graha, rashi: number, degree: number): Dignity | null {
  const { own, exaltation, moolatrikona, friends, enemies } = GRAHA_DETAILS[graha];
  if (!exaltation) return null;
  const inMoolatrikona =
    moolatrikona?.rashi === rashi && degree >= moolatrikona.from && degree < moolatrikona.to;
  if (inMoolatrikona) return 'moolatrikona';
  if (exaltation.rashi === rashi && !(own.includes(rashi) && degree >= exaltation.degree))
    return 'exalted';
  if (own.includes(rashi)) return 'own';
  if (isDebilitated(graha, rashi)) return 'debilitated';
  const { lord } = itemAt(RASHIS, rashi);
  if (friends.includes(lord)) return 'friend';
  return enemies.includes(lord) ? 'enemy' : 'neutral';
}

/** Whether a graha is traditionally combust: too close to the Sun (longitudes in degrees). */
export function isCombust(
  graha: Graha,
  longitude: number,
  sun: number,
  retrograde: boolean,
): boolean {
  const { combust } = GRAHA_DETAILS[graha];
  if (!combust) return false;
  return Math.abs(arc(sun, longitude)) < (retrograde ? combust.retrograde : combust.direct);
}
