import type { Chart } from '../chart/chart.ts';
import { type Language, wordsOf } from '../tradition/language.ts';
import { firstRashi, grahasIn, isMarkedRetrograde } from './placement.ts';

export type ChartStyle = 'north' | 'south';

/** Style, lagna and what each occupied house holds, house by house, for those who do not see the drawing. Not escaped. */
export function descriptionText(chart: Chart, style: ChartStyle, language: Language): string {
  const { drawing: words } = wordsOf(language);
  const first = firstRashi(chart);
  const houses = Array.from({ length: 12 }, (_, i) => {
    const rashi = (first + i) % 12;
    const names = grahasIn(chart, rashi).map((at) => words.graha(at.graha, isMarkedRetrograde(at)));
    return names.length > 0 ? words.house(i + 1, rashi, names) : '';
  });
  const start = chart.lagna ? words.lagna(first) : words.noLagna(first);
  return [words.style[style], start, ...houses.filter(Boolean)].join(' ');
}
