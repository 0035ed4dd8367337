import { defined, itemAt } from '@jyotiratna/contract';
import { GRAHA_DETAILS, VISIBLE_GRAHAS } from './grahas.ts';

/** A twelfth of the zodiac. */
export interface Rashi {
  /** 0 Mesha to 11 Meena. */
  readonly index: number;
  /** Transliterated name; localized names are in the messages. */
  readonly name: string;
  /** English name of the sign with the same number. */
  readonly zodiac: string;
  readonly lord: Lord;
  readonly movement: 'movable' | 'fixed' | 'dual';
  readonly element: 'fire' | 'earth' | 'air' | 'water';
}

/** A graha that rules a rashi. */
export type Lord = (typeof VISIBLE_GRAHAS)[number];

const NAMES = [
  ['Mesha', 'Aries'],
  ['Vrishabha', 'Taurus'],
  ['Mithuna', 'Gemini'],
  ['Karka', 'Cancer'],
  ['Simha', 'Leo'],
  ['Kanya', 'Virgo'],
  ['Tula', 'Libra'],
  ['Vrischika', 'Scorpio'],
  ['Dhanu', 'Sagittarius'],
  ['Makara', 'Capricorn'],
  ['Kumbha', 'Aquarius'],
  ['Meena', 'Pisces'],
] as const;

const MOVEMENTS = ['movable', 'fixed', 'dual'] as const;
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

export const RASHIS: readonly Rashi[] = NAMES.map(([name, zodiac], index) => ({
  index,
  name,
  zodiac,
  lord: defined(VISIBLE_GRAHAS.find((graha) => GRAHA_DETAILS[graha].own.includes(index))),
  movement: itemAt(MOVEMENTS, index % 3),
  element: itemAt(ELEMENTS, index % 4),
}));

/** House (1 to 12, whole signs) of rashi `rashi` relative to rashi `from`. */
export function houseFrom(from: number, rashi: number): number {
  return ((((rashi - from) % 12) + 12) % 12) + 1;
}

/** Rashi (0 to 11) of house `house` (1 to 12) relative to rashi `from`. */
export function rashiOfHouse(from: number, house: number): number {
  return (from + house - 1) % 12;
}
