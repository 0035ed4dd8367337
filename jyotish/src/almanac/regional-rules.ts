import type { EngineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { FestivalRule } from './festival-rules.ts';
import type { SolarReckoning } from './solar-months.ts';

/** Regions with festivals and calendar rules of their own. */
export const REGIONS = [
  'tamil',
  'tamilDrik',
  'malayalam',
  'telugu',
  'marathi',
  'gujarati',
  'bengali',
] as const;
export type Region = (typeof REGIONS)[number];

export type RegionalKey = keyof EngineMessages['regional']['festivals'];

/** The solar month reckoning of each region; all others use lunar months. */
export const RECKONING: Readonly<Partial<Record<Region, SolarReckoning>>> = {
  tamil: 'tamil',
  tamilDrik: 'tamilDrik',
  malayalam: 'malayalam',
  bengali: 'bengali',
};

/**
 * The reckoning for Makara Sankranti in a region with lunar months: Telugu almanacs move an entry
 * after 18 ghatis to the next day.
 */
export const SANKRANTI: Readonly<Partial<Record<Region, SolarReckoning>>> = { telugu: 'malayalam' };

/** A festival on a day of a solar month, from 1; 0 is the last day of the previous month. */
export type SolarRule = readonly [kind: 'day', key: RegionalKey, rashi: number, day: number];
/** A festival on the first sunrise after the Sun's entry into a rashi. */
export type SunriseRule = readonly [kind: 'sunrise', key: RegionalKey, rashi: number];
/**
 * A festival on the last stay of the Moon in a nakshatra within a solar month: the day at whose
 * sunrise or dusk the Moon is there; `full`: the day with the longest stay in daylight, with double
 * weight during the full-moon tithi. This interpretation is our own: it yields the days announced
 * by temples.
 */
export type NakshatraRule = readonly [
  kind: 'nakshatra',
  key: RegionalKey,
  rashi: number,
  nakshatra: number,
  at: 'sunrise' | 'pradosha' | 'full',
];
/** A festival on a tithi of an amanta month. */
export type TithiRule = readonly [
  kind: 'tithi',
  key: RegionalKey,
  month: number,
  tithi: number,
  kala: FestivalRule['kala'],
  of: FestivalRule['of'],
];
/** A festival on a nakshatra in the bright half of an amanta month. */
export type LunarNakshatraRule = readonly [
  kind: 'lunarNakshatra',
  key: RegionalKey,
  month: number,
  nakshatra: number,
  kala: FestivalRule['kala'],
];
/** A festival on the last Friday up to the full moon of an amanta month. */
export type FridayRule = readonly [kind: 'friday', key: RegionalKey, month: number];
export type RegionalRule =
  | SolarRule
  | SunriseRule
  | NakshatraRule
  | LunarNakshatraRule
  | TithiRule
  | FridayRule;

const [CHAITRA, JYESHTHA, ASHADHA, SHRAVANA, BHADRAPADA, ASHWINA, KARTIKA, MAGHA] = [
  0, 2, 3, 4, 5, 6, 7, 10,
];
const PURNIMA = 14;
const AMAVASYA = 29;
const shukla = (n: number) => n - 1;

/** New year in southern and western regions with lunar months: Chaitra's first tithi at sunrise. */
const UGADI: TithiRule = ['tithi', 'ugadi', CHAITRA, shukla(1), 'sunrise', 'first'];

// biome-ignore format: one festival a line
const TAMIL: readonly RegionalRule[] = [
  ['day', 'bhogi', 9, 0],
  ['day', 'pongal', 9, 1],
  ['day', 'mattuPongal', 9, 2],
  ['day', 'kaanumPongal', 9, 3],
  ['nakshatra', 'thaipusam', 9, 7, 'full'],
  ['nakshatra', 'panguniUthiram', 11, 11, 'sunrise'],
  ['day', 'puthandu', 0, 1],
  ['nakshatra', 'vaikasiVisakam', 1, 15, 'full'],
  ['day', 'aadiPerukku', 3, 18],
  ['friday', 'varalakshmi', SHRAVANA],
  ['tithi', 'ayudhaPuja', ASHWINA, shukla(9), 'sunrise', 'first'],
  ['nakshatra', 'karthigaiDeepam', 7, 2, 'pradosha'],
  ['nakshatra', 'arudraDarshan', 8, 5, 'full'],
];

/**
 * Festivals by the rules of each region's almanacs (for Tamil: Pambu and vakya; for Kerala its own;
 * for Marathi: Date's; for Bengal its own).
 */
// biome-ignore format: one festival a line
export const REGIONAL_RULES: Readonly<Record<Region, readonly RegionalRule[]>> = {
  tamil: TAMIL,
  tamilDrik: TAMIL,
  malayalam: [
    ['nakshatra', 'attukalPongala', 10, 10, 'pradosha'],
    ['sunrise', 'vishu', 0],
    ['nakshatra', 'thrissurPooram', 0, 10, 'pradosha'],
    ['day', 'karkidakam', 3, 1],
    ['day', 'chingam', 4, 1],
    ['nakshatra', 'onam', 4, 21, 'sunrise'],
    ['nakshatra', 'thiruvathira', 8, 5, 'full'],
  ],
  telugu: [
    UGADI,
    ['sunrise', 'solarUgadi', 0],
    ['friday', 'varalakshmi', SHRAVANA],
    ['tithi', 'ayudhaPuja', ASHWINA, shukla(9), 'sunrise', 'first'],
    ['day', 'bhogi', 9, 0],
    ['day', 'sankranthi', 9, 1],
    ['day', 'kanuma', 9, 2],
  ],
  marathi: [
    ['tithi', 'gudiPadwa', CHAITRA, shukla(1), 'sunrise', 'first'],
    ['tithi', 'vatPurnima', JYESHTHA, PURNIMA, 'aparahna', 'first'],
    ['tithi', 'narali', SHRAVANA, PURNIMA, 'sunrise', 'first'],
    ['lunarNakshatra', 'gauri', BHADRAPADA, 17, 'madhyahna'],
    ['tithi', 'kojagiri', ASHWINA, PURNIMA, 'nishita', 'first'],
    ['tithi', 'padwa', KARTIKA, shukla(1), 'sunrise', 'first'],
  ],
  gujarati: [
    ['day', 'uttarayan', 9, 1],
    ['tithi', 'gujaratiNewYear', KARTIKA, shukla(1), 'sunrise', 'first'],
    ['tithi', 'labhPancham', KARTIKA, shukla(5), 'sunrise', 'first'],
    ['tithi', 'sharadPoonam', ASHWINA, PURNIMA, 'nishita', 'first'],
  ],
  bengali: [
    ['day', 'poushSankranti', 9, 0],
    ['tithi', 'saraswatiPuja', MAGHA, shukla(5), 'sunrise', 'first'],
    ['day', 'choitroSankranti', 0, 0],
    ['day', 'poilaBoishakh', 0, 1],
    ['tithi', 'jamaiShashthi', JYESHTHA, shukla(6), 'sunrise', 'first'],
    ['tithi', 'rathYatra', ASHADHA, shukla(2), 'sunrise', 'first'],
    ['tithi', 'mahaSaptami', ASHWINA, shukla(7), 'sunrise', 'first'],
    ['tithi', 'mahaAshtami', ASHWINA, shukla(8), 'sunrise', 'first'],
    ['tithi', 'mahaNavami', ASHWINA, shukla(9), 'sunrise', 'first'],
    ['tithi', 'vijayaDashami', ASHWINA, shukla(10), 'sunrise', 'first'],
    ['tithi', 'kojagariLakshmi', ASHWINA, PURNIMA, 'nishita', 'first'],
    ['tithi', 'kaliPuja', ASHWINA, AMAVASYA, 'nishita', 'first'],
    ['tithi', 'bhaiPhonta', KARTIKA, shukla(2), 'aparahna', 'second'],
    ['tithi', 'jagaddhatri', KARTIKA, shukla(9), 'sunrise', 'first'],
  ],
};
