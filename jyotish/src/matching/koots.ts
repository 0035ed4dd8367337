import { itemAt } from '@jyotiratna/contract';
import { GRAHA_DETAILS } from '../tradition/grahas.ts';
import { type Ganam, NAKSHATRAS, type Nadi } from '../tradition/nakshatras.ts';
import { houseFrom, type Lord, RASHIS } from '../tradition/rashis.ts';

/** Input of Guna Milan for a person: the position of the birth Moon. */
export interface MoonOfBirth {
  /** Rashi, 0 (Mesha) to 11. */
  readonly rashi: number;
  /** Degree within the rashi, [0, 30): it decides vashya in Dhanu and Makara. */
  readonly degree: number;
  /** 0 to 26. */
  readonly nakshatra: number;
  /** 1 to 4. */
  readonly pada: number;
}

export const KOOTS = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'grahaMaitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;
export type KootName = (typeof KOOTS)[number];

/** Maximum points of each koot; 36 in total. */
export const KOOT_MAXIMUM: Readonly<Record<KootName, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  grahaMaitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};

export type Varna = 'Brahmin' | 'Kshatriya' | 'Vaishya' | 'Shudra';
const VARNAS: readonly Varna[] = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'];
const VARNA_OF_ELEMENT = {
  water: 'Brahmin',
  fire: 'Kshatriya',
  earth: 'Vaishya',
  air: 'Shudra',
} as const;

/** The varna of a birth Moon, by the element of its rashi. */
export function varnaOf({ rashi }: MoonOfBirth): Varna {
  return VARNA_OF_ELEMENT[itemAt(RASHIS, rashi).element];
}

export type Vashya = 'Chatushpada' | 'Manava' | 'Jalachara' | 'Vanachara' | 'Keeta';
const C = 'Chatushpada';
const M = 'Manava';
const J = 'Jalachara';
/**
 * Vashya group by rashi; Dhanu and Makara have one group below 15 degrees and another from there
 * on.
 */
const VASHYAS: readonly (Vashya | readonly [before: Vashya, after: Vashya])[] = [
  C,
  C,
  M,
  J,
  'Vanachara',
  M,
  M,
  'Keeta',
  [M, C],
  [C, J],
  M,
  J,
];
const VASHYA_ORDER: readonly Vashya[] = [C, M, J, 'Vanachara', 'Keeta'];
/**
 * Points by the boy's group (rows) and the girl's (columns). No two published tables agree: the
 * koot is marked as disputed.
 */
const VASHYA_POINTS = [
  [2, 1, 1, 1.5, 1],
  [1, 2, 1.5, 0, 1],
  [1, 1.5, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
] as const;

export function vashyaOf({ rashi, degree }: MoonOfBirth): Vashya {
  const group = itemAt(VASHYAS, rashi);
  return typeof group === 'string' ? group : group[degree < 15 ? 0 : 1];
}

/** The tara from one nakshatra to another, inclusive, 1 to 9. */
export function taraFrom(from: number, to: number): number {
  return ((to - from + 27) % 9) + 1;
}
const HARD_TARAS = [3, 5, 7];

const YONI_ORDER = [
  'Horse',
  'Elephant',
  'Sheep',
  'Snake',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
];
/**
 * Points of yoni pairs, as the upper half of a symmetric table: each row starts at its diagonal.
 */
// biome-ignore format: one animal a line
const YONI_ROWS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [4, 0, 2, 2, 1, 3, 3, 2, 1],
  [4, 2, 2, 2, 2, 2, 1, 2],
  [4, 3, 0, 3, 2, 2, 1],
  [4, 1, 2, 2, 2, 1],
  [4, 1, 1, 2, 1],
  [4, 2, 2, 1],
  [4, 3, 2],
  [4, 2],
  [4],
];
/** Yoni pairs on which schools disagree. */
const DISPUTED_YONIS = [
  ['Horse', 'Deer'],
  ['Buffalo', 'Lion'],
];

export function yoniOf({ nakshatra }: MoonOfBirth): string {
  return itemAt(NAKSHATRAS, nakshatra).animal;
}

