import { defined, itemAt } from '@jyotiratna/contract';
import { isCombust } from '../chart/dignity.ts';
import { tarabala } from '../chart/gochara/tarabala.ts';
import { grahaAt } from '../sky/sky.ts';
import type { Graha } from '../tradition/grahas.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { houseFrom } from '../tradition/rashis.ts';
import { type DaySpan, dayParts, type SunTimes } from './day-parts.ts';
import { AMAVASYA_TITHI, type DayLord, isRikta, isVishti, VARAS } from './limbs.ts';
import { ALMANAC_YEARS, elongation, moon, type Segment, segmentsIn } from './luminaries.ts';
import {
  type AlmanacDay,
  AlmanacError,
  almanacDate,
  isDateIn,
  sunTimes,
  varaOf,
} from './panchang.ts';

const MINUTE = 60_000;
const PUSHYA = 7;
/**
 * Rashis of the transit Moon, relative to the birth Moon, and taras in which no stone is put on.
 */
const HARD_RASHIS = [4, 8, 12];
const HARD_TARAS = [3, 5, 7];

/**
 * The graha whose weekday and hora apply to a graha's stone: the nodes have none of their own, and
 * use Saturn's and Mars's.
 */
export const GEM_DAY: Readonly<Record<Graha, DayLord>> = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: 'Saturn',
  Ketu: 'Mars',
};

export type Tier = 'best' | 'good' | 'allowed';
export type GemReason = 'shukla' | 'krishna' | 'ownStar' | 'pushya' | 'hora' | 'combust';

/** A daytime period in which a graha's stone is traditionally put on. ms since 1970. */
export interface GemWindow extends DaySpan {
  readonly date: string;
  readonly tier: Tier;
  /** Factors that determine the tier, in a fixed order. */
  readonly reasons: readonly GemReason[];
}

/** The wearer's Moon at birth. */
export interface Wearer {
  /** 0 (Ashwini) to 26. */
  readonly nakshatra: number;
  /** 0 (Mesha) to 11. */
  readonly rashi: number;
}

/** The factors that determine the quality of a time of day, as segments over the daylight. */
interface Details {
  readonly tithis: readonly Segment[];
  readonly karanas: readonly Segment[];
  readonly nakshatras: readonly Segment[];
  readonly moonRashis: readonly Segment[];
  readonly rahu: DaySpan;
  readonly horas: readonly (DaySpan & { readonly name: DayLord })[];
  readonly combust: boolean;
}

const at = <S extends DaySpan>(spans: readonly S[], instant: number): S | undefined =>
  spans.find(({ start, end }) => instant >= start && instant < end);

function isClosed(details: Details, instant: number, wearer: Wearer | null): boolean {
  const tithi = defined(at(details.tithis, instant)).index;
  if (at([details.rahu], instant) || isVishti(defined(at(details.karanas, instant)).index))
    return true;
  if (isRikta(tithi) || tithi === AMAVASYA_TITHI) return true;
  if (!wearer) return false;
  if (HARD_RASHIS.includes(houseFrom(wearer.rashi, defined(at(details.moonRashis, instant)).index)))
    return true;
  return HARD_TARAS.includes(
    tarabala(wearer.nakshatra, defined(at(details.nakshatras, instant)).index).number,
  );
}

function reasonsAt(graha: Graha, details: Details, instant: number): GemReason[] {
  const nakshatra = defined(at(details.nakshatras, instant)).index;
  const own = itemAt(NAKSHATRAS, nakshatra).lord === graha;
  return [
    defined(at(details.tithis, instant)).index < 15 ? 'shukla' : 'krishna',
    ...(own ? (['ownStar'] as const) : nakshatra === PUSHYA ? (['pushya'] as const) : []),
    ...(at(details.horas, instant)?.name === GEM_DAY[graha] ? (['hora'] as const) : []),
    ...(details.combust ? (['combust'] as const) : []),
  ];
}

function tierOf(reasons: readonly GemReason[]): Tier {
  if (!reasons.includes('shukla') || reasons.includes('combust')) return 'allowed';
  const goodNakshatra = reasons.includes('ownStar') || reasons.includes('pushya');
  const hora = reasons.includes('hora');
  if (goodNakshatra && hora) return 'best';
  return goodNakshatra || hora ? 'good' : 'allowed';
}

/**
 * The windows in the daylight of one weekday of the graha, split at every change of a factor;
 * adjacent windows with equal factors are merged.
 */
