import type { Words } from '../tradition/language.ts';

/**
 * The part of a day that a tithi must touch for its festival to fall on that day. Fifths of the daylight: `purvahna` the first
 * two and a half, `madhyahna` the third, `aparahna` the fourth; `pradosha` the first fifth of the night; `nishita` the eighth
 * of the night's fifteen muhurtas; `sunrise` and `moonrise` are moments.
 */
export type Kala = 'sunrise' | 'purvahna' | 'madhyahna' | 'aparahna' | 'sunset' | 'pradosha' | 'nishita' | 'moonrise';

/** A festival that falls on a tithi of an amanta month. */
export interface FestivalRule {
  readonly key: string;
  readonly name: Words;
  /** Amanta month, 0 Chaitra to 11 Phalguna; null: every month, added ones too. */
  readonly month: number | null;
  /** 0 Shukla Pratipada to 29 Amavasya. */
  readonly tithi: number;
  readonly kala: Kala;
  /** Which day is kept where the tithi touches the kala of two. */
  readonly of: 'first' | 'second';
  /** Kept so many days after the day that the tithi decides. */
  readonly after?: number;
  /** Weightier ones lead a day's list. */
  readonly rank: 'great' | 'known' | 'monthly';
}

type Row = readonly [
  key: string,
  en: string,
  hi: string,
  month: number,
  tithi: number,
  kala: Kala,
  of: FestivalRule['of'],
  rank: FestivalRule['rank'],
  after?: number,
];

const [CHAITRA, VAISHAKHA, ASHADHA, SHRAVANA, BHADRAPADA] = [0, 1, 3, 4, 5];
const [ASHWINA, KARTIKA, MARGASHIRSHA, MAGHA, PHALGUNA] = [6, 7, 8, 10, 11];
const PURNIMA = 14;
const AMAVASYA = 29;
/** The n-th tithi of the bright and of the dark half. */
const shukla = (n: number) => n - 1;
const krishna = (n: number) => n + 14;

/** Festivals by their smarta rules (Dharmasindhu, Nirnayasindhu) as almanacs of the north print them. */
// biome-ignore format: one festival a line
const ROWS: readonly Row[] = [
  ['new-year', 'Gudi Padwa, Ugadi', 'गुड़ी पड़वा, उगादी', CHAITRA, shukla(1), 'sunrise', 'first', 'great'],
  ['rama-navami', 'Rama Navami', 'राम नवमी', CHAITRA, shukla(9), 'madhyahna', 'second', 'great'],
  ['hanuman-jayanti', 'Hanuman Jayanti', 'हनुमान जयंती', CHAITRA, PURNIMA, 'sunrise', 'first', 'known'],
  ['akshaya-tritiya', 'Akshaya Tritiya', 'अक्षय तृतीया', VAISHAKHA, shukla(3), 'purvahna', 'second', 'great'],
  ['buddha-purnima', 'Buddha Purnima', 'बुद्ध पूर्णिमा', VAISHAKHA, PURNIMA, 'sunrise', 'first', 'known'],
  ['shani-jayanti', 'Shani Jayanti, Vat Savitri', 'शनि जयंती, वट सावित्री', VAISHAKHA, AMAVASYA, 'sunrise', 'first', 'known'],
  ['rath-yatra', 'Jagannath Rath Yatra', 'जगन्नाथ रथ यात्रा', ASHADHA, shukla(2), 'sunrise', 'first', 'known'],
  ['guru-purnima', 'Guru Purnima', 'गुरु पूर्णिमा', ASHADHA, PURNIMA, 'sunrise', 'first', 'known'],
  ['hariyali-teej', 'Hariyali Teej', 'हरियाली तीज', SHRAVANA, shukla(3), 'sunrise', 'first', 'known'],
  ['nag-panchami', 'Nag Panchami', 'नाग पंचमी', SHRAVANA, shukla(5), 'sunrise', 'first', 'known'],
  ['raksha-bandhan', 'Raksha Bandhan', 'रक्षा बंधन', SHRAVANA, PURNIMA, 'sunrise', 'second', 'great'],
  ['janmashtami', 'Krishna Janmashtami', 'कृष्ण जन्माष्टमी', SHRAVANA, krishna(8), 'nishita', 'second', 'great'],
  ['hartalika-teej', 'Hartalika Teej', 'हरतालिका तीज', BHADRAPADA, shukla(3), 'sunrise', 'first', 'known'],
  ['ganesh-chaturthi', 'Ganesh Chaturthi', 'गणेश चतुर्थी', BHADRAPADA, shukla(4), 'madhyahna', 'first', 'great'],
  ['anant-chaturdashi', 'Anant Chaturdashi', 'अनंत चतुर्दशी', BHADRAPADA, shukla(14), 'sunrise', 'first', 'known'],
  ['sarva-pitru-amavasya', 'Sarva Pitru Amavasya', 'सर्व पितृ अमावस्या', BHADRAPADA, AMAVASYA, 'aparahna', 'first', 'known'],
  ['navaratri', 'Sharad Navaratri begins', 'शारदीय नवरात्रि आरंभ', ASHWINA, shukla(1), 'sunrise', 'first', 'great'],
  ['durga-ashtami', 'Durga Ashtami', 'दुर्गा अष्टमी', ASHWINA, shukla(8), 'sunrise', 'first', 'known'],
  ['dussehra', 'Dussehra (Vijayadashami)', 'दशहरा (विजयादशमी)', ASHWINA, shukla(10), 'aparahna', 'first', 'great'],
  ['sharad-purnima', 'Sharad Purnima', 'शरद पूर्णिमा', ASHWINA, PURNIMA, 'nishita', 'first', 'known'],
  ['karva-chauth', 'Karva Chauth', 'करवा चौथ', ASHWINA, krishna(4), 'moonrise', 'first', 'known'],
  ['dhanteras', 'Dhanteras', 'धनतेरस', ASHWINA, krishna(13), 'pradosha', 'second', 'great'],
  ['diwali', 'Diwali (Lakshmi Puja)', 'दीपावली (लक्ष्मी पूजा)', ASHWINA, AMAVASYA, 'pradosha', 'second', 'great'],
  ['govardhan-puja', 'Govardhan Puja', 'गोवर्धन पूजा', KARTIKA, shukla(1), 'sunrise', 'first', 'known'],
  ['bhai-dooj', 'Bhai Dooj', 'भाई दूज', KARTIKA, shukla(2), 'aparahna', 'second', 'known'],
  ['chhath', 'Chhath Puja', 'छठ पूजा', KARTIKA, shukla(6), 'sunset', 'first', 'great'],
  ['kartika-purnima', 'Kartika Purnima, Guru Nanak Jayanti', 'कार्तिक पूर्णिमा, गुरु नानक जयंती', KARTIKA, PURNIMA, 'sunrise', 'first', 'known'],
  ['gita-jayanti', 'Gita Jayanti', 'गीता जयंती', MARGASHIRSHA, shukla(11), 'sunrise', 'first', 'known'],
  ['vasant-panchami', 'Vasant Panchami', 'वसंत पंचमी', MAGHA, shukla(5), 'purvahna', 'first', 'great'],
  ['ratha-saptami', 'Ratha Saptami', 'रथ सप्तमी', MAGHA, shukla(7), 'sunrise', 'first', 'known'],
  ['maha-shivaratri', 'Maha Shivaratri', 'महाशिवरात्रि', MAGHA, krishna(14), 'nishita', 'second', 'great'],
  ['holika-dahan', 'Holika Dahan', 'होलिका दहन', PHALGUNA, PURNIMA, 'pradosha', 'second', 'known'],
  ['holi', 'Holi', 'होली', PHALGUNA, PURNIMA, 'pradosha', 'second', 'great', 1],
];