function yoniPoints(a: string, b: string): number {
  const [low, high] = [YONI_ORDER.indexOf(a), YONI_ORDER.indexOf(b)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return itemAt(itemAt(YONI_ROWS, low), high - low);
}

/** The natural relationship of one graha to another. */
function regard(of: Lord, towards: Lord): 'friend' | 'neutral' | 'enemy' {
  const { friends, enemies } = GRAHA_DETAILS[of];
  if (friends.includes(towards)) return 'friend';
  return enemies.includes(towards) ? 'enemy' : 'neutral';
}
const REGARD_WORTH = { friend: 2, neutral: 1, enemy: 0 } as const;
/** Points by the two relationships, the lower one first. */
const MAITRI_POINTS = [
  [0, 0.5, 1],
  [0.5, 3, 4],
  [1, 4, 5],
] as const;

export function lordOf({ rashi }: MoonOfBirth): Lord {
  return itemAt(RASHIS, rashi).lord;
}

/** Points of graha maitri between two rashi lords, 0 to 5. */
export function lordRegard(a: Lord, b: Lord): number {
  if (a === b) return 5;
  return MAITRI_POINTS[REGARD_WORTH[regard(a, b)]][REGARD_WORTH[regard(b, a)]];
}

const areFriends = (a: Lord, b: Lord) => regard(a, b) === 'friend' && regard(b, a) === 'friend';

export function ganaOf({ nakshatra }: MoonOfBirth): Ganam {
  return itemAt(NAKSHATRAS, nakshatra).ganam;
}
/** Points by the boy's gana (rows) and the girl's (columns). */
const GANA_POINTS: Readonly<Record<Ganam, Readonly<Record<Ganam, number>>>> = {
  Deva: { Deva: 6, Manushya: 6, Asura: 0 },
  Manushya: { Deva: 5, Manushya: 6, Asura: 0 },
  Asura: { Deva: 1, Manushya: 0, Asura: 6 },
};

export function nadiOf({ nakshatra }: MoonOfBirth): Nadi {
  return itemAt(NAKSHATRAS, nakshatra).nadi;
}

/** Relative positions of the two rashis that give no points for bhakoot. */
const HARD_BHAKOOTS = [2, 12, 5, 9, 6, 8];

/** Common exceptions that cancel a failed koot; the points stay unchanged. */
export type Relief =
  | 'bhakoot: same lord'
  | 'bhakoot: friendly lords'
  | 'nadi: same rashi, different nakshatra'
  | 'nadi: same nakshatra, different rashi'
  | 'nadi: same nakshatra, different pada';

export interface Koot {
  readonly name: KootName;
  readonly points: number;
  readonly maximum: number;
  /** Whether published tables differ here. */
  readonly disputed: boolean;
}

export interface GunaMilan {
  readonly koots: readonly Koot[];
  /** 0 to 36 in steps of 0.5; 18 is the customary threshold. */
  readonly total: number;
  readonly relief: readonly Relief[];
}

function pointsOf(boy: MoonOfBirth, girl: MoonOfBirth): Record<KootName, number> {
  const taras = [taraFrom(boy.nakshatra, girl.nakshatra), taraFrom(girl.nakshatra, boy.nakshatra)];
  return {
    varna: VARNAS.indexOf(varnaOf(boy)) >= VARNAS.indexOf(varnaOf(girl)) ? 1 : 0,
    vashya: itemAt(
      itemAt(VASHYA_POINTS, VASHYA_ORDER.indexOf(vashyaOf(boy))),
      VASHYA_ORDER.indexOf(vashyaOf(girl)),
    ),
    tara: taras.filter((tara) => !HARD_TARAS.includes(tara)).length * 1.5,
    yoni: yoniPoints(yoniOf(boy), yoniOf(girl)),
    grahaMaitri: lordRegard(lordOf(boy), lordOf(girl)),
    gana: GANA_POINTS[ganaOf(boy)][ganaOf(girl)],
    bhakoot: HARD_BHAKOOTS.includes(houseFrom(boy.rashi, girl.rashi)) ? 0 : 7,
    nadi: nadiOf(boy) === nadiOf(girl) ? 0 : 8,
  };
}

function reliefOf(boy: MoonOfBirth, girl: MoonOfBirth, points: Record<KootName, number>): Relief[] {
  const relief: Relief[] = [];
  if (points.bhakoot === 0) {
    const [a, b] = [lordOf(boy), lordOf(girl)];
    if (a === b) relief.push('bhakoot: same lord');
    else if (areFriends(a, b)) relief.push('bhakoot: friendly lords');
  }
  if (points.nadi === 0) {
    const [sameRashi, sameNakshatra] = [boy.rashi === girl.rashi, boy.nakshatra === girl.nakshatra];
    if (sameRashi && !sameNakshatra) relief.push('nadi: same rashi, different nakshatra');
    if (sameNakshatra && !sameRashi) relief.push('nadi: same nakshatra, different rashi');
    if (sameNakshatra && boy.pada !== girl.pada)
      relief.push('nadi: same nakshatra, different pada');
  }
  return relief;
}

function isDisputed(name: KootName, boy: MoonOfBirth, girl: MoonOfBirth): boolean {
  if (name === 'vashya') return true;
  const pair = [yoniOf(boy), yoniOf(girl)];
  return (
    name === 'yoni' && DISPUTED_YONIS.some((yonis) => yonis.every((yoni) => pair.includes(yoni)))
  );
}

/**
 * The eight koots of two birth Moons (ashtakoot), at most 36 points, by the tables common in North
 * India.
 */
export function gunaMilan(boy: MoonOfBirth, girl: MoonOfBirth): GunaMilan {
  const points = pointsOf(boy, girl);
  const koots = KOOTS.map((name) => ({
    name,
    points: points[name],
    maximum: KOOT_MAXIMUM[name],
    disputed: isDisputed(name, boy, girl),
  }));
  return {
    koots,
    total: koots.reduce((all, koot) => all + koot.points, 0),
    relief: reliefOf(boy, girl, points),
  };
}

/** Rating of a total. */
export type MatchVerdict = 'excellent' | 'good' | 'fair' | 'low';

/**
 * Rates the total; a match without points for bhakoot needs a higher total, and is never excellent.
 */
export function verdictOf({ koots, total }: GunaMilan): MatchVerdict {
  const noBhakoot = koots.some(({ name, points }) => name === 'bhakoot' && points === 0);
  if (noBhakoot) return total >= 26 ? 'good' : total >= 21 ? 'fair' : 'low';
  if (total >= 31) return 'excellent';
  if (total >= 21) return 'good';
  return total >= 17 ? 'fair' : 'low';
}
