import {
  itemAt,
  type Locale,
  type MonthDay,
  type PanchangMonth,
  type SunriseConvention,
  sourceLocale,
} from '@jyotiratna/contract';
import {
  type AlmanacDay,
  AlmanacError,
  type Festival,
  festivalsOf,
  isDateIn,
  type Language,
  type Panchang,
  panchangOf,
} from '@jyotiratna/jyotish';
import { nakshatraName, rashiName } from '../kundli/names.ts';
import { recordExpiry } from '../platform/cache/response-tags.ts';
import type { Deps } from '../platform/deps.ts';
import { presentFestival } from './festivals.ts';
import { dateAt, endOfDay, findPlace, type Where } from './find-place.ts';
import {
  presentMonthName,
  presentTithi,
  presentVara,
  refusing,
  type Writer,
  writerFor,
} from './present.ts';

type Query = Where & {
  month?: string | undefined;
  sunrise?: SunriseConvention | undefined;
  language?: Locale | undefined;
};

/**
 * The days of a calendar month (YYYY-MM; by default the current one at the place) with the values
 * at each sunrise, and its festivals. A day without sunrise has no values; a date skipped by the
 * time zone is omitted.
 * @throws ShopError not_found, invalid_input; no_sunrise if no day of the month has one
 */
export function panchangMonth(deps: Pick<Deps, 'places' | 'clock'>, query: Query): PanchangMonth {
  const { sunrise: convention = 'almanac' } = query;
  const language = query.language ?? sourceLocale;
  const place = findPlace(deps.places, query, language);
  const now = deps.clock.now();
  if (query.month === undefined) recordExpiry(endOfDay(now, place.timezone));
  const month = query.month ?? dateAt(now, place.timezone).slice(0, 7);
  const first = Temporal.PlainDate.from(`${month}-01`);
  const at = (date: string): AlmanacDay => ({
    date,
    zone: place.timezone,
    latitude: place.lat,
    longitude: place.lon,
  });
  const dates = Array.from({ length: first.daysInMonth }, (_, days) => first.add({ days }))
    .filter((date) => isDateIn(date, place.timezone))
    .map(String);
  const days = dates.map((date) => dayOrNull(at(date), convention));
  // If no day is available, the first day's error is thrown.
  if (days.every((day) => day === null))
    refusing('month', () => panchangOf(at(itemAt(dates, 0)), convention));
  const { festivals, complete } = festivalsOf(at(itemAt(dates, 0)), first.daysInMonth);
  const write = writerFor(place);
  return {
    place,
    month,
    sunrise: convention,
    days: dates.map((date, index) => {
      const observed = festivals.filter((festival) => festival.date === date);
      return presentDay(date, days[index] ?? null, observed, write, language);
    }),
    festivalsKnown: complete,
  };
}

function dayOrNull(day: AlmanacDay, convention: SunriseConvention): Panchang | null {
  try {
    return panchangOf(day, convention);
  } catch (error) {
    if (error instanceof AlmanacError) return null;
    throw error;
  }
}

function presentDay(
  date: string,
  panchang: Panchang | null,
  festivals: readonly Festival[],
  write: Writer,
  language: Language,
): MonthDay {
  const cached = {
    date,
    festivals: festivals.map((festival) => presentFestival(festival, language)),
  };
  const vara = presentVara(Temporal.PlainDate.from(date).dayOfWeek % 7, language);
  if (!panchang) {
    const empty = {
      sunrise: null,
      sunset: null,
      tithi: null,
      nakshatra: null,
      moonRashi: null,
      month: null,
    };
    return { ...cached, vara, ...empty, kshayaTithis: [], vriddhiTithi: false };
  }
  const tithi = itemAt(panchang.tithis, 0);
  const nakshatra = itemAt(panchang.nakshatras, 0);
  const moonRashi = itemAt(panchang.moonRashis, 0).index;
  return {
    ...cached,
    vara,
    sunrise: write.instant(panchang.sunrise),
    sunset: write.instant(panchang.sunset),
    tithi: presentTithi(tithi, false, write, language),
    kshayaTithis: panchang.tithis
      .filter(({ index }) => panchang.kshayaTithis.includes(index))
      .map((skipped) => presentTithi(skipped, true, write, language)),
    vriddhiTithi: panchang.vriddhiTithi,
    nakshatra: {
      index: nakshatra.index,
      name: nakshatraName(nakshatra.index, language),
      ...write.span(nakshatra),
    },
    moonRashi: { index: moonRashi, name: rashiName(moonRashi, language) },
    month: {
      amanta: presentMonthName(panchang.month.amanta, panchang.month.skippedMonth, language),
      purnimanta: presentMonthName(
        panchang.month.purnimanta,
        panchang.month.skippedMonth,
        language,
      ),
    },
  };
}
