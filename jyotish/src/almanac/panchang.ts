import { itemAt } from '@jyotiratna/contract';
import { arc, DEGREE } from '../sky/angle.ts';
import type { Observer } from '../sky/sky.ts';
import { resolveTime, type ZonePlace } from '../time/zone-clock.ts';
import {
  brahmaMuhurta,
  type DayParts,
  type DaySpan,
  dayParts,
  type SunTimes,
} from './day-parts.ts';
import { moonCrossing, type SunriseConvention, sunCrossing } from './horizon.ts';
import { type DayLord, isVishti, type Paksha, pakshaOf, VARAS } from './limbs.ts';
import {
  ALMANAC_YEARS,
  elongation,
  moon,
  type Segment,
  segmentsIn,
  sumOfBoth,
  sun,
} from './luminaries.ts';
import { type LunarMonth, lunarMonthAt } from './lunar-month.ts';
import { amritKaals, varjyams } from './varjyam.ts';

const MINUTE = 60_000;
const HALF_DAY = 12 * 60 * MINUTE;

/** A civil date at a place. */
export interface AlmanacDay extends Observer {
  /** YYYY-MM-DD, Gregorian. */
  readonly date: string;
  /** IANA name of the zone, or a fixed offset such as +05:53:20. */
  readonly zone: string;
}

/** The almanac of one day, from its sunrise to the next. Instants in ms since 1970. */
export interface Panchang extends SunTimes, DayParts {
  readonly vara: number;
  readonly lord: DayLord;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  readonly month: LunarMonth;
  readonly paksha: Paksha;
  /** Segments that overlap the day, with their actual start and end. */
  readonly tithis: readonly Segment[];
  readonly karanas: readonly Segment[];
  readonly nakshatras: readonly Segment[];
  readonly yogas: readonly Segment[];
  readonly moonRashis: readonly Segment[];
  /** The Sun's rashi at sunrise. */
  readonly sunRashi: number;
  /**
   * Tithis that start after this sunrise and end before the next, so that they are current at no
   * sunrise.
   */
  readonly kshayaTithis: readonly number[];
  /** Whether the tithi at this sunrise is also the tithi at the next sunrise. */
  readonly vriddhiTithi: boolean;
  /** Spans of Vishti karana, also called Bhadra, within the day. */
  readonly bhadra: readonly DaySpan[];
  /** Brahma muhurta before this sunrise: the 14th of the 15 parts of the night. */
  readonly brahma: DaySpan;
  /** Brahma muhurta by the fixed rule: 96 to 48 minutes before sunrise. */
  readonly brahmaFixed: DaySpan;
  readonly varjyam: readonly DaySpan[];
  readonly amritKaal: readonly DaySpan[];
}

/** `no date`: the clocks of the zone skipped the date when the zone crossed the date line. */
type AlmanacFailure = 'no sunrise' | 'years' | 'no date';

/**
 * Thrown if the Sun does not rise or set at a place and date, or the date is outside the supported
 * years or skipped in the zone's calendar.
 */
