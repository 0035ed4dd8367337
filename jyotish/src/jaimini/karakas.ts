import { defined, itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { GRAHAS, type Graha, VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { RASHIS, rashiOfHouse } from '../tradition/rashis.ts';

/** Chara karakas, from the highest degree down; pitri, after matri, only among eight. */
export const KARAKAS = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;
export type Karaka = (typeof KARAKAS)[number];

const OF_VISIBLE = KARAKAS.filter((karaka) => karaka !== 'pitri');

/**
 * Chara karakas by degrees within the rashi (Jaimini Sutras 1.1; Brihat Parashara Hora Shastra 32).
 * `7`: Sun to Saturn, as K. N. Rao; `8`: also Rahu, whose degrees are counted from the end of the
 * rashi, as Parashara.
 */
export function charaKarakas(
  { grahas }: Chart,
  count: 7 | 8,
): { karaka: Karaka; graha: Graha; degree: number }[] {
  const counts = count === 7 ? VISIBLE_GRAHAS : ([...VISIBLE_GRAHAS, 'Rahu'] as const);
  const passed = (graha: Graha) =>
    graha === 'Rahu' ? 30 - grahas[graha].degree : grahas[graha].degree;
  const order = counts.toSorted((a, b) => passed(b) - passed(a));
  return (count === 7 ? OF_VISIBLE : KARAKAS).map((karaka, at) => ({
    karaka,
    graha: itemAt(order, at),
    degree: passed(itemAt(order, at)),
  }));
}

/**
 * Rashis of the twelve arudhas, house 1 (pada lagna) first, the 12th (upapada) last: as far beyond
 * the house's lord as the lord is from the house; the tenth from there if that is the house itself
 * or its seventh (Jaimini Sutras 1.1.30; Parashara 29). Lords are the common ones, Mars and Saturn
 * for Vrischika and Kumbha.
 */
export function arudhas({ grahas, lagna }: Chart): number[] {
  return Array.from({ length: 12 }, (_, at) => {
    const house = rashiOfHouse(defined(lagna).rashi, at + 1);
    const lord = grahas[itemAt(RASHIS, house).lord].rashi;
    const found = (2 * lord - house + 24) % 12;
    const isOwn = found === house || found === (house + 6) % 12;
    return isOwn ? (found + 9) % 12 : found;
  });
}

/**
 * Rashi drishti, the rashis aspected by a rashi (Jaimini Sutras 1.1.2): by a movable one the fixed
 * ones except the next, by a fixed one the movable ones except the previous, by a dual one the
 * other dual ones.
 */
export function rashiDrishti(rashi: number): number[] {
  return RASHIS.map(({ index }) => index).filter((other) => {
    const [quality, otherQuality] = [rashi % 3, other % 3];
    if (quality === 2) return otherQuality === 2 && other !== rashi;
    if (quality === 0) return otherQuality === 1 && other !== rashi + 1;
    return otherQuality === 0 && other !== rashi - 1;
  });
}

/** Grahas that aspect a rashi by rashi drishti. */
export function rashiAspects({ grahas }: Chart, rashi: number): Graha[] {
  return GRAHAS.filter((graha) => rashiDrishti(grahas[graha].rashi).includes(rashi));
}
