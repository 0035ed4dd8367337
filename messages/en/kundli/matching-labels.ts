import type { Graha, MatchReply } from '@jyotiratna/contract';

type KootKey = MatchReply['koots'][number]['key'];
type ReliefKey = MatchReply['relief'][number]['key'];
type MangalVerdict = NonNullable<MatchReply['mangal']>['verdict'];
type Regard =
  | 'same'
  | 'friends'
  | 'friendNeutral'
  | 'neutral'
  | 'friendEnemy'
  | 'neutralEnemy'
  | 'enemies';

/**
 * Labels of a match of two births, in the API, on the page and in print. Points are numbers in steps
 * of 0.5.
 */
export type MatchingMessages = {
  koots: Record<KootKey, { name: string; about: string }>;
  varnas: Record<string, string>;
  vashyas: Record<string, string>;
  yonis: Record<string, string>;
  ganas: Record<string, string>;
  /** By the engine's identifiers Vata, Pitta, Kapha. */
  nadis: Record<string, string>;
  graha: (graha: Graha) => string;
  /** From 1 (Janma) to 9 (Parama Mitra). */
  taras: readonly string[];
  or: string;
  why: {
    varna: (boy: string, girl: string, given: boolean) => string;
    vashya: (boy: string, girl: string, points: number) => string;
    tara: (toGirl: string, toBoy: string, points: number) => string;
    yoni: (boy: string, girl: string, points: number) => string;
    grahaMaitri: (boy: string, girl: string, regard: Regard) => string;
    gana: (boy: string, girl: string, points: number) => string;
    bhakoot: (boy: string, girl: string, toGirl: number, toBoy: number, given: boolean) => string;
    nadi: (boy: string, girl: string, given: boolean) => string;
    open: (points: string) => string;
  };
  disputed: { vashya: string; yoni: string };
  relief: Record<ReliefKey, string>;
  nadiFirst: string;
  totals: Record<NonNullable<MatchReply['verdict']>, (total: number) => string>;
  range: (min: number, max: number) => string;
  threshold: string;
  mangal: Record<MangalVerdict, string>;
  noMangal: string;
  /** A message about one of the two births. */
  of: (name: string, text: string) => string;
  notes: readonly string[];
  print: {
    title: (boy: string, girl: string) => string;
    boy: string;
    girl: string;
    born: string;
    clock: string;
    timeUnknown: string;
    place: string;
    moon: string;
    pada: (nakshatra: string, pada: number) => string;
    lagna: string;
    requiresTime: string;
    total: string;
    koots: string;
    columns: { koot: string; points: string };
    mangal: string;
    manglik: (type: 'Mild' | 'Strong' | null) => string;
    notManglik: string;
    exceptions: string;
    drawnAtNoon: string;
  };
};

