import { itemAt } from '@jyotiratna/contract';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { inEachLanguage, type LocalizedText } from '../tradition/language.ts';

/** A graha that rules weekdays and horas: one of the seven visible grahas. */
export type DayLord = (typeof VISIBLE_GRAHAS)[number];

const name = inEachLanguage;

/**
 * Tithis 0 (Shukla Pratipada) to 29 (Amavasya): fourteen names in both halves, besides full moon
 * and new moon.
 */
export const TITHIS: readonly LocalizedText[] = Array.from({ length: 30 }, (_, index) =>
  name(
    ({ almanac }) =>
      almanac.tithis[index % 15] ?? (index === 14 ? almanac.purnima : almanac.amavasya),
  ),
);

export type Paksha = 'Shukla' | 'Krishna';

export const PAKSHAS: Readonly<Record<Paksha, LocalizedText>> = {
  Shukla: name(({ almanac }) => almanac.pakshas.Shukla),
  Krishna: name(({ almanac }) => almanac.pakshas.Krishna),
};

/** The bright half for tithis 0 to 14, the dark half for 15 to 29. */
export function pakshaOf(tithi: number): Paksha {
  return tithi < 15 ? 'Shukla' : 'Krishna';
}

/**
 * The 4th, 9th and 14th of either paksha: 'empty' tithis, unsuitable for new undertakings.
 * @param tithi 0 to 29
 */
export function isRikta(tithi: number): boolean {
  return [3, 8, 13].includes(tithi % 15);
}

export const AMAVASYA_TITHI = 29;

/** The fixed karanas, which occur once per month. */
const FIXED_KARANAS: Readonly<Record<number, 'kimstughna' | 'shakuni' | 'chatushpada' | 'naga'>> = {
  0: 'kimstughna',
  57: 'shakuni',
  58: 'chatushpada',
  59: 'naga',
};

/** Karanas 0 (Kimstughna) to 59 (Naga): half tithis. */
export const KARANAS: readonly LocalizedText[] = Array.from({ length: 60 }, (_, index) => {
  const fixed = FIXED_KARANAS[index];
  return name(({ almanac }) =>
    fixed ? almanac.fixedKaranas[fixed] : itemAt(almanac.karanas, (index - 1) % 7),
  );
});

/**
 * Whether a karana is Vishti, also called Bhadra, unsuitable for new undertakings. @param karana
 * 0 to 59
 */
export function isVishti(karana: number): boolean {
  return karana in FIXED_KARANAS ? false : (karana - 1) % 7 === 6;
}

/** The nityayogas 0 (Vishkambha) to 26 (Vaidhriti). */
export const NITYAYOGAS: readonly LocalizedText[] = Array.from({ length: 27 }, (_, index) =>
  name(({ almanac }) => itemAt(almanac.nityayogas, index)),
);

const INAUSPICIOUS = new Set([0, 5, 8, 9, 12, 14, 16, 18, 26]);

/** Whether a nityayoga is traditionally unsuitable for new undertakings. @param yoga 0 to 26 */
export function isInauspicious(yoga: number): boolean {
  return INAUSPICIOUS.has(yoga);
}

/**
 * Weekdays (varas) from Sunday, each with its lord. A day of the almanac runs from sunrise to
 * sunrise.
 */
export const VARAS: readonly { readonly name: LocalizedText; readonly lord: DayLord }[] =
  VISIBLE_GRAHAS.map((lord, index) => ({
    name: name(({ almanac }) => itemAt(almanac.varas, index)),
    lord,
  }));

/** Lunar months 0 (Chaitra) to 11 (Phalguna). */
export const LUNAR_MONTHS: readonly LocalizedText[] = Array.from({ length: 12 }, (_, index) =>
  name(({ almanac }) => itemAt(almanac.months, index)),
);
