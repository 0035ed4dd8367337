import { defined, itemAt } from '@jyotiratna/contract';
import type { EngineMessages, Link } from '@jyotiratna/messages/every-language/engine.ts';
import { GRAHAS, type Graha } from '../../tradition/grahas.ts';
import { type Language, messagesIn } from '../../tradition/language.ts';
import { houseFrom, type Lord, RASHIS, rashiOfHouse } from '../../tradition/rashis.ts';
import { aspects, type Chart, type GrahaPosition } from '../chart.ts';
import { isDebilitated, isDignified } from '../dignity.ts';

export const KENDRA = [1, 4, 7, 10];
export const TRIKONA = [1, 5, 9];
export const DUSTHANA = [6, 8, 12];

/**
 * Queries on a chart for the yoga rules, and the language of the results. Rashis 0 to 11, houses 1
 * to 12.
 */
export interface View {
  readonly positions: Readonly<Record<Graha, GrahaPosition>>;
  rashi(graha: Graha): number;
  /** House of a graha from the lagna. Throws if the chart has no lagna. */
  house(graha: Graha): number;
  /** House of a graha relative to another. */
  houseFrom(reference: Graha, graha: Graha): number;
  /** Ruler of a house from the lagna. Throws if the chart has no lagna. */
  lord(house: number): Lord;
  dignified(graha: Graha): boolean;
  debilitated(graha: Graha): boolean;
  /** The link of two different grahas: conjunction, mutual full aspect, or exchange of rashis. */
  link(a: Graha, b: Graha): Link;
  readonly messages: EngineMessages['yogas'];
  /**
   * Formats 'Sun and Venus in Karka (4th house) and Mars in Kanya (6th house)': grahas grouped by
   * rashi; without houses if the chart has no lagna.
   */
  places(...grahas: readonly Graha[]): string;
}

/** The queries of the yogas for a chart. */
export function viewOf(chart: Chart, language: Language): View {
  const positions = chart.grahas;
  const { yogas: messages } = messagesIn(language);
  const lagna = () => {
    if (!chart.lagna)
      throw new Error('a yoga counted from the lagna was asked of a chart without one');
    return chart.lagna.rashi;
  };
  const rashi = (graha: Graha) => positions[graha].rashi;
  const rules = (graha: Graha, of: number) => itemAt(RASHIS, of).lord === graha;
  const place = (grahas: readonly Graha[]) => {
    const { rashi: index, house } = positions[itemAt(grahas, 0)];
    return grahas.length === 1
      ? alone(language, itemAt(grahas, 0), index, house)
      : messages.place(grahas, index, house);
  };
  return {
    positions,
    rashi,
    house: (graha) => houseFrom(lagna(), rashi(graha)),
    houseFrom: (reference, graha) => houseFrom(rashi(reference), rashi(graha)),
    lord: (house) => itemAt(RASHIS, rashiOfHouse(lagna(), house)).lord,
    dignified: (graha) => isDignified(graha, rashi(graha)),
    debilitated: (graha) => isDebilitated(graha, rashi(graha)),
    link: (a, b) => {
      const [ra, rb] = [rashi(a), rashi(b)];
      if (a === b) return 'none';
      if (ra === rb) return 'shared';
      if (aspects(a, ra, rb) && aspects(b, rb, ra)) return 'looking';
      return rules(a, rb) && rules(b, ra) ? 'exchanged' : 'none';
    },
    messages,
    places: (...grahas) =>
      grahas.length === 1 ? place(grahas) : messages.places(byRashi(grahas, rashi).map(place)),
  };
}

/**
 * Groups grahas by rashi, in the order of first occurrence. At most nine, for which a Map is
 * slower.
 */
function byRashi(grahas: readonly Graha[], rashi: (graha: Graha) => number): Graha[][] {
  const groups: Graha[][] = [];
  for (const graha of grahas) {
    const group = groups.find(([first]) => rashi(defined(first)) === rashi(graha));
    if (group) group.push(graha);
    else groups.push([graha]);
  }
  return groups;
}

const cached = new Map<Language, string[]>();

/**
 * The position of one graha as a message: part of a dozen yogas of every chart, so each of some
 * thousand messages is cached.
 */
function alone(language: Language, graha: Graha, rashi: number, house: number | null): string {
  let sentences = cached.get(language);
  if (!sentences) {
    sentences = [];
    cached.set(language, sentences);
  }
  const at = (GRAHAS.indexOf(graha) * 12 + rashi) * 13 + (house ?? 0);
  sentences[at] ??= messagesIn(language).yogas.place([graha], rashi, house);
  return sentences[at];
}