function windowsOf(
  graha: Graha,
  date: string,
  daylight: DaySpan,
  details: Details,
  wearer: Wearer | null,
): GemWindow[] {
  const spans: DaySpan[] = [
    ...details.tithis,
    ...details.karanas,
    ...details.nakshatras,
    ...(wearer ? details.moonRashis : []),
    details.rahu,
    ...details.horas,
  ];
  const edges = new Set(spans.flatMap(({ start, end }) => [start, end]));
  const inside = [...edges].filter((edge) => edge > daylight.start && edge < daylight.end);
  const cuts = [daylight.start, ...inside.sort((a, b) => a - b), daylight.end];
  const windows: GemWindow[] = [];
  for (const [i, start] of cuts.slice(0, -1).entries()) {
    const end = itemAt(cuts, i + 1);
    const middle = (start + end) / 2;
    if (isClosed(details, middle, wearer)) continue;
    const reasons = reasonsAt(graha, details, middle);
    const last = windows.at(-1);
    if (last?.end === start && last.reasons.join() === reasons.join()) {
      windows[windows.length - 1] = { ...last, end };
    } else windows.push({ date, start, end, tier: tierOf(reasons), reasons });
  }
  return windows.filter(({ start, end }) => end - start >= MINUTE);
}

function isCombustAt(graha: Graha, instant: number): boolean {
  const { longitude, speed } = grahaAt(graha, instant);
  return isCombust(graha, longitude, grahaAt('Sun', instant).longitude, speed < 0);
}

/** The daylight of a date with its factors; null if the Sun does not rise and set. */
function dayAt(place: AlmanacDay, graha: Graha): { daylight: DaySpan; details: Details } | null {
  let times: SunTimes;
  try {
    times = sunTimes(place);
  } catch (error) {
    if (error instanceof AlmanacError) return null;
    throw error;
  }
  const daylight = { start: times.sunrise, end: times.sunset };
  const parts = dayParts(times, varaOf(place.date));
  const over = (angle: typeof moon, count: number) =>
    segmentsIn(angle, count, daylight.start, daylight.end);
  return {
    daylight,
    details: {
      tithis: over(elongation, 30),
      karanas: over(elongation, 60),
      nakshatras: over(moon, 27),
      moonRashis: over(moon, 12),
      rahu: parts.rahu,
      horas: parts.hora.day,
      combust: isCombustAt(graha, times.sunrise),
    },
  };
}

/** Windows of a period, and the number of days that could not be computed. */
export interface GemWindows {
  /** In order of time. */
  readonly windows: readonly GemWindow[];
  /** The number of days searched: fewer than requested if the supported years are exceeded. */
  readonly days: number;
  /** Number of the graha's weekdays without sunrise and sunset at the place. */
  readonly sunless: number;
}

/**
 * The windows in which a graha's stone is traditionally put on, in the daylight of the graha's
 * own days, in chronological order. Sunrise by the `almanac` convention; combustion as at that
 * day's sunrise. Rules and tiers: see the README.
 * @param place the wearer's location, and `date` (YYYY-MM-DD), the first day searched
 * @param days number of days to search
 * @param wearer the wearer's Moon at birth, or null for any wearer
 * @throws AlmanacError as `almanacDate`, for the first day; `no sunrise` if no sunrise exists on
 * the graha's days
 */
export function gemWindows(
  graha: Graha,
  place: AlmanacDay,
  days: number,
  wearer: Wearer | null = null,
): GemWindows {
  const first = almanacDate(place);
  const dates = Array.from({ length: days }, (_, day) => first.add({ days: day })).filter(
    (date) => date.year <= ALMANAC_YEARS.to && isDateIn(date, place.zone),
  );
  const own = dates
    .map(String)
    .filter((date) => itemAt(VARAS, varaOf(date)).lord === GEM_DAY[graha]);
  const found = own.map((date) => ({ date, day: dayAt({ ...place, date }, graha) }));
  const sunless = found.filter(({ day }) => day === null).length;
  if (sunless > 0 && sunless === own.length) {
    throw new AlmanacError(
      'no sunrise',
      'The Sun does not rise and set there on any of these days.',
    );
  }
  const windows = found.flatMap(({ date, day }) =>
    day ? windowsOf(graha, date, day.daylight, day.details, wearer) : [],
  );
  return { windows, days: dates.length, sunless };
}