export class AlmanacError extends RangeError {
  readonly reason: AlmanacFailure;
  constructor(reason: AlmanacFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Noon of a civil date on the clocks of a place, ms since 1970. */
function middayOf(date: Temporal.PlainDate, place: ZonePlace): number {
  return resolveTime(date.toPlainDateTime('12:00'), place).instant;
}

function crossingOn(
  crossing: 'rise' | 'set',
  midday: number,
  day: AlmanacDay,
  convention: SunriseConvention,
): number {
  const found = sunCrossing(crossing, midday, day, convention);
  if (found !== null) return found;
  throw new AlmanacError(
    'no sunrise',
    'The Sun does not rise and set there on that day, so the day has no almanac.',
  );
}

/** Whether a date exists in a zone: Samoa, for example, skipped 30 December 2011. */
export function isDateIn(date: Temporal.PlainDate, zone: string): boolean {
  return resolveTime(date.toPlainDateTime('12:00'), { zone }).clock !== 'skipped';
}

/**
 * Parses a date covered by the almanac.
 * @throws AlmanacError outside 1900 to 2060, and for a date that the zone's clocks skipped
 */
export function almanacDate(day: AlmanacDay): Temporal.PlainDate {
  const date = Temporal.PlainDate.from(day.date, { overflow: 'reject' });
  if (date.year < ALMANAC_YEARS.from || date.year > ALMANAC_YEARS.to) {
    throw new AlmanacError('years', 'Almanacs are computed for the years 1900 to 2060.');
  }
  if (!isDateIn(date, day.zone)) {
    throw new AlmanacError('no date', 'The clocks of that zone skipped the date.');
  }
  return date;
}

/**
 * The maximum of the Sun's declination, and the latitude (degrees) beyond which sunrise has no
 * usable bound.
 */
const [OBLIQUITY, PLAIN_LATITUDE] = [23.5, 55];
/** Margin in hours of the sunrise bound: equation of time, refraction and the Sun's radius. */
const MARGIN = 0.6;

/**
 * Whether an instant (ms since 1970) is before the sunrise of a date. Sunrise is not computed if
 * the clock time is sufficient: at no time of the year does the Sun rise so early, or so late, at
 * the latitude.
 * @throws AlmanacError outside 1900 to 2060, or if the Sun does not rise
 */
export function isBeforeSunrise(instant: number, day: AlmanacDay): boolean {
  const midday = middayOf(almanacDate(day), day);
  // From the zone's noon to the mean Sun's noon, in the shorter direction.
  const apart = arc(((midday / HALF_DAY) * 180 + day.longitude) % 360, 180);
  if (Math.abs(day.latitude) <= PLAIN_LATITUDE && Math.abs(apart) < 150) {
    const before = (midday + (apart / 180) * HALF_DAY - instant) / (60 * MINUTE);
    const max =
      Math.acos(-Math.tan(Math.abs(day.latitude) * DEGREE) * Math.tan(OBLIQUITY * DEGREE)) /
      DEGREE /
      15;
    if (before > max + MARGIN) return true;
    if (before < 12 - max - MARGIN) return false;
  }
  return instant < crossingOn('rise', midday, day, 'almanac');
}

/**
 * Sunrise and sunset of a date and the next sunrise, by a convention; also for days adjacent to the
 * supported years.
 * @throws AlmanacError if the Sun does not rise or set
 */
export function sunTimes(day: AlmanacDay, convention: SunriseConvention = 'almanac'): SunTimes {
  const date = Temporal.PlainDate.from(day.date, { overflow: 'reject' });
  const midday = middayOf(date, day);
  return {
    sunrise: crossingOn('rise', midday, day, convention),
    sunset: crossingOn('set', midday, day, convention),
    nextSunrise: crossingOn('rise', middayOf(date.add({ days: 1 }), day), day, convention),
  };
}

/** The weekday (vara) of a civil date: 0 Sunday to 6 Saturday. */
export function varaOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7;
}

/**
 * The panchang of a day at a place: five limbs, month, and the parts of day and night. Mean Lahiri
 * ayanamsa, longitudes without nutation; parts of the day by `convention`. Moonrise and moonset are
 * the first between this sunrise and the next of the `almanac` convention, or null.
 * @throws AlmanacError as `almanacDate`, or if the Sun does not rise or set
 */
export function panchangOf(day: AlmanacDay, convention: SunriseConvention = 'almanac'): Panchang {
  const date = almanacDate(day);
  const times = sunTimes(day, convention);
  const { sunrise, nextSunrise } = times;
  const moonDay = convention === 'almanac' ? times : sunTimes(day, 'almanac');
  // The previous solar day, 24 h before, instead of the previous date, which the zone may have
  // skipped.
  const lastSunset = crossingOn('set', middayOf(date, day) - 2 * HALF_DAY, day, convention);
  const vara = varaOf(day.date);
  const tithis = segmentsIn(elongation, 30, sunrise, nextSunrise);
  const karanas = segmentsIn(elongation, 60, sunrise, nextSunrise);
  const nakshatras = segmentsIn(moon, 27, sunrise, nextSunrise);
  return {
    ...times,
    ...dayParts(times, vara),
    vara,
    lord: itemAt(VARAS, vara).lord,
    moonrise: moonCrossing('rise', moonDay.sunrise, moonDay.nextSunrise, day),
    moonset: moonCrossing('set', moonDay.sunrise, moonDay.nextSunrise, day),
    month: lunarMonthAt(sunrise),
    paksha: pakshaOf(itemAt(tithis, 0).index),
    tithis,
    karanas,
    nakshatras,
    yogas: segmentsIn(sumOfBoth, 27, sunrise, nextSunrise),
    moonRashis: segmentsIn(moon, 12, sunrise, nextSunrise),
    sunRashi: Math.floor(sun(sunrise).longitude / 30),
    kshayaTithis: tithis
      .filter(({ start, end }) => start > sunrise && end < nextSunrise)
      .map(({ index }) => index),
    vriddhiTithi: tithis.length === 1,
    bhadra: karanas.filter(({ index }) => isVishti(index)),
    brahma: brahmaMuhurta({ start: lastSunset, end: sunrise }),
    brahmaFixed: { start: sunrise - 96 * MINUTE, end: sunrise - 48 * MINUTE },
    varjyam: varjyams(nakshatras, sunrise, nextSunrise),
    amritKaal: amritKaals(nakshatras, sunrise, nextSunrise),
  };
}
