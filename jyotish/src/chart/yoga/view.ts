import { GRAHA_FACTS, type Graha } from '../../tradition/grahas.ts';
import { hindiSeries, type Language } from '../../tradition/language.ts';
import { houseFrom, type Lord, RASHIS, rashiOfHouse } from '../../tradition/rashis.ts';
import { type Chart, type GrahaPosition, looksAt } from '../chart.ts';
import { isDebilitated, isDignified } from '../dignity.ts';
import { ordinal, series } from '../wording.ts';

export const KENDRA = [1, 4, 7, 10];
export const TRIKONA = [1, 5, 9];
export const DUSTHANA = [6, 8, 12];

/** A chart as the rules of the yogas ask about it, and the language to answer in. Rashis 0 to 11, houses 1 to 12. */
export interface View {
  readonly positions: Readonly<Record<Graha, GrahaPosition>>;
  rashi(graha: Graha): number;
  /** House of a graha from the lagna. Throws where the chart has none. */
  house(graha: Graha): number;
  /** House of a graha counted from another. */
  houseFrom(reference: Graha, graha: Graha): number;
  /** Ruler of a house from the lagna. Throws where the chart has none. */
  lord(house: number): Lord;
  dignified(graha: Graha): boolean;
  debilitated(graha: Graha): boolean;
  /** Conjunction, mutual full drishti or exchange of rashis of two different grahas, in words; undefined without. */
  link(a: Graha, b: Graha): string | undefined;
  /** The sentence in the view's language. */
  say(english: string, hindi: string): string;
  /** 'Sun', 'सूर्य'. */
  name(graha: Graha): string;
  /**
   * 'Sun and Venus in Karka (4th house) and Mars in Kanya (6th house)', 'सूर्य और शुक्र कर्क (भाव 4) में, मंगल कन्या
   * (भाव 6) में': grahas gathered by rashi; without the houses where the chart has no lagna.
   */
  places(...grahas: readonly Graha[]): string;
}

/** The questions that the yogas ask of a chart. */
export function viewOf(chart: Chart, language: Language): View {
  const positions = chart.grahas;
  const say = (english: string, hindi: string) => (language === 'hi' ? hindi : english);
  const name = (graha: Graha) => say(graha, GRAHA_FACTS[graha].devanagari);
  const lagna = () => {
    if (!chart.lagna) throw new Error('a yoga counted from the lagna was asked of a chart without one');
    return chart.lagna.rashi;
  };
  const rashi = (graha: Graha) => positions[graha].rashi;
  const rules = (graha: Graha, of: number) => RASHIS[of]!.lord === graha;
  const place = (grahas: readonly Graha[]) => {
    const { rashi: index, house } = positions[grahas[0]!];
    const of = RASHIS[index]!;
    return say(
      `${series(grahas)} in ${of.name}${house ? ` (${ordinal(house)} house)` : ''}`,
      `${hindiSeries(grahas.map(name))} ${of.devanagari}${house ? ` (भाव ${house})` : ''} में`,
    );
  };
  return {
    positions,
    rashi,
    house: (graha) => houseFrom(lagna(), rashi(graha)),
    houseFrom: (reference, graha) => houseFrom(rashi(reference), rashi(graha)),
    lord: (house) => RASHIS[rashiOfHouse(lagna(), house)]!.lord,
    dignified: (graha) => isDignified(graha, rashi(graha)),
    debilitated: (graha) => isDebilitated(graha, rashi(graha)),
    link: (a, b) => {
      if (a === b) return undefined;
      const [ra, rb] = [rashi(a), rashi(b)];
      if (ra === rb) return say('share a rashi', 'एक ही राशि में हैं');
      if (looksAt(a, ra, rb) && looksAt(b, rb, ra))
        return say('look fully at each other', 'एक-दूसरे को पूर्ण दृष्टि से देखते हैं');
      if (rules(a, rb) && rules(b, ra)) return say('have exchanged rashis', 'ने राशियाँ बदली हैं');
      return undefined;
    },
    say,
    name,
    places: (...grahas) => {
      const places = [...Map.groupBy(grahas, rashi).values()].map(place);
      return say(series(places), places.join(', '));
    },
  };
}
