import type { Chart } from '../chart/chart.ts';
import { isDebilitated, isDignified } from '../chart/dignity.ts';
import type { VisibleGraha } from '../strength/drishti.ts';
import { houseFrom } from '../tradition/rashis.ts';

/**
 * Grahas from the fastest to the slowest by mean motion: in Tajika the faster one applies to the
 * slower one.
 */
export const FASTEST: readonly VisibleGraha[] = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
];

/** Deeptamsha: the orb of each graha in degrees. */
const LIGHT: Readonly<Record<VisibleGraha, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/**
 * The Tajika relationship of two grahas, by house from one to the other: open or hidden friend,
 * open or hidden enemy, or neutral.
 */
export function tajikaRegard(house: number): 'friend' | 'enemy' | 'neutral' {
  if ([3, 5, 9, 11].includes(house)) return 'friend';
  return [1, 4, 7, 10].includes(house) ? 'enemy' : 'neutral';
}

/** Whether two rashis aspect each other in Tajika: all but the 2nd, 6th, 8th and 12th do. */
export function seeEachOther(one: number, other: number): boolean {
  return tajikaRegard(houseFrom(one, other)) !== 'neutral';
}

/** A graha's position in Tajika: rashi and degree in it. */
export interface TajikaPlace {
  readonly rashi: number;
  readonly degree: number;
}

/** The yoga of two grahas within their orbs: applying (`ithasala`) or separating (`ishrafa`). */
export interface Meeting {
  readonly kind: 'ithasala' | 'ishrafa';
  /** Whether they are less than a degree apart (purna ithasala). */
  readonly complete: boolean;
}

/**
 * The yoga of two grahas by degrees: ithasala while the faster one is behind, ishrafa once it has
 * passed, within half the total of their orbs and in rashis that aspect each other (Nilakantha,
 * Tajika Nilakanthi 2; K. S. Charak, A Textbook of Varshaphala 7).
 */
export function meeting(
  one: VisibleGraha,
  other: VisibleGraha,
  placeOf: (graha: VisibleGraha) => TajikaPlace,
): Meeting | null {
  const [fast, slow] = FASTEST.indexOf(one) < FASTEST.indexOf(other) ? [one, other] : [other, one];
  const [at, to] = [placeOf(fast), placeOf(slow)];
  const gap = to.degree - at.degree;
  if (!seeEachOther(at.rashi, to.rashi) || Math.abs(gap) > (LIGHT[fast] + LIGHT[slow]) / 2)
    return null;
  return { kind: gap >= 0 ? 'ithasala' : 'ishrafa', complete: Math.abs(gap) < 1 };
}

/** Whether a graha is in its own or exaltation rashi. */
export function isStrong({ grahas }: Chart, graha: VisibleGraha): boolean {
  return isDignified(graha, grahas[graha].rashi);
}

/**
 * Whether a graha is retrograde, combust, debilitated, or in the 6th, 8th or 12th house of the
 * annual chart.
 */
export function isWeak({ grahas }: Chart, graha: VisibleGraha): boolean {
  const { retrograde, combust, rashi, house } = grahas[graha];
  return retrograde || combust || isDebilitated(graha, rashi) || [6, 8, 12].includes(house ?? 1);
}
