import type { Chart } from '../chart/chart.ts';

/**
 * Tithi 0 to 29, karana 0 to 59 and nityayoga 0 to 26 at the moment of a chart, by the chart's Sun
 * and Moon.
 */
export function birthLimbs({ grahas: { Sun, Moon } }: Chart): {
  tithi: number;
  karana: number;
  yoga: number;
} {
  const gained = (Moon.longitude - Sun.longitude + 360) % 360;
  return {
    tithi: Math.floor(gained / 12),
    karana: Math.floor(gained / 6),
    yoga: Math.floor((((Sun.longitude + Moon.longitude) % 360) * 27) / 360),
  };
}
