import type { Chart, GrahaPosition } from '../chart/chart.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { type Language, messagesIn } from '../tradition/language.ts';

/** The rashi (0 to 11) of house 1: the lagna's, or the Moon's if the birth time is unknown. */
export function firstRashi(chart: Chart): number {
  return chart.lagna?.rashi ?? chart.grahas.Moon.rashi;
}

/** Grahas in a rashi, 0 (Mesha) to 11, in the standard order. */
export function grahasIn(chart: Chart, rashi: number): GrahaPosition[] {
  const placed: GrahaPosition[] = [];
  for (const graha of GRAHAS)
    if (chart.grahas[graha].rashi === rashi) placed.push(chart.grahas[graha]);
  return placed;
}

/** Whether a drawing marks a graha as retrograde. The nodes always are, so they are not marked. */
export function isMarkedRetrograde({ graha, retrograde }: GrahaPosition): boolean {
  return retrograde && graha !== 'Rahu' && graha !== 'Ketu';
}

/**
 * Label of the first house: 'La 23°', rounded down like all degrees; without a birth time
 * 'Moon'.
 */
export function lagnaMark({ lagna }: Chart, language: Language): string {
  const marks = messagesIn(language).drawing.marks;
  return lagna ? `${marks.lagna} ${Math.floor(lagna.degree)}°` : marks.moon;
}
