import { itemAt } from '@jyotiratna/contract';
import type { Ganam } from '../tradition/nakshatras.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';
import { lordRegard, type MoonOfBirth } from './koots.ts';

/** The ten poruthams, in the order used in South India. */
export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'streeDeergha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const;
export type Porutham = (typeof PORUTHAMS)[number];

export type PoruthamLevel = 'good' | 'middling' | 'none';

/** The five rajjus, from the feet to the head. */
export const RAJJUS = ['pada', 'uru', 'udara', 'kantha', 'shiro'] as const;
export type Rajju = (typeof RAJJUS)[number];

export interface PoruthamMatch {
  readonly levels: Readonly<Record<Porutham, PoruthamLevel>>;
  /** Nakshatras and rashis from the girl's to the boy's, inclusive. */
  readonly nakshatras: number;
  readonly rashis: number;
  readonly rajju: Readonly<Record<'boy' | 'girl', Rajju>>;
  /** Number of the ten poruthams that are not missing. */
  readonly given: number;
  /** Missing poruthams, each of which traditionally rules out a match. */
  readonly rejected: readonly ('rajju' | 'vedha')[];
}

const GOOD_DINA = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];
/** Dina for the same nakshatra of both: good and middling nakshatras by South Indian lists. */
const SAME_NAKSHATRA = {
  good: [3, 5, 7, 9, 12, 21],
  middling: [0, 1, 2, 4, 6, 11, 13, 16],
} as const;
const MAHENDRA = [4, 7, 10, 13, 16, 19, 22, 25];

function dina(girl: MoonOfBirth, boy: MoonOfBirth, nakshatras: number): PoruthamLevel {
  if (nakshatras === 1) {
    if (SAME_NAKSHATRA.good.some((nakshatra) => nakshatra === girl.nakshatra)) return 'good';
    return SAME_NAKSHATRA.middling.some((nakshatra) => nakshatra === girl.nakshatra)
      ? 'middling'
      : 'none';
  }
  if (nakshatras === 27) return girl.rashi === boy.rashi ? 'good' : 'none';
  return GOOD_DINA.includes(nakshatras) ? 'good' : 'none';
}

/** Level by the girl's gana (rows) and the boy's (columns). */
const GANA: Readonly<Record<Ganam, Readonly<Record<Ganam, PoruthamLevel>>>> = {
  Deva: { Deva: 'good', Manushya: 'middling', Asura: 'none' },
  Manushya: { Deva: 'good', Manushya: 'good', Asura: 'none' },
  Asura: { Deva: 'none', Manushya: 'none', Asura: 'good' },
};

function yoni(girl: number, boy: number): PoruthamLevel {
  const [one, other] = [itemAt(NAKSHATRAS, girl), itemAt(NAKSHATRAS, boy)];
  if (one.animal === other.animal) return 'good';
  return one.enemyYoni === other.animal ? 'none' : 'middling';
}

/**
 * Level by the boy's rashi from the girl's: good from the seventh on except the eighth, and for the
 * same rashi; middling for the third and fourth.
 */
function rasi(rashis: number): PoruthamLevel {
  if (rashis === 1 || (rashis > 6 && rashis !== 8)) return 'good';
  return rashis === 3 || rashis === 4 ? 'middling' : 'none';
}

/** Rashis that are vasya to each rashi, Mesha first (B. V. Raman, Muhurtha). */
const VASYA: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

function vasya(girl: number, boy: number): PoruthamLevel {
  if (girl === boy || itemAt(VASYA, girl).includes(boy)) return 'good';
  return itemAt(VASYA, boy).includes(girl) ? 'middling' : 'none';
}

/** Rajju by nakshatra number modulo nine: from the feet up to the head and down again. */
const RAJJU_OF_NINE = [0, 1, 2, 3, 4, 3, 2, 1, 0] as const;
const rajjuOf = (nakshatra: number): Rajju => itemAt(RAJJUS, itemAt(RAJJU_OF_NINE, nakshatra % 9));

/**
 * Groups of nakshatras with mutual vedha; Mrigashira, Chitra and Dhanishta form a group of three.
 */
const VEDHA = [
  [0, 17],
  [1, 16],
  [2, 15],
  [3, 14],
  [5, 21],
  [6, 20],
  [7, 19],
  [8, 18],
  [9, 26],
  [10, 25],
  [11, 24],
  [12, 23],
  [4, 13, 22],
];

/**
 * Whether two different nakshatras have mutual vedha. @param one and @param other 0 Ashwini to 26
 * Revati
 */
export function pierce(one: number, other: number): boolean {
  return (
    one !== other &&
    VEDHA.some((nakshatras) => nakshatras.includes(one) && nakshatras.includes(other))
  );
}

function lords(girl: number, boy: number): PoruthamLevel {
  const regard = lordRegard(itemAt(RASHIS, girl).lord, itemAt(RASHIS, boy).lord);
  return regard >= 4 ? 'good' : regard === 3 ? 'middling' : 'none';
}

/**
 * The ten poruthams of two birth Moons by Tamil almanacs, from the girl's nakshatra to the boy's
 * (Kalaprakashika; B. V. Raman, Muhurtha 11). Lists differ in dina and gana. Rajju and vedha are
 * the most important: a match is traditionally ruled out if one is missing.
 */
export function poruthams(girl: MoonOfBirth, boy: MoonOfBirth): PoruthamMatch {
  const nakshatras = ((boy.nakshatra - girl.nakshatra + 27) % 27) + 1;
  const rashis = houseFrom(girl.rashi, boy.rashi);
  const rajju = { boy: rajjuOf(boy.nakshatra), girl: rajjuOf(girl.nakshatra) };
  const levels: Record<Porutham, PoruthamLevel> = {
    dina: dina(girl, boy, nakshatras),
    gana: GANA[itemAt(NAKSHATRAS, girl.nakshatra).ganam][itemAt(NAKSHATRAS, boy.nakshatra).ganam],
    mahendra: MAHENDRA.includes(nakshatras) ? 'good' : 'none',
    streeDeergha: nakshatras > 13 ? 'good' : nakshatras > 7 ? 'middling' : 'none',
    yoni: yoni(girl.nakshatra, boy.nakshatra),
    rasi: rasi(rashis),
    rasyadhipati: lords(girl.rashi, boy.rashi),
    vasya: vasya(girl.rashi, boy.rashi),
    rajju: rajju.boy === rajju.girl ? 'none' : 'good',
    vedha: pierce(girl.nakshatra, boy.nakshatra) ? 'none' : 'good',
  };
  return {
    levels,
    nakshatras,
    rashis,
    rajju,
    given: PORUTHAMS.filter((porutham) => levels[porutham] !== 'none').length,
    rejected: (['rajju', 'vedha'] as const).filter((porutham) => levels[porutham] === 'none'),
  };
}