export const matchingLabels: MatchingMessages = {
  koots: {
    varna: { name: 'Varna', about: 'bearing and duty' },
    vashya: { name: 'Vashya', about: 'who gives way to whom' },
    tara: { name: 'Tara', about: 'wellbeing, from nakshatra to nakshatra' },
    yoni: { name: 'Yoni', about: 'closeness' },
    grahaMaitri: { name: 'Graha Maitri', about: 'friendship of the Moon lords' },
    gana: { name: 'Gana', about: 'temperament' },
    bhakoot: { name: 'Bhakoot', about: 'family and prosperity' },
    nadi: { name: 'Nadi', about: 'constitution and children' },
  },
  varnas: { Brahmin: 'Brahmin', Kshatriya: 'Kshatriya', Vaishya: 'Vaishya', Shudra: 'Shudra' },
  vashyas: {
    Chatushpada: 'Chatushpada',
    Manava: 'Manava',
    Jalachara: 'Jalachara',
    Vanachara: 'Vanachara',
    Keeta: 'Keeta',
  },
  yonis: {
    Horse: 'Horse',
    Elephant: 'Elephant',
    Sheep: 'Sheep',
    Snake: 'Serpent',
    Dog: 'Dog',
    Cat: 'Cat',
    Rat: 'Rat',
    Cow: 'Cow',
    Buffalo: 'Buffalo',
    Tiger: 'Tiger',
    Deer: 'Deer',
    Monkey: 'Monkey',
    Mongoose: 'Mongoose',
    Lion: 'Lion',
  },
  ganas: { Deva: 'Deva', Manushya: 'Manushya', Asura: 'Rakshasa' },
  nadis: { Vata: 'Aadi', Pitta: 'Madhya', Kapha: 'Antya' },
  graha: (graha) => graha,
  taras: [
    'Janma',
    'Sampat',
    'Vipat',
    'Kshema',
    'Pratyari',
    'Sadhaka',
    'Vadha',
    'Mitra',
    'Parama Mitra',
  ],
  or: ' or ',
  why: {
    varna: (boy, girl, given) =>
      boy === girl
        ? `Both Moons have the varna ${boy}: the point is given.`
        : given
          ? `The boy’s varna, ${boy}, is counted above the girl’s, ${girl}: the point is given.`
          : `The boy’s varna, ${boy}, is counted below the girl’s, ${girl}: the point is not given.`,
    vashya: (boy, girl, points) =>
      boy === girl
        ? `Both Moons belong to the ${boy} group, which gives both points.`
        : `The table gives ${points} of 2 for ${boy} with ${girl}.`,
    tara: (toGirl, toBoy, points) =>
      points === 3
        ? `Counted from his nakshatra to hers the tara is ${toGirl}, from hers to his ${toBoy}: both ways count, 1.5 each.`
        : `Counted from his nakshatra to hers the tara is ${toGirl}, from hers to his ${toBoy}: Vipat, Pratyari and Vadha give nothing, the other way gives 1.5.`,
    yoni: (boy, girl, points) =>
      ({
        4: `The nakshatras of both have the same animal, ${boy}.`,
        3: `${boy} and ${girl} are considered friendly.`,
        2: `${boy} and ${girl} are considered neutral.`,
        1: `${boy} and ${girl} are considered unfriendly.`,
      })[points] ?? `${boy} and ${girl} are considered sworn enemies, which gives nothing.`,
    grahaMaitri: (boy, girl, regard) =>
      ({
        same: `Both Moons have the same lord, ${boy}.`,
        friends: `The Moon lords ${boy} and ${girl} are friends of each other.`,
        friendNeutral: `Of the Moon lords ${boy} and ${girl} one regards the other as a friend, the other is neutral.`,
        neutral: `The Moon lords ${boy} and ${girl} are neutral to each other.`,
        friendEnemy: `Of the Moon lords ${boy} and ${girl} one is a friend, the other is not.`,
        neutralEnemy: `Of the Moon lords ${boy} and ${girl} one is neutral, the other an enemy.`,
        enemies: `The Moon lords ${boy} and ${girl} are enemies of each other, which gives nothing.`,
      })[regard],
    gana: (boy, girl, points) =>
      boy === girl
        ? `Both nakshatras are of the ${boy} gana.`
        : `The table gives ${points} of 6 for a boy of the ${boy} and a girl of the ${girl} gana.`,
    bhakoot: (boy, girl, toGirl, toBoy, given) =>
      boy === girl
        ? `Both Moons stand in ${boy}.`
        : given
          ? `The rashis ${boy} and ${girl} are ${toGirl} and ${toBoy} from each other, which is none of 2 and 12, 5 and 9, 6 and 8.`
          : `The rashis ${boy} and ${girl} are ${Math.min(toGirl, toBoy)} and ${Math.max(toGirl, toBoy)} from each other: 2 and 12, 5 and 9, 6 and 8 give nothing.`,
    nadi: (boy, girl, given) =>
      given
        ? `The nadis differ: ${boy} and ${girl}.`
        : `Both nakshatras have the ${boy} nadi, which gives nothing.`,
    open: (points) => `Depends on the birth time: ${points} points.`,
  },
  disputed: {
    vashya: 'No two published tables agree on vashya; another one may change the total.',
    yoni: 'Schools differ on this pair of animals by one or two points.',
  },
  relief: {
    'bhakoot: same lord':
      'Many set this aside, because both rashis have the same lord. The points stay as they are.',
    'bhakoot: friendly lords':
      'Many set this aside, because the lords of both rashis are friends. The points stay as they are.',
    'nadi: same rashi, different nakshatra':
      'Many make an exception here: the same rashi, but different nakshatras. The points stay as they are.',
    'nadi: same nakshatra, different rashi':
      'Many make an exception here: the same nakshatra, but different rashis. The points stay as they are.',
    'nadi: same nakshatra, different pada':
      'Many make an exception here: the same nakshatra, but different padas. The points stay as they are.',
  },
  nadiFirst:
    'Nadi gives no points here, and many families stop at that; others look at its exceptions and go on.',
  totals: {
    excellent: (total) => `${total} of 36 is considered excellent.`,
    good: (total) => `${total} of 36 is considered good.`,
    fair: (total) => `${total} of 36 is considered fair.`,
    low: (total) =>
      `${total} of 36 is considered low. It compares two Moons using a table; it is not a verdict on two people.`,
  },
  range: (min, max) =>
    `Without both birth times, the total lies between ${min} and ${max} of 36, because the Moon moves during the day.`,
  threshold: 'By custom 18 points are enough to go on.',
  mangal: {
    none: 'Neither chart has Mangal dosha.',
    cancelled: 'Both charts have Mangal dosha, which by custom cancels it.',
    'one, with exceptions':
      'One of the charts has Mangal dosha, with exceptions for which tradition sets it aside.',
    one: 'One of the charts has Mangal dosha, and none of the usual exceptions applies. About half of all charts have it.',
  },
  noMangal:
    'Mangal dosha is counted from the lagna, so it needs both birth times and is not assessed here.',
  of: (name, text) => `${name}: ${text}`,
  notes: [
    'Guna Milan compares the two birth Moons in eight koots, by the tables that most almanacs of the north print. Lahiri ayanamsa; Mangal dosha from the lagna in the 1st, 2nd, 4th, 7th, 8th and 12th house.',
    'In Jyotish this is custom and belief. It says nothing about how two people treat each other, and promises nothing.',
  ],
  print: {
    title: (boy, girl) => `${boy} and ${girl}`,
    boy: 'Boy',
    girl: 'Girl',
    born: 'Born',
    clock: 'Clock used',
    timeUnknown: 'time not known',
    place: 'Place',
    moon: 'Moon',
    pada: (nakshatra, pada) => `${nakshatra}, pada ${pada}`,
    lagna: 'Lagna',
    requiresTime: 'needs a birth time',
    total: 'Guna Milan',
    koots: 'The eight koots',
    columns: { koot: 'Koot', points: 'Points' },
    mangal: 'Mangal Dosha',
    manglik: (type) => (type === 'Strong' ? 'present, strong' : 'present, mild'),
    notManglik: 'not present',
    exceptions: 'Exceptions',
    drawnAtNoon: 'Without a birth time: the chart for 12:00 noon, houses counted from the Moon.',
  },
};