/** Vratas of every month. */
// biome-ignore format: one a line
const MONTHLY: readonly (readonly [key: string, en: string, hi: string, tithi: number, kala: Kala, of: FestivalRule['of']])[] = [
  ['pradosh-shukla', 'Pradosh Vrat', 'प्रदोष व्रत', shukla(13), 'pradosha', 'first'],
  ['purnima', 'Purnima', 'पूर्णिमा', PURNIMA, 'sunrise', 'first'],
  ['sankashti', 'Sankashti Chaturthi', 'संकष्टी चतुर्थी', krishna(4), 'moonrise', 'first'],
  ['pradosh-krishna', 'Pradosh Vrat', 'प्रदोष व्रत', krishna(13), 'pradosha', 'first'],
  ['masik-shivaratri', 'Masik Shivaratri', 'मासिक शिवरात्रि', krishna(14), 'nishita', 'first'],
  ['amavasya', 'Amavasya', 'अमावस्या', AMAVASYA, 'sunrise', 'first'],
];

export const FESTIVAL_RULES: readonly FestivalRule[] = [
  ...ROWS.map(([key, en, hi, month, tithi, kala, of, rank, after]) => ({
    key,
    name: { en, hi },
    month,
    tithi,
    kala,
    of,
    rank,
    ...(after && { after }),
  })),
  ...MONTHLY.map(([key, en, hi, tithi, kala, of]) => ({
    key,
    name: { en, hi },
    month: null,
    tithi,
    kala,
    of,
    rank: 'monthly' as const,
  })),
];

/** Names of the ekadashis by amanta month: of the bright half, then of the dark one. */
// biome-ignore format: one month a line
const EKADASHIS: readonly (readonly [shukla: readonly [string, string], krishna: readonly [string, string]])[] = [
  [['Kamada', 'कामदा'], ['Varuthini', 'वरुथिनी']],
  [['Mohini', 'मोहिनी'], ['Apara', 'अपरा']],
  [['Nirjala', 'निर्जला'], ['Yogini', 'योगिनी']],
  [['Devshayani', 'देवशयनी'], ['Kamika', 'कामिका']],
  [['Shravana Putrada', 'श्रावण पुत्रदा'], ['Aja', 'अजा']],
  [['Parsva', 'पार्श्व'], ['Indira', 'इंदिरा']],
  [['Papankusha', 'पापांकुशा'], ['Rama', 'रमा']],
  [['Devutthana', 'देवउठनी'], ['Utpanna', 'उत्पन्ना']],
  [['Mokshada', 'मोक्षदा'], ['Saphala', 'सफला']],
  [['Pausha Putrada', 'पौष पुत्रदा'], ['Shattila', 'षटतिला']],
  [['Jaya', 'जया'], ['Vijaya', 'विजया']],
  [['Amalaki', 'आमलकी'], ['Papamochani', 'पापमोचनी']],
];
const ADHIKA_EKADASHIS = [
  ['Padmini', 'पद्मिनी'],
  ['Parama', 'परमा'],
] as const;

/** The tithis of an ekadashi in the bright and the dark half. */
export const EKADASHI_TITHIS = [shukla(11), krishna(11)] as const;

/** The name of the ekadashi on a tithi of a month. */
export function ekadashiName(month: number, adhika: boolean, tithi: number): Words {
  const half = tithi < 15 ? 0 : 1;
  const [en, hi] = adhika ? ADHIKA_EKADASHIS[half] : EKADASHIS[month]![half];
  return { en: `${en} Ekadashi`, hi: `${hi} एकादशी` };
}
