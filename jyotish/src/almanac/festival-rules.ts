import { itemAt } from '@jyotiratna/contract';
import type { EngineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import { inEachLanguage, type LocalizedText } from '../tradition/language.ts';

type FestivalKey = keyof EngineMessages['almanac']['festivals'];
type EkadashiKey = keyof EngineMessages['almanac']['ekadashis'];

/**
 * The part of a day that a tithi must overlap for its festival to be observed on that day. Fifths
 * of the daylight: `purvahna` the first two and a half, `madhyahna` the third, `aparahna` the
 * fourth. `vijaya`: the eleventh of the day's fifteen muhurtas; `pradosha`: the first fifth of the
 * night; `nishita`: the eighth of the night's fifteen muhurtas; `sunrise` and `moonrise` are
 * instants.
 */
export type Kala =
  | 'sunrise'
  | 'purvahna'
  | 'madhyahna'
  | 'aparahna'
  | 'vijaya'
  | 'pradosha'
  | 'nishita'
  | 'moonrise';

/** A festival on a tithi of an amanta month. */
export interface FestivalRule {
  readonly key: string;
  readonly name: LocalizedText;
  /** Amanta month, 0 Chaitra to 11 Phalguna; null: every month, including added ones. */
  readonly month: number | null;
  /** 0 Shukla Pratipada to 29 Amavasya. */
  readonly tithi: number;
  readonly kala: Kala;
  /**
   * The observed day if the tithi overlaps the kala of two days. `fuller`: the second if the tithi
   * covers only its kala completely. `more`: the day with the longer overlap, if equal the second
   * (Dharmasindhu on Pradosha).
   */
  readonly of: 'first' | 'second' | 'fuller' | 'more';
  /** Number of days by which the festival follows the day of its tithi. */
  readonly after?: number;
  /** Rank, by which the festivals of a day are sorted. */
  readonly rank: 'great' | 'known' | 'monthly';
}

type Row = readonly [
  key: FestivalKey,
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
/** The index of the n-th tithi of the bright half (`shukla`) and of the dark half (`krishna`). */
const shukla = (n: number) => n - 1;
const krishna = (n: number) => n + 14;

/**
 * Festivals by their smarta rules (Dharmasindhu, Nirnayasindhu), as printed in North Indian
 * almanacs.
 */
// biome-ignore format: one festival a line
const ROWS: readonly Row[] = [
  ['new-year', CHAITRA, shukla(1), 'sunrise', 'first', 'great'],
  ['rama-navami', CHAITRA, shukla(9), 'madhyahna', 'second', 'great'],
  ['hanuman-jayanti', CHAITRA, PURNIMA, 'sunrise', 'first', 'known'],
  ['akshaya-tritiya', VAISHAKHA, shukla(3), 'purvahna', 'second', 'great'],
  ['buddha-purnima', VAISHAKHA, PURNIMA, 'sunrise', 'first', 'known'],
  ['shani-jayanti', VAISHAKHA, AMAVASYA, 'sunrise', 'first', 'known'],
  ['rath-yatra', ASHADHA, shukla(2), 'sunrise', 'first', 'known'],
  ['guru-purnima', ASHADHA, PURNIMA, 'sunrise', 'first', 'known'],
  ['hariyali-teej', SHRAVANA, shukla(3), 'sunrise', 'first', 'known'],
  ['nag-panchami', SHRAVANA, shukla(5), 'sunrise', 'first', 'known'],
  ['raksha-bandhan', SHRAVANA, PURNIMA, 'purvahna', 'second', 'great'],
  ['janmashtami', SHRAVANA, krishna(8), 'nishita', 'second', 'great'],
  ['hartalika-teej', BHADRAPADA, shukla(3), 'sunrise', 'first', 'known'],
  ['ganesh-chaturthi', BHADRAPADA, shukla(4), 'madhyahna', 'fuller', 'great'],
  ['anant-chaturdashi', BHADRAPADA, shukla(14), 'sunrise', 'first', 'known'],
  ['sarva-pitru-amavasya', BHADRAPADA, AMAVASYA, 'aparahna', 'first', 'known'],
  ['navaratri', ASHWINA, shukla(1), 'sunrise', 'first', 'great'],
  ['durga-ashtami', ASHWINA, shukla(8), 'sunrise', 'first', 'known'],
  ['dussehra', ASHWINA, shukla(10), 'vijaya', 'first', 'great'],
  ['sharad-purnima', ASHWINA, PURNIMA, 'nishita', 'first', 'known'],
  ['karva-chauth', ASHWINA, krishna(4), 'moonrise', 'first', 'known'],
  ['dhanteras', ASHWINA, krishna(13), 'pradosha', 'second', 'great'],
  ['diwali', ASHWINA, AMAVASYA, 'pradosha', 'second', 'great'],
  ['govardhan-puja', KARTIKA, shukla(1), 'purvahna', 'second', 'known'],
  ['bhai-dooj', KARTIKA, shukla(2), 'aparahna', 'second', 'known'],
  ['chhath', KARTIKA, shukla(6), 'sunrise', 'first', 'great'],
  ['kartika-purnima', KARTIKA, PURNIMA, 'sunrise', 'first', 'known'],
  ['gita-jayanti', MARGASHIRSHA, shukla(11), 'sunrise', 'first', 'known'],
  ['vasant-panchami', MAGHA, shukla(5), 'purvahna', 'first', 'great'],
  ['ratha-saptami', MAGHA, shukla(7), 'sunrise', 'first', 'known'],
  ['maha-shivaratri', MAGHA, krishna(14), 'nishita', 'more', 'great'],
  ['holika-dahan', PHALGUNA, PURNIMA, 'pradosha', 'second', 'known'],
  ['holi', PHALGUNA, PURNIMA, 'pradosha', 'second', 'great', 1],
];

/** Vratas observed in every month. */
// biome-ignore format: one a line
const MONTHLY: readonly (readonly [key: FestivalKey, tithi: number, kala: Kala, of: FestivalRule['of']])[] = [
  ['pradosh-shukla', shukla(13), 'pradosha', 'more'],
  ['purnima', PURNIMA, 'sunrise', 'first'],
  ['sankashti', krishna(4), 'moonrise', 'first'],
  ['pradosh-krishna', krishna(13), 'pradosha', 'more'],
  ['masik-shivaratri', krishna(14), 'nishita', 'more'],
  ['amavasya', AMAVASYA, 'sunrise', 'first'],
];

export const FESTIVAL_RULES: readonly FestivalRule[] = [
  ...ROWS.map(([key, month, tithi, kala, of, rank, after]) => ({
    key,
    name: inEachLanguage(({ almanac }) => almanac.festivals[key]),
    month,
    tithi,
    kala,
    of,
    rank,
    ...(after && { after }),
  })),
  ...MONTHLY.map(([key, tithi, kala, of]) => ({
    key,
    name: inEachLanguage(({ almanac }) => almanac.festivals[key]),
    month: null,
    tithi,
    kala,
    of,
    rank: 'monthly' as const,
  })),
];

/**
 * The observed day of a sankranti by night (Nirnayasindhu, Dharmasindhu): for Makara the day after,
 * for Karka the day before; for all others the day before if the Sun enters in the first half of
 * the night, otherwise the day after. A sankranti by day is observed on that day. 0 Mesha to 11
 * Meena.
 */
export const SANKRANTI_BY_NIGHT: Readonly<Record<number, 'before' | 'after'>> = {
  3: 'before',
  9: 'after',
};

/** Ekadashis by amanta month: of the bright half, then of the dark half. */
// biome-ignore format: one month a line
const EKADASHIS: readonly (readonly [shukla: EkadashiKey, krishna: EkadashiKey])[] = [
  ['kamada', 'varuthini'],
  ['mohini', 'apara'],
  ['nirjala', 'yogini'],
  ['devshayani', 'kamika'],
  ['shravana-putrada', 'aja'],
  ['parsva', 'indira'],
  ['papankusha', 'rama'],
  ['devutthana', 'utpanna'],
  ['mokshada', 'saphala'],
  ['pausha-putrada', 'shattila'],
  ['jaya', 'vijaya'],
  ['amalaki', 'papamochani'],
];
const ADHIKA_EKADASHIS = ['padmini', 'parama'] as const;

/** Tithis of the ekadashis of the bright and the dark half. */
export const EKADASHI_TITHIS = [shukla(11), krishna(11)] as const;

/** The ekadashi on a tithi of a month. */
export function ekadashiOf(
  month: number,
  adhika: boolean,
  tithi: number,
): { key: string; name: LocalizedText } {
  const half = tithi < 15 ? 0 : 1;
  const key = adhika ? ADHIKA_EKADASHIS[half] : itemAt(EKADASHIS, month)[half];
  return { key: `${key}-ekadashi`, name: inEachLanguage(({ almanac }) => almanac.ekadashis[key]) };
}
