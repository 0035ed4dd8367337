import type { KundliRequest, Place } from '@jyotiratna/contract';
import { ShopError } from '@jyotiratna/contract';
import { MAX_LATITUDE, type Moment, momentOf, type Words } from '@jyotiratna/jyotish';
import type { Places } from './places/places.ts';

export type FoundBirth = {
  place: Place;
  moment: Moment;
  /** The whole day, its first moment and the first of the next (ms since 1970), where the hour is not known. */
  day: { start: number; end: number } | null;
  /** What had to be guessed, a sentence each: then the chart is a fallback. */
  guesses: Words[];
  /** What is worth knowing but was not guessed, such as a clock that was put back. */
  notes: Words[];
};

const faults = {
  dob: {
    en: 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.',
    hi: 'जन्म तिथि सही नहीं है। कृपया DD-MM-YYYY या DD/MM/YYYY लिखें।',
  },
  years: {
    en: 'Charts can be drawn for births from the year 1800 on.',
    hi: 'कुंडली वर्ष 1800 और उसके बाद के जन्म की बन सकती है।',
  },
  future: { en: 'The date of birth lies in the future.', hi: 'जन्म तिथि भविष्य की है।' },
  latitude: {
    en: `Charts can be drawn for places between ${MAX_LATITUDE}° south and ${MAX_LATITUDE}° north.`,
    hi: `कुंडली ${MAX_LATITUDE}° दक्षिण और ${MAX_LATITUDE}° उत्तर के बीच के स्थानों की बन सकती है।`,
  },
  noLat: { en: 'Please give the latitude too.', hi: 'कृपया अक्षांश भी दें।' },
  noLon: { en: 'Please give the longitude too.', hi: 'कृपया देशांतर भी दें।' },
  noZone: { en: 'Please give the time zone too.', hi: 'कृपया समय क्षेत्र भी दें।' },
  zone: { en: 'This time zone is not known.', hi: 'यह समय क्षेत्र ज्ञात नहीं है।' },
  place: { en: 'Please choose a birthplace from the list.', hi: 'कृपया सूची से जन्म स्थान चुनें।' },
} as const satisfies Record<string, Words>;

/**
 * The place and instant of a birth as a customer wrote it.
 * @throws ShopError invalid_input (400) naming the field, place_not_found (400); in the request's language
 */
export function findBirth(places: Places, request: KundliRequest, now: number): FoundBirth {
  const language = request.language ?? 'en';
  const invalid = (field: string, fault: keyof typeof faults) => {
    const message = faults[fault][language];
    return new ShopError('invalid_input', { message, fields: { [field]: message } });
  };
  const guesses: Words[] = [];
  const place = chosenPlace(request, invalid) ?? resolvedPlace(places, request, guesses);
  const [day, month, year] = request.dob.split(/[-/]/) as [string, string, string];
  const time = request.birthTime ?? null;
  if (Number(year) < 1800) throw invalid('dob', 'years');
  const date = `${year}-${month}-${day}`;
  const moment = readMoment(date, time, place.timezone, invalid);
  if (moment.instant > now) throw invalid('dob', 'future');
  if (moment.hasTime && Math.abs(place.lat) > MAX_LATITUDE) throw invalid('location', 'latitude');
  const notes = [...moment.notes];
  if (time === null) guesses.push(...notes.splice(0, 1));
  return { place, moment, day: time === null ? wholeDay(date, place.timezone) : null, guesses, notes };
}

type Invalid = (field: string, fault: keyof typeof faults) => ShopError;

function chosenPlace({ location, lat, lon, timezone }: KundliRequest, invalid: Invalid): Place | null {
  const given = [lat, lon, timezone].filter((part) => part !== undefined).length;
  if (given === 0) return null;
  if (lat === undefined) throw invalid('lat', 'noLat');
  if (lon === undefined) throw invalid('lon', 'noLon');
  if (timezone === undefined) throw invalid('timezone', 'noZone');
  const [name = location, ...rest] = location.split(',').map((part) => part.trim());
  return { name, region: rest.slice(0, -1).join(', '), country: rest.at(-1) ?? '', lat, lon, timezone };
}

function resolvedPlace(places: Places, { location, language }: KundliRequest, guesses: Words[]): Place {
  const resolved = places.resolve(location);
  if (!resolved) {
    const fault = faults.place[language ?? 'en'];
    throw new ShopError('place_not_found', {
      fields: { location: fault },
      ...(language === 'hi' ? { message: fault } : {}),
    });
  }
  const { assumed } = resolved;
  if (assumed) guesses.push({ en: `For the birthplace we ${assumed.en}.`, hi: `जन्म स्थान के लिए हमने ${assumed.hi}।` });
  const { name, region, country, lat, lon, timezone } = resolved.place;
  return { name, region, country, lat, lon, timezone };
}

function readMoment(date: string, time: string | null, zone: string, invalid: Invalid): Moment {
  try {
    return momentOf({ date, time, zone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw isCalendarDate(date) ? invalid('timezone', 'zone') : invalid('dob', 'dob');
  }
}

/** From the first to after the last second that the clock showed that day, also when it was put forward or back. */
function wholeDay(date: string, zone: string): { start: number; end: number } {
  const at = (time: string) => momentOf({ date, time, zone }).instant;
  return { start: at('00:00'), end: at('23:59:59') + 1000 };
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
