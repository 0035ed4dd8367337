import type { Chart } from '../chart/chart.ts';
import { type Language, messagesIn } from '../tradition/language.ts';
import { firstRashi, grahasIn, isMarkedRetrograde } from './placement.ts';

export type ChartStyle = 'north' | 'south';

/**
 * The text alternative of a drawing: style, lagna, and the content of each occupied house. Not
 * escaped.
 */
export function descriptionText(chart: Chart, style: ChartStyle, language: Language): string {
  const { drawing: copy } = messagesIn(language);
  return `${copy.style[style]} ${housesText(chart, language)}`;
}

const cached = new WeakMap<Chart, { language: Language; text: string }>();

/** Cached, because both drawings of a chart need it. */
function housesText(chart: Chart, language: Language): string {
  const found = cached.get(chart);
  if (found?.language === language) return found.text;
  const { drawing: copy } = messagesIn(language);
  const first = firstRashi(chart);
  const sentences = [chart.lagna ? copy.lagna(first) : copy.noLagna(first)];
  for (let house = 0; house < 12; house += 1) {
    const rashi = (first + house) % 12;
    const names = grahasIn(chart, rashi).map((at) => copy.graha(at.graha, isMarkedRetrograde(at)));
    if (names.length > 0) sentences.push(copy.house(house + 1, rashi, names));
  }
  const text = sentences.join(' ');
  cached.set(chart, { language, text });
  return text;
}
