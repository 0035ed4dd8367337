import {
  type BirthClock,
  type ErrorMessage,
  errorMessage,
  type KundliRequest,
  type Place,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import {
  clockKindAt,
  inEachLanguage,
  type Language,
  type LocalizedText,
  MAX_LATITUDE,
  type Moment,
  momentOf,
  offsetText,
} from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { Places } from './places/places.ts';

export type FoundBirth = {
  place: Place;
  moment: Moment;
  /** The start and end of the day of birth (ms since 1970), if the birth time is unknown. */
  day: { start: number; end: number } | null;
  /** Assumptions that had to be made, a message each: the chart is a fallback then. */
  guesses: LocalizedText[];
  /** Notices that are not assumptions, such as a clock that was set back. */
  notes: LocalizedText[];
};

/** The first year of the ephemeris, and its start in UTC. */
const skyYear = 1800;
const skyStart = Date.UTC(skyYear, 0, 1);

/**
 * Resolves the place and instant of a birth as entered by a customer.
 * @throws ShopError invalid_input (400) naming the field, place_not_found (400); in the request's
 * language
 */
export function findBirth(places: Places, request: KundliRequest, now: number): FoundBirth {
  const locale = request.language ?? sourceLocale;
  const invalid = (field: string, message: ErrorMessage) =>
    new ShopError('invalid_input', { message, fields: { [field]: message }, locale });
  const guesses: LocalizedText[] = [];
  const place = selectedPlace(request, invalid) ?? resolvedPlace(places, request, guesses);
  const [date, year] = isoDateOf(request.dob);
  const time = request.birthTime ?? null;
  if (year < skyYear) throw invalid('dob', errorMessage('dob_early'));
  const moment = readMoment(date, time, place, invalid);
  const day = time === null ? fullDay(date, place) : null;
  // For a birth without a time, the start of its day counts, not the assumed noon.
  const first = day?.start ?? moment.instant;
  if (first < skyStart) throw invalid('dob', errorMessage('dob_early'));
  if (first > now) throw invalid('dob', errorMessage('dob_future'));
  if (moment.hasTime && Math.abs(place.lat) > MAX_LATITUDE)
    throw invalid('location', errorMessage('latitude_limit', { most: MAX_LATITUDE }));
  const notes = [...moment.notes];
  if (time === null) guesses.push(...notes.splice(0, 1));
  return { place, moment, day, guesses, notes };
}

/** The clock by which a birth time was read, in a language. */
export function clockOfBirth({ place, moment }: FoundBirth, language: Language): BirthClock {
  const kind = clockKindAt(moment.instant, place.timezone);
  const [zone, offset] = [place.timezone, offsetText(moment.offsetSeconds)];
  return { zone, offset, kind, text: engineMessages[language].birth.clocks[kind](zone, offset) };
}

/** 'YYYY-MM-DD' and the year of '21-05-1990' or '21/05/1990'. */
function isoDateOf(dob: string): [date: string, year: number] {
  const [day, month, year] = dob.split(/[-/]/);
  return [`${year}-${month}-${day}`, Number(year)];
}

type Invalid = (field: string, message: ErrorMessage) => ShopError;

function selectedPlace(
  { location, lat, lon, timezone }: KundliRequest,
  invalid: Invalid,
): Place | null {
  const given = [lat, lon, timezone].filter((part) => part !== undefined).length;
  if (given === 0) return null;
  if (lat === undefined) throw invalid('lat', errorMessage('latitude_needed'));
  if (lon === undefined) throw invalid('lon', errorMessage('longitude_needed'));
  if (timezone === undefined) throw invalid('timezone', errorMessage('time_zone_needed'));
  const [name = location, ...rest] = location.split(',').map((part) => part.trim());
  return {
    name,
    region: rest.slice(0, -1).join(', '),
    country: rest.at(-1) ?? '',
    lat,
    lon,
    timezone,
  };
}

function resolvedPlace(
  places: Places,
  { location, language }: KundliRequest,
  guesses: LocalizedText[],
): Place {
  const found = places.resolve(location);
  if (!found) {
    const fields = { location: errorMessage('birthplace_unknown') };
    throw new ShopError('place_not_found', { fields, ...(language && { locale: language }) });
  }
  const { assumed } = found;
  if (assumed) guesses.push(inEachLanguage(({ birth }) => assumed(birth.place)));
  const { name, region, country, lat, lon, timezone } = found.place;
  return { name, region, country, lat, lon, timezone };
}

function readMoment(date: string, time: string | null, place: Place, invalid: Invalid): Moment {
  try {
    return momentOf({ date, time, zone: place.timezone, longitude: place.lon });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw isCalendarDate(date)
      ? invalid('timezone', errorMessage('time_zone_unknown'))
      : invalid('dob', errorMessage('dob_invalid'));
  }
}

/**
 * The first instant of a day by the place's clock, and the first instant after it, also if the
 * clock was set forward or back that day.
 */
function fullDay(
  date: string,
  { timezone: zone, lon: longitude }: Place,
): { start: number; end: number } {
  const at = (time: string) => momentOf({ date, time, zone, longitude }).instant;
  return { start: at('00:00'), end: at('23:59:59') + 1000 };
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
