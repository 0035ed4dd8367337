import type { Chart } from '../chart/chart.ts';
import { ordinal, series } from '../chart/wording.ts';
import { GRAHA_FACTS, type Graha } from '../tradition/grahas.ts';
import { hindiOrdinal, hindiSeries, type Language } from '../tradition/language.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { firstRashi, grahasIn, isMarkedRetrograde } from './placement.ts';

export type ChartStyle = 'north' | 'south';

/** Title and description of a drawing: what it shows, in words, for those who do not see it. Not escaped. */
interface Words {
  title(name: string): string;
  style: Readonly<Record<ChartStyle, string>>;
  lagna(rashi: number): string;
  noLagna(moonRashi: number): string;
  graha(graha: Graha, retrograde: boolean): string;
  house(house: number, rashi: number, grahas: readonly string[]): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (name) => `Kundli of ${name || 'this birth'}`,
    style: { north: 'North Indian chart.', south: 'South Indian chart.' },
    lagna: (rashi) => `Lagna in ${RASHIS[rashi]!.name}.`,
    noLagna: (rashi) =>
      `Without a birth time there is no lagna; houses are counted from the Moon in ${RASHIS[rashi]!.name}.`,
    graha: (graha, retrograde) => (retrograde ? `${graha} (retrograde)` : graha),
    house: (house, rashi, grahas) => `${ordinal(house)} house, ${RASHIS[rashi]!.name}: ${series(grahas)}.`,
  },
  hi: {
    title: (name) => (name ? `${name} की कुंडली` : 'जन्म कुंडली'),
    style: { north: 'उत्तर भारतीय कुंडली।', south: 'दक्षिण भारतीय कुंडली।' },
    lagna: (rashi) => `लग्न ${RASHIS[rashi]!.devanagari} में।`,
    noLagna: (rashi) => `जन्म समय के बिना लग्न नहीं होता; भाव ${RASHIS[rashi]!.devanagari} के चन्द्र से गिने गए हैं।`,
    graha: (graha, retrograde) => `${GRAHA_FACTS[graha].devanagari}${retrograde ? ' (वक्री)' : ''}`,
    house: (house, rashi, grahas) =>
      `${hindiOrdinal(house)} भाव (${RASHIS[rashi]!.devanagari}) में: ${hindiSeries(grahas)}।`,
  },
};

/** 'Kundli of Meera'; without a name 'Kundli of this birth'. */
export function titleText(name: string, language: Language): string {
  return WORDS[language].title(name);
}

/** Style, lagna and what each occupied house holds, house by house. */
export function descriptionText(chart: Chart, style: ChartStyle, language: Language): string {
  const words = WORDS[language];
  const first = firstRashi(chart);
  const houses = Array.from({ length: 12 }, (_, i) => {
    const rashi = (first + i) % 12;
    const names = grahasIn(chart, rashi).map((at) => words.graha(at.graha, isMarkedRetrograde(at)));
    return names.length > 0 ? words.house(i + 1, rashi, names) : '';
  });
  const start = chart.lagna ? words.lagna(first) : words.noLagna(first);
  return [words.style[style], start, ...houses.filter(Boolean)].join(' ');
}
