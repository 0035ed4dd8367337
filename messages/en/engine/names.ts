import type { Graha } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import { grahas } from './grahas.ts';

const ordinals = Array.from({ length: 28 }, (_, n) => ending(n));

/** Ordinal of a house or position, 1 to 27: 1st, 2nd, 3rd, 4th ... */
export function ordinal(n: number): string {
  return itemAt(ordinals, n);
}

function ending(n: number): string {
  const last = n % 10;
  if (last === 1 && n !== 11) return `${n}st`;
  if (last === 2 && n !== 12) return `${n}nd`;
  if (last === 3 && n !== 13) return `${n}rd`;
  return `${n}th`;
}

/** Joins a list: 'A', 'A and B', 'A, B and C'. */
export function series(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

type OfGraha = Readonly<Record<Graha, string>>;

/** Names in kundli responses, besides the everyday names. */
const vedic: OfGraha = {
  Sun: 'Ravi',
  Moon: 'Chandra',
  Mars: 'Kuja',
  Mercury: 'Budha',
  Jupiter: 'Guru',
  Venus: 'Shukra',
  Saturn: 'Shani',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};
/** Short labels in drawings. */
const labels: OfGraha = {
  Sun: 'Su',
  Moon: 'Mo',
  Mars: 'Ma',
  Mercury: 'Me',
  Jupiter: 'Ju',
  Venus: 'Ve',
  Saturn: 'Sa',
  Rahu: 'Ra',
  Ketu: 'Ke',
};

/**
 * Names used by the engine: grahas, rashis from Mesha, signs from Aries, nakshatras from Ashwini.
 */
export const names = {
  grahas,
  vedic,
  labels,
  // biome-ignore format: six a line
  rashis: [
    'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya',
    'Tula', 'Vrischika', 'Dhanu', 'Makara', 'Kumbha', 'Meena',
  ],
  /** Signs of the tropical zodiac. */
  // biome-ignore format: six a line
  signs: [
    'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo',
    'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces',
  ],
  // biome-ignore format: nine a line
  nakshatras: [
    'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
    'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
    'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati',
  ],
  /** Weekdays, Sunday first. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
