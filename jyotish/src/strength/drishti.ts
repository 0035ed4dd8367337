import type { Chart } from '../chart/chart.ts';
import { turn } from '../sky/angle.ts';
import { type Graha, VISIBLE_GRAHAS } from '../tradition/grahas.ts';

/** The seven visible grahas, which have strengths. */
export type VisibleGraha = (typeof VISIBLE_GRAHAS)[number];

/**
 * Special aspects (drishti) by distance from the graha: start and end in degrees, and additional
 * virupas.
 */
const SPECIAL: Partial<Readonly<Record<Graha, readonly (readonly [number, number, number])[]>>> = {
  Mars: [
    [90, 120, 15],
    [210, 240, 15],
  ],
  Jupiter: [
    [120, 150, 30],
    [240, 270, 30],
  ],
  Saturn: [
    [60, 90, 45],
    [270, 300, 45],
  ],
};

function common(angle: number): number {
  if (angle < 30) return 0;
  if (angle < 60) return (angle - 30) / 2;
  if (angle < 90) return angle - 45;
  if (angle < 120) return 30 + (120 - angle) / 2;
  if (angle < 150) return 150 - angle;
  if (angle < 180) return (angle - 150) * 2;
  return angle < 300 ? (300 - angle) / 2 : 0;
}

/**
 * Virupas, 0 to 60, of a graha's aspect (drishti) on a point (Brihat Parashara Hora Shastra 26,
 * computed as in B. V. Raman, Graha and Bhava Balas 8). @param angle from the graha to the point,
 * in zodiacal order, degrees
 */
export function drishtiValue(graha: Graha, angle: number): number {
  const from = turn(angle);
  const extra = SPECIAL[graha]?.find(([start, end]) => from >= start && from < end)?.[2] ?? 0;
  return Math.min(60, common(from) + extra);
}

/**
 * Whether a graha is a benefic in a chart: Jupiter and Venus are; the Moon from the 8th tithi of
 * the bright half to the 8th of the dark half; Mercury unless Sun, Mars, Saturn or a node is in its
 * rashi (B. V. Raman's 'well associated').
 */
export function isBenefic(chart: Chart, graha: VisibleGraha): boolean {
  const { Sun, Moon, Mercury } = chart.grahas;
  if (graha === 'Moon') {
    const tithi = Math.floor(turn(Moon.longitude - Sun.longitude) / 12);
    return tithi >= 7 && tithi < 23;
  }
  if (graha === 'Mercury') {
    return !(['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const).some(
      (other) => chart.grahas[other].rashi === Mercury.rashi,
    );
  }
  return graha === 'Jupiter' || graha === 'Venus';
}

/**
 * Virupas of every graha's aspect on a point, and whether the graha is a benefic. @param longitude
 * sidereal degrees @param but a graha to be excluded
 */
export function aspectsPoint(chart: Chart, longitude: number, but?: VisibleGraha) {
  return VISIBLE_GRAHAS.filter((graha) => graha !== but).map((graha) => ({
    graha,
    virupas: drishtiValue(graha, longitude - chart.grahas[graha].longitude),
    benefic: isBenefic(chart, graha),
  }));
}
