import type { Chart } from '../chart/chart.ts';
import { type Language, messagesOf } from '../tradition/language.ts';
import { firstRashi, grahasIn, isMarkedRetrograde } from './placement.ts';

export type ChartStyle = 'north' | 'south';

/** Style, lagna and what each occupied house holds, house by house, for those who do not see the drawing. Not escaped. */
export function descriptionText(chart: Chart, style: ChartStyle, language: Language): string {
  const { drawing: words } = messagesOf(language);
  return `${words.style[style]} ${housesText(chart, language)}`;
}

const result = new WeakMap<Chart, { language: Language; text: string }>();

/** The same for both drawings of a chart, so it is worded once. */
function housesText(chart: Chart, language: Language): string {
  const known = result.get(chart);
  if (known?.language === language) return known.text;
  const { drawing: words } = messagesOf(language);
  const first = firstRashi(chart);
  const sentences = [chart.lagna ? words.lagna(first) : words.noLagna(first)];
  for (let house = 0; house < 12; house += 1) {
    const rashi = (first + house) % 12;
    const names = grahasIn(chart, rashi).map((at) => words.graha(at.graha, isMarkedRetrograde(at)));
    if (names.length > 0) sentences.push(words.house(house + 1, rashi, names));
  }
  const text = sentences.join(' ');
  result.set(chart, { language, text });
  return text;
}
