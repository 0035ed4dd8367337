import { itemAt } from '@jyotiratna/contract';
import type { Graha } from './grahas.ts';

export type Ganam = 'Deva' | 'Manushya' | 'Asura';
export type Nadi = 'Vata' | 'Pitta' | 'Kapha';
/** The animal (yoni) of a nakshatra. */
export type Yoni = (typeof ENEMY_YONIS)[number][number];

/** One of the 27 lunar mansions, 13 degrees 20 minutes each. */
export interface Nakshatra {
  /** 0 Ashwini to 26 Revati. */
  readonly index: number;
  readonly name: string;
  /** Its lord in the Vimshottari order. */
  readonly lord: Graha;
  readonly ganam: Ganam;
  readonly animal: Yoni;
  readonly enemyYoni: Yoni;
  readonly nadi: Nadi;
  readonly gender: 'male' | 'female';
}

/**
 * Lords of the nakshatras from Ashwini, repeated three times; also the order of the Vimshottari
 * dasha.
 */
export const VIMSHOTTARI_ORDER = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const satisfies readonly Graha[];

/** Pairs of hostile yonis. */
const ENEMY_YONIS = [
  ['Horse', 'Buffalo'],
  ['Elephant', 'Lion'],
  ['Sheep', 'Monkey'],
  ['Snake', 'Mongoose'],
  ['Dog', 'Deer'],
  ['Cat', 'Rat'],
  ['Cow', 'Tiger'],
] as const;

type Row = readonly [
  name: string,
  ganam: Ganam,
  animal: Yoni,
  nadi: Nadi,
  gender: 'male' | 'female',
];

/** Ganam, yoni and nadi are identical in all schools; gender is by convention. */
// biome-ignore format: one nakshatra a line
const ROWS: readonly Row[] = [
  ['Ashwini', 'Deva', 'Horse', 'Vata', 'male'],
  ['Bharani', 'Manushya', 'Elephant', 'Pitta', 'male'],
  ['Krittika', 'Asura', 'Sheep', 'Kapha', 'female'],
  ['Rohini', 'Manushya', 'Snake', 'Kapha', 'female'],
  ['Mrigashira', 'Deva', 'Snake', 'Pitta', 'female'],
  ['Ardra', 'Manushya', 'Dog', 'Vata', 'female'],
  ['Punarvasu', 'Deva', 'Cat', 'Vata', 'female'],
  ['Pushya', 'Deva', 'Sheep', 'Pitta', 'male'],
  ['Ashlesha', 'Asura', 'Cat', 'Kapha', 'male'],
  ['Magha', 'Asura', 'Rat', 'Kapha', 'male'],
  ['Purva Phalguni', 'Manushya', 'Rat', 'Pitta', 'female'],
  ['Uttara Phalguni', 'Manushya', 'Cow', 'Vata', 'male'],
  ['Hasta', 'Deva', 'Buffalo', 'Vata', 'female'],
  ['Chitra', 'Asura', 'Tiger', 'Pitta', 'female'],
  ['Swati', 'Deva', 'Buffalo', 'Kapha', 'male'],
  ['Vishakha', 'Asura', 'Tiger', 'Kapha', 'male'],
  ['Anuradha', 'Deva', 'Deer', 'Pitta', 'female'],
  ['Jyeshtha', 'Asura', 'Deer', 'Vata', 'male'],
  ['Mula', 'Asura', 'Dog', 'Vata', 'male'],
  ['Purva Ashadha', 'Manushya', 'Monkey', 'Pitta', 'male'],
  ['Uttara Ashadha', 'Manushya', 'Mongoose', 'Kapha', 'male'],
  ['Shravana', 'Deva', 'Monkey', 'Kapha', 'male'],
  ['Dhanishta', 'Asura', 'Lion', 'Pitta', 'female'],
  ['Shatabhisha', 'Asura', 'Horse', 'Vata', 'female'],
  ['Purva Bhadrapada', 'Manushya', 'Lion', 'Vata', 'male'],
  ['Uttara Bhadrapada', 'Manushya', 'Cow', 'Pitta', 'female'],
  ['Revati', 'Deva', 'Elephant', 'Kapha', 'female'],
];

function enemyOf(animal: Yoni): Yoni {
  for (const [one, other] of ENEMY_YONIS) {
    if (one === animal) return other;
    if (other === animal) return one;
  }
  throw new Error(`no enemy yoni for ${animal}`);
}

export const NAKSHATRAS: readonly Nakshatra[] = ROWS.map(
  ([name, ganam, animal, nadi, gender], index) => ({
    index,
    name,
    lord: itemAt(VIMSHOTTARI_ORDER, index % 9),
    ganam,
    animal,
    enemyYoni: enemyOf(animal),
    nadi,
    gender,
  }),
);
