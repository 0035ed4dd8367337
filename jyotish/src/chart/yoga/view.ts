import type { Graha } from '../../tradition/grahas.ts';
import { houseFrom, type Lord, RASHIS, rashiOfHouse } from '../../tradition/rashis.ts';
import { type Chart, type GrahaPosition, looksAt } from '../chart.ts';
import { isDebilitated, isDignified } from '../dignity.ts';
import { ordinal, series } from '../wording.ts';

export const KENDRA = [1, 4, 7, 10];
export const TRIKONA = [1, 5, 9];
export const DUSTHANA = [6, 8, 12];

/** A chart as the rules of the yogas ask about it. Rashis 0 to 11, houses 1 to 12, whole signs. */
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
  /**
   * 'Sun and Venus in Karka (4th house) and Mars in Kanya (6th house)': grahas gathered by rashi; without the houses
   * where the chart has no lagna.
   */
  places(...grahas: readonly Graha[]): string;
}

/** The questions that the yogas ask of a chart. */
export function viewOf(chart: Chart): View {
  const positions = chart.grahas;
  const lagna = () => {
    if (!chart.lagna) throw new Error('a yoga counted from the lagna was asked of a chart without one');
    return chart.lagna.rashi;
  };
  const rashi = (graha: Graha) => positions[graha].rashi;
  const rules = (graha: Graha, of: number) => RASHIS[of]!.lord === graha;
  const place = (grahas: readonly Graha[]) => {
    const { rashi: index, house } = positions[grahas[0]!];
    return `${series(grahas)} in ${RASHIS[index]!.name}${house ? ` (${ordinal(house)} house)` : ''}`;
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
      if (ra === rb) return 'share a rashi';
      if (looksAt(a, ra, rb) && looksAt(b, rb, ra)) return 'look fully at each other';
      if (rules(a, rb) && rules(b, ra)) return 'have exchanged rashis';
      return undefined;
    },
    places: (...grahas) => series([...Map.groupBy(grahas, rashi).values()].map(place)),
  };
}
