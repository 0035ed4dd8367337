import type { Graha } from '@jyotiratna/contract';
import { names, ordinal, series } from './names.ts';

const places = {
  strong: 'Mars is strong there, in its own rashi or its exaltation',
  calm: 'Mars is held to be calm in Simha and Kumbha',
  '2nd': 'the 2nd house does not count in a rashi of Mercury',
  '4th': 'the 4th house does not count in a rashi of Mars',
  '7th': 'the 7th house does not count in Karka and Makara',
  '8th': 'the 8th house does not count in a rashi of Jupiter',
  '12th': 'the 12th house does not count in a rashi of Venus',
};

/** A single exception is sufficient to cancel the dosha. */
function aside(exceptions: number): string {
  if (exceptions === 0) return '';
  return exceptions === 1
    ? ' An exception applies, which by tradition sets it aside.'
    : ` ${exceptions} exceptions apply, each of which by tradition sets it aside.`;
}

/** Exceptions by the position of Mars alone, by house and rashi as in Raman's list. */
export type PlaceRule = keyof typeof places;

/** Sentences about Mangal dosha. Houses 1 to 12, rashis 0 to 11. */
export const mangal = {
  // Traditional observances only, without any promise.
  remedies: [
    'Worship of Hanuman or Mangal on Tuesdays is the traditional observance.',
    'Some families give red lentils, jaggery or red cloth in charity on a Tuesday.',
    'Some keep a light fast on Tuesdays.',
    'By custom, a match in which both charts have the dosha is held to cancel it.',
  ],
  pastAge: 'Past the age of 28, when the dosha is held to be spent.',
  tuesday: 'Born on a Tuesday, the day of Mars.',
  noTime:
    'Mangal dosha is counted from the lagna, which needs a birth time, so it cannot be told here.',
  note: 'About half of all charts have it, and it describes a tendency, not a fate.',
  dosha: (rashi: number, house: number, type: 'Mild' | 'Strong', exceptions: number) =>
    `Mars stands in ${names.rashis[rashi]}, the ${ordinal(house)} house from the lagna, which Jyotish calls Mangal dosha (${type.toLowerCase()}).${aside(exceptions)}`,
  noDosha: (house: number) =>
    `Mars stands in the ${ordinal(house)} house from the lagna, which is not one of 1, 2, 4, 7, 8 and 12: no Mangal dosha.`,
  others: (fromMoon: number, fromVenus: number) =>
    `From the Moon, Mars stands in the ${ordinal(fromMoon)}, from Venus in the ${ordinal(fromVenus)}.`,
  place: (rashi: number, rule: PlaceRule) => `Mars is in ${names.rashis[rashi]}: ${places[rule]}.`,
  shares: (rashi: number, companions: readonly Graha[]) =>
    `Mars shares ${names.rashis[rashi]} with ${series(companions)}.`,
  jupiterLooks: (house: number) =>
    `Jupiter, ${ordinal(house)} from Mars, casts its full aspect on it.`,
  inLagna: (grahas: readonly Graha[]) => `${series(grahas)} in the lagna.`,
  yogakaraka: (lagna: number) =>
    `The lagna is ${names.rashis[lagna]}, for which Mars is the yogakaraka.`,
};
