import type { SEVEN } from '../tradition/grahas.ts';
import type { Words } from '../tradition/language.ts';

/** One of the seven grahas that rule days and hours. */
export type DayLord = (typeof SEVEN)[number];

/** The fifteen names of a paksha's tithis; the fifteenth is Purnima or Amavasya. */
// biome-ignore format: five a line
const TITHI_NAMES: readonly (readonly [string, string])[] = [
  ['Pratipada', 'प्रतिपदा'], ['Dwitiya', 'द्वितीया'], ['Tritiya', 'तृतीया'], ['Chaturthi', 'चतुर्थी'], ['Panchami', 'पंचमी'],
  ['Shashthi', 'षष्ठी'], ['Saptami', 'सप्तमी'], ['Ashtami', 'अष्टमी'], ['Navami', 'नवमी'], ['Dashami', 'दशमी'],
  ['Ekadashi', 'एकादशी'], ['Dwadashi', 'द्वादशी'], ['Trayodashi', 'त्रयोदशी'], ['Chaturdashi', 'चतुर्दशी'],
];
const PURNIMA = ['Purnima', 'पूर्णिमा'] as const;
const AMAVASYA = ['Amavasya', 'अमावस्या'] as const;

const words = ([en, hi]: readonly [string, string]): Words => ({ en, hi });

/** Tithis 0 (Shukla Pratipada) to 29 (Amavasya). */
export const TITHIS: readonly Words[] = [...TITHI_NAMES, PURNIMA, ...TITHI_NAMES, AMAVASYA].map((name) =>
  words(name as readonly [string, string]),
);

export type Paksha = 'Shukla' | 'Krishna';

export const PAKSHAS: Readonly<Record<Paksha, Words>> = {
  Shukla: { en: 'Shukla', hi: 'शुक्ल' },
  Krishna: { en: 'Krishna', hi: 'कृष्ण' },
};

/** The bright half for tithis 0 to 14, the dark half for 15 to 29. */
export function pakshaOf(tithi: number): Paksha {
  return tithi < 15 ? 'Shukla' : 'Krishna';
}

/** The 4th, 9th and 14th of either paksha: 'empty' tithis, on which nothing is begun. */
export function isRikta(tithi: number): boolean {
  return [3, 8, 13].includes(tithi % 15);
}

export const AMAVASYA_TITHI = 29;

// biome-ignore format: the seven that recur, then the four that stand once a month
const KARANA_NAMES: readonly (readonly [string, string])[] = [
  ['Bava', 'बव'], ['Balava', 'बालव'], ['Kaulava', 'कौलव'], ['Taitila', 'तैतिल'], ['Gara', 'गर'], ['Vanija', 'वणिज'], ['Vishti', 'विष्टि (भद्रा)'],
];
// biome-ignore format: four names
const FIXED_KARANAS: Readonly<Record<number, readonly [string, string]>> = {
  0: ['Kimstughna', 'किंस्तुघ्न'], 57: ['Shakuni', 'शकुनि'], 58: ['Chatushpada', 'चतुष्पाद'], 59: ['Naga', 'नाग'],
};

/** Karanas 0 (Kimstughna) to 59 (Naga): half tithis. */
export const KARANAS: readonly Words[] = Array.from({ length: 60 }, (_, index) =>
  words(FIXED_KARANAS[index] ?? KARANA_NAMES[(index - 1) % 7]!),
);

/** Whether a karana is Vishti, also called Bhadra, in which nothing is begun. */
export function isVishti(karana: number): boolean {
  return karana in FIXED_KARANAS ? false : (karana - 1) % 7 === 6;
}

// biome-ignore format: five a line
const YOGA_NAMES: readonly (readonly [string, string])[] = [
  ['Vishkambha', 'विष्कम्भ'], ['Priti', 'प्रीति'], ['Ayushman', 'आयुष्मान'], ['Saubhagya', 'सौभाग्य'], ['Shobhana', 'शोभन'],
  ['Atiganda', 'अतिगण्ड'], ['Sukarma', 'सुकर्मा'], ['Dhriti', 'धृति'], ['Shula', 'शूल'], ['Ganda', 'गण्ड'],
  ['Vriddhi', 'वृद्धि'], ['Dhruva', 'ध्रुव'], ['Vyaghata', 'व्याघात'], ['Harshana', 'हर्षण'], ['Vajra', 'वज्र'],
  ['Siddhi', 'सिद्धि'], ['Vyatipata', 'व्यतीपात'], ['Variyana', 'वरीयान'], ['Parigha', 'परिघ'], ['Shiva', 'शिव'],
  ['Siddha', 'सिद्ध'], ['Sadhya', 'साध्य'], ['Shubha', 'शुभ'], ['Shukla', 'शुक्ल'], ['Brahma', 'ब्रह्म'],
  ['Indra', 'इन्द्र'], ['Vaidhriti', 'वैधृति'],
];

/** The nityayogas 0 (Vishkambha) to 26 (Vaidhriti). */
export const NITYAYOGAS: readonly Words[] = YOGA_NAMES.map(words);

const INAUSPICIOUS = new Set([0, 5, 8, 9, 12, 14, 16, 18, 26]);

/** Whether custom holds a nityayoga for unfit to begin anything in. */
export function isInauspicious(yoga: number): boolean {
  return INAUSPICIOUS.has(yoga);
}

/** Days of the week from Sunday, each with its lord. A day of the almanac runs from sunrise to sunrise. */
export const VARAS: readonly { readonly name: Words; readonly lord: DayLord }[] = [
  { name: { en: 'Ravivara', hi: 'रविवार' }, lord: 'Sun' },
  { name: { en: 'Somavara', hi: 'सोमवार' }, lord: 'Moon' },
  { name: { en: 'Mangalavara', hi: 'मंगलवार' }, lord: 'Mars' },
  { name: { en: 'Budhavara', hi: 'बुधवार' }, lord: 'Mercury' },
  { name: { en: 'Guruvara', hi: 'गुरुवार' }, lord: 'Jupiter' },
  { name: { en: 'Shukravara', hi: 'शुक्रवार' }, lord: 'Venus' },
  { name: { en: 'Shanivara', hi: 'शनिवार' }, lord: 'Saturn' },
];

// biome-ignore format: four a line
const MONTH_NAMES: readonly (readonly [string, string])[] = [
  ['Chaitra', 'चैत्र'], ['Vaishakha', 'वैशाख'], ['Jyeshtha', 'ज्येष्ठ'], ['Ashadha', 'आषाढ़'],
  ['Shravana', 'श्रावण'], ['Bhadrapada', 'भाद्रपद'], ['Ashwina', 'आश्विन'], ['Kartika', 'कार्तिक'],
  ['Margashirsha', 'मार्गशीर्ष'], ['Pausha', 'पौष'], ['Magha', 'माघ'], ['Phalguna', 'फाल्गुन'],
];

/** Lunar months 0 (Chaitra) to 11 (Phalguna). */
export const LUNAR_MONTHS: readonly Words[] = MONTH_NAMES.map(words);
