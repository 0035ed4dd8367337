import { defined, itemAt } from '@jyotiratna/contract';
import type { EngineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { Ephemeris } from '../../sky/ephemeris.ts';
import { grahaAt, skyAt } from '../../sky/sky.ts';
import { tables } from '../../sky/tables.ts';
import { GRAHAS, type Graha, VISIBLE_GRAHAS } from '../../tradition/grahas.ts';
import { type Language, messagesIn, sourceLanguage } from '../../tradition/language.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { crossing } from '../crossing.ts';
import { zodiacPoint } from '../zodiac.ts';
import { clockOf, type Reading, readingOf } from './reading.ts';
import type { Level, Transit } from './score.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A part of the day with the Moon in one rashi. */
export interface DayPart {
  /** ms since 1970. */
  readonly from: number;
  readonly until: number;
  /** Rashi of the Moon, 0 to 11. */
  readonly moonRashi: number;
  /** House of the Moon from the sign. */
  readonly moonHouse: number;
  readonly score: number;
  readonly level: Level;
  readonly transits: readonly Transit[];
  /** A few statements, each naming the positions on which it is based. */
  readonly explanation: string;
}

/** The horoscope of a day for one Moon sign. */
export interface SignHoroscope {
  /** Key of the ticker: 'aries' means the Moon sign Mesha. */
  readonly sign: string;
  /** Localized name, such as 'Aries'. */
  readonly signName: string;
  readonly rashi: number;
  /** At most 110 characters. */
  readonly prediction: string;
  readonly explanation: string;
  /** Score of the part that contains 06:00 IST. */
  readonly score: number;
  readonly level: Level;
  readonly moonHouse: number;
  /** One part, or two if the Moon changes its rashi that day. */
  readonly parts: readonly DayPart[];
}

/**
 * The horoscope of a day in India for the twelve Moon signs, by the sky at 06:00 IST. Identical for
 * all users.
 */
export interface DailyHoroscope {
  /** YYYY-MM-DD in India. */
  readonly date: string;
  /** Localized weekday, such as 'Sunday'. */
  readonly weekday: string;
  /** Lord of the weekday (vara). */
  readonly dayLord: Graha;
  /** Moon at 06:00 IST: rashi 0 to 11, nakshatra 0 to 26 (for `tarabala`). */
  readonly moonRashi: number;
  readonly moonNakshatra: number;
  /**
   * Time at which the Moon enters the next rashi during the day, ms since 1970; null if it does
   * not.
   */
  readonly ingress: { readonly at: number; readonly rashi: number } | null;
  readonly mercuryRetrograde: boolean;
  readonly signs: readonly SignHoroscope[];
}

interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly rashis: Readonly<Record<Graha, number>>;
}

function partFor(
  { from, until }: Stretch,
  reading: Reading,
  messages: EngineMessages['gochara'],
): DayPart {
  const { moon, moonRashi, score, level, transits } = reading;
  const explanation = messages.explanation(reading);
  return { from, until, moonRashi, moonHouse: moon.house, score, level, transits, explanation };
}

function signFor(
  sign: number,
  stretches: readonly Stretch[],
  dawn: number,
  language: Language,
): SignHoroscope {
  const { gochara: messages, names } = messagesIn(language);
  const readings = stretches.map(({ rashis }) => readingOf(sign, rashis));
  const parts = stretches.map((stretch, i) => partFor(stretch, itemAt(readings, i), messages));
  const main = stretches.findIndex(({ until }) => dawn < until);
  const { score, level, moonHouse } = itemAt(parts, main);
  const [first, after] = parts;
  // The ticker is read in the daytime, so an ingress of the Moon before dawn is mentioned only in
  // the explanation.
  const next =
    after && main === 0 ? { reading: itemAt(readings, 1), at: clockOf(after.from) } : undefined;
  return {
    sign: itemAt(RASHIS, sign).zodiac.toLowerCase(),
    signName: itemAt(names.signs, sign),
    rashi: sign,
    prediction: messages.prediction(itemAt(readings, main), next),
    explanation: after
      ? messages.halves(defined(first).explanation, clockOf(after.from), after.explanation)
      : defined(first).explanation,
    score,
    level,
    moonHouse,
    parts,
  };
}

/**
 * The full minute nearest to the change before `changed`, as printed in the panchang, but never
 * midnight.
 */
function nearestMinute(
  value: (instant: number) => number,
  changed: number,
  midnight: number,
): number {
  const isEarlier = value(changed - MINUTE_MS / 2) === value(changed);
  return Math.max(midnight + MINUTE_MS, isEarlier ? changed - MINUTE_MS : changed);
}

/**
 * The daily horoscope (gochara) of a date in India. Deterministic by date.
 * @param date YYYY-MM-DD
 * @param language of names, predictions and explanations
 * @throws RangeError for a date that does not exist or is outside the ephemeris' years
 */
export function dailyHoroscope(
  date: string,
  language: Language = sourceLanguage,
  ephemeris: Ephemeris = tables,
): DailyHoroscope {
  const day = Temporal.PlainDate.from(date, { overflow: 'reject' });
  const midnight = day.toZonedDateTime('+05:30').epochMilliseconds;
  const dawn = midnight + 6 * HOUR_MS;
  const sky = skyAt(dawn, ephemeris);
  const rashis = {} as Record<Graha, number>;
  for (const graha of GRAHAS) rashis[graha] = zodiacPoint(sky.grahas[graha].longitude).rashi;

  const moonRashi = (instant: number) =>
    zodiacPoint(grahaAt('Moon', instant, ephemeris).longitude).rashi;
  const changed = crossing(moonRashi, midnight, midnight + DAY_MS);
  const stretch = (from: number, until: number, moon: number) => ({
    from,
    until,
    rashis: { ...rashis, Moon: moon },
  });
  const end = midnight + DAY_MS;
  const ingress =
    changed === null
      ? null
      : { at: nearestMinute(moonRashi, changed, midnight), rashi: moonRashi(changed) };
  const stretches = ingress
    ? [stretch(midnight, ingress.at, moonRashi(midnight)), stretch(ingress.at, end, ingress.rashi)]
    : [stretch(midnight, end, moonRashi(midnight))];
  const weekday = day.dayOfWeek % 7;
  return {
    date: day.toString(),
    weekday: itemAt(messagesIn(language).names.weekdays, weekday),
    dayLord: itemAt(VISIBLE_GRAHAS, weekday),
    moonRashi: rashis.Moon,
    moonNakshatra: zodiacPoint(sky.grahas.Moon.longitude).nakshatra,
    ingress,
    mercuryRetrograde: sky.grahas.Mercury.speed < 0,
    signs: RASHIS.map(({ index }) => signFor(index, stretches, dawn, language)),
  };
}
