import type { Graha } from '@jyotiratna/contract';
import { names, ordinal, series } from './names.ts';

/**
 * Title and description of a drawing, as its text alternative, and its labels. Rashis 0 to 11,
 * houses 1 to 12.
 */
export const drawing = {
  /** The name may be empty. */
  title: (name: string) => `Kundli of ${name || 'this birth'}`,
  style: { north: 'North Indian chart.', south: 'South Indian chart.' },
  lagna: (rashi: number) => `Lagna in ${names.rashis[rashi]}.`,
  noLagna: (rashi: number) =>
    `Without a birth time there is no lagna; houses are counted from the Moon in ${names.rashis[rashi]}.`,
  graha: (graha: Graha, retrograde: boolean) => (retrograde ? `${graha} (retrograde)` : graha),
  house: (house: number, rashi: number, grahas: readonly string[]) =>
    `${ordinal(house)} house, ${names.rashis[rashi]}: ${series(grahas)}.`,
  /** Labels in the first house. */
  marks: { lagna: 'La', moon: 'Moon' },
  /** In the centre of a chart without a lagna. */
  moonIn: (rashi: number) => `Moon in ${names.rashis[rashi]}`,
  /** Next to the date, if the birth time is unknown. */
  noon: 'sky at 12:00',
};
