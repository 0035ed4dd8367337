/** The nine grahas in the order of the week, then the nodes. */
export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;

export type Graha = (typeof GRAHAS)[number];

/** Grahas that rule rashis: all but the nodes. */
export const VISIBLE_GRAHAS = GRAHAS.slice(0, 7) as readonly Exclude<Graha, 'Rahu' | 'Ketu'>[];

/** 'Tara' grahas: the seven without Sun and Moon. */
export const TARA = VISIBLE_GRAHAS.slice(2) as readonly (
  | 'Mars'
  | 'Mercury'
  | 'Jupiter'
  | 'Venus'
  | 'Saturn'
)[];

/**
 * Traditional attributes of a graha, independent of its position. Rashis are indices 0 (Mesha) to
 * 11 (Meena).
 */
export interface GrahaDetails {
  /**
   * Id in kundli responses: 0 Sun, 1 Moon, 2 Mercury, 3 Venus, 4 Mars, 5 Jupiter, 6 Saturn, 101
   * Rahu, 102 Ketu.
   */
  readonly id: number;
  readonly own: readonly number[];
  /** Rashi and deepest degree of exaltation; the opposite ones are its debilitation. */
  readonly exaltation?: { readonly rashi: number; readonly degree: number };
  readonly moolatrikona?: { readonly rashi: number; readonly from: number; readonly to: number };
  readonly friends: readonly Graha[];
  readonly enemies: readonly Graha[];
  /** Houses from itself on which it has a full aspect (drishti). */
  readonly drishti: readonly number[];
  /** Degrees from the Sun within which it is combust, in direct and retrograde motion. */
  readonly combust?: { readonly direct: number; readonly retrograde: number };
  readonly benefic: boolean;
}

export const GRAHA_DETAILS: Readonly<Record<Graha, GrahaDetails>> = {
  Sun: {
    id: 0,
    own: [4],
    exaltation: { rashi: 0, degree: 10 },
    moolatrikona: { rashi: 4, from: 0, to: 20 },
    friends: ['Moon', 'Mars', 'Jupiter'],
    enemies: ['Venus', 'Saturn'],
    drishti: [7],
    benefic: false,
  },
  Moon: {
    id: 1,
    own: [3],
    exaltation: { rashi: 1, degree: 3 },
    moolatrikona: { rashi: 1, from: 3, to: 30 },
    friends: ['Sun', 'Mercury'],
    enemies: [],
    drishti: [7],
    combust: { direct: 12, retrograde: 12 },
    benefic: true,
  },
  Mars: {
    id: 4,
    own: [0, 7],
    exaltation: { rashi: 9, degree: 28 },
    moolatrikona: { rashi: 0, from: 0, to: 12 },
    friends: ['Sun', 'Moon', 'Jupiter'],
    enemies: ['Mercury'],
    drishti: [4, 7, 8],
    combust: { direct: 17, retrograde: 17 },
    benefic: false,
  },
  Mercury: {
    id: 2,
    own: [2, 5],
    exaltation: { rashi: 5, degree: 15 },
    moolatrikona: { rashi: 5, from: 15, to: 20 },
    friends: ['Sun', 'Venus'],
    enemies: ['Moon'],
    drishti: [7],
    combust: { direct: 14, retrograde: 12 },
    benefic: true,
  },
  Jupiter: {
    id: 5,
    own: [8, 11],
    exaltation: { rashi: 3, degree: 5 },
    moolatrikona: { rashi: 8, from: 0, to: 10 },
    friends: ['Sun', 'Moon', 'Mars'],
    enemies: ['Mercury', 'Venus'],
    drishti: [5, 7, 9],
    combust: { direct: 11, retrograde: 11 },
    benefic: true,
  },
  Venus: {
    id: 3,
    own: [1, 6],
    exaltation: { rashi: 11, degree: 27 },
    moolatrikona: { rashi: 6, from: 0, to: 15 },
    friends: ['Mercury', 'Saturn'],
    enemies: ['Sun', 'Moon'],
    drishti: [7],
    combust: { direct: 10, retrograde: 8 },
    benefic: true,
  },
  Saturn: {
    id: 6,
    own: [9, 10],
    exaltation: { rashi: 6, degree: 20 },
    moolatrikona: { rashi: 10, from: 0, to: 20 },
    friends: ['Mercury', 'Venus'],
    enemies: ['Sun', 'Moon', 'Mars'],
    drishti: [3, 7, 10],
    combust: { direct: 15, retrograde: 15 },
    benefic: false,
  },
  Rahu: {
    id: 101,
    own: [],
    friends: [],
    enemies: [],
    drishti: [7],
    benefic: false,
  },
  Ketu: {
    id: 102,
    own: [],
    friends: [],
    enemies: [],
    drishti: [7],
    benefic: false,
  },
};

/** Whether either graha counts the other among its natural enemies. */
export function areEnemies(a: Graha, b: Graha): boolean {
  return GRAHA_DETAILS[a].enemies.includes(b) || GRAHA_DETAILS[b].enemies.includes(a);
}
