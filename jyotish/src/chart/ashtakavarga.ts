import { itemAt } from '@jyotiratna/contract';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import type { Chart } from './chart.ts';

type Giver = (typeof VISIBLE_GRAHAS)[number];

/** Reference points of bindus: the seven visible grahas and the lagna. */
const REFERENCES = [...VISIBLE_GRAHAS, 'Lagna'] as const;

/**
 * Source of the bindu table: Varahamihira's, or Parashara's as read by P. V. R. Narasimha Rao. They
 * differ in four cells, but not in any total.
 */
export type AshtakavargaTable = 'varahamihira' | 'rao';

/**
 * Houses that get a bindu in each graha's ashtakavarga, one row per reference point from which they
 * are counted: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, lagna.
 */
// biome-ignore format: one reference a line, in the order of REFERENCES
const HOUSES: Readonly<Record<Giver, readonly (readonly number[])[]>> = {
  Sun: [
    [1, 2, 4, 7, 8, 9, 10, 11], [3, 6, 10, 11], [1, 2, 4, 7, 8, 9, 10, 11], [3, 5, 6, 9, 10, 11, 12],
    [5, 6, 9, 11], [6, 7, 12], [1, 2, 4, 7, 8, 9, 10, 11], [3, 4, 6, 10, 11, 12],
  ],
  Moon: [
    [3, 6, 7, 8, 10, 11], [1, 3, 6, 7, 10, 11], [2, 3, 5, 6, 9, 10, 11], [1, 3, 4, 5, 7, 8, 10, 11],
    [1, 4, 7, 8, 10, 11, 12], [3, 4, 5, 7, 9, 10, 11], [3, 5, 6, 11], [3, 6, 10, 11],
  ],
  Mars: [
    [3, 5, 6, 10, 11], [3, 6, 11], [1, 2, 4, 7, 8, 10, 11], [3, 5, 6, 11],
    [6, 10, 11, 12], [6, 8, 11, 12], [1, 4, 7, 8, 9, 10, 11], [1, 3, 6, 10, 11],
  ],
  Mercury: [
    [5, 6, 9, 11, 12], [2, 4, 6, 8, 10, 11], [1, 2, 4, 7, 8, 9, 10, 11], [1, 3, 5, 6, 9, 10, 11, 12],
    [6, 8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11], [1, 2, 4, 7, 8, 9, 10, 11], [1, 2, 4, 6, 8, 10, 11],
  ],
  Jupiter: [
    [1, 2, 3, 4, 7, 8, 9, 10, 11], [2, 5, 7, 9, 11], [1, 2, 4, 7, 8, 10, 11], [1, 2, 4, 5, 6, 9, 10, 11],
    [1, 2, 3, 4, 7, 8, 10, 11], [2, 5, 6, 9, 10, 11], [3, 5, 6, 12], [1, 2, 4, 5, 6, 7, 9, 10, 11],
  ],
  Venus: [
    [8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11, 12], [3, 5, 6, 9, 11, 12], [3, 5, 6, 9, 11],
    [5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 10, 11], [3, 4, 5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 11],
  ],
  Saturn: [
    [1, 2, 4, 7, 8, 10, 11], [3, 6, 11], [3, 5, 6, 10, 11, 12], [6, 8, 9, 10, 11, 12],
    [5, 6, 11, 12], [6, 11, 12], [3, 5, 6, 11], [1, 3, 4, 6, 10, 11],
  ],
};

/** The four cells that differ in P. V. R. Narasimha Rao's reading: graha, reference, houses. */
const RAO: readonly (readonly [Giver, (typeof REFERENCES)[number], readonly number[]])[] = [
  ['Moon', 'Moon', [1, 3, 6, 7, 9, 10, 11]],
  ['Moon', 'Mars', [2, 3, 5, 6, 10, 11]],
  ['Moon', 'Jupiter', [1, 2, 4, 7, 8, 10, 11]],
  ['Venus', 'Mars', [3, 4, 6, 9, 11, 12]],
];

/** Bindus per rashi, Mesha to Meena. */
export interface Ashtakavarga {
  readonly reading: AshtakavargaTable;
  /** Bhinnashtakavarga: bindus of each graha, 0 to 8 per rashi. */
  readonly bav: Readonly<Record<Giver, readonly number[]>>;
  /** Sarvashtakavarga: bindus of all seven grahas, 337 in total. */
  readonly sav: readonly number[];
}

function housesOf(graha: Giver, reference: number, reading: AshtakavargaTable): readonly number[] {
  const other =
    reading === 'rao' && RAO.find(([g, r]) => g === graha && r === REFERENCES[reference]);
  return other ? other[2] : itemAt(HOUSES[graha], reference);
}

/** The ashtakavarga of a chart; null without a lagna, one of its eight reference points. */
export function ashtakavarga(
  chart: Chart,
  reading: AshtakavargaTable = 'varahamihira',
): Ashtakavarga | null {
  if (!chart.lagna) return null;
  const places = [...VISIBLE_GRAHAS.map((graha) => chart.grahas[graha].rashi), chart.lagna.rashi];
  const bav = {} as Record<Giver, readonly number[]>;
  const sav = new Array<number>(12).fill(0);
  for (const graha of VISIBLE_GRAHAS) {
    const bindus = new Array<number>(12).fill(0);
    for (const [reference, from] of places.entries()) {
      for (const house of housesOf(graha, reference, reading)) {
        const rashi = (from + house - 1) % 12;
        bindus[rashi] = itemAt(bindus, rashi) + 1;
        sav[rashi] = itemAt(sav, rashi) + 1;
      }
    }
    bav[graha] = bindus;
  }
  return { reading, bav, sav };
}
