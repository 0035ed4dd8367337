import type { KundliRequest, Place } from '@jyotiratna/contract';
import { ShopError } from '@jyotiratna/contract';
import { MAX_LATITUDE, type Moment, momentOf } from '@jyotiratna/jyotish';
import type { Places } from '../../ports/places/places.ts';

export type FoundBirth = {
  place: Place;
  moment: Moment;
  /** What had to be guessed, a sentence each: then the chart is a fallback. */
  guesses: string[];
  /** What is worth knowing but was not guessed, such as a clock that was put back. */
  notes: string[];
};

const dobText = 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.';

/**
 * The place and instant of a birth as a customer wrote it.
 * @throws ShopError invalid_input (400) naming the field, place_not_found (400)
 */
export function findBirth(places: Places, request: KundliRequest, now: number): FoundBirth {
  const guesses: string[] = [];
  const place = chosenPlace(request) ?? resolvedPlace(places, request.location, guesses);
  const [day, month, year] = request.dob.split(/[-/]/) as [string, string, string];
  const time = request.birthTime ?? null;
  if (Number(year) < 1800) throw invalid('dob', 'Charts can be drawn for births from the year 1800 on.');
  const moment = readMoment(`${year}-${month}-${day}`, time, place.timezone);
  if (moment.instant > now) throw invalid('dob', 'The date of birth lies in the future.');
  if (moment.hasTime && Math.abs(place.lat) > MAX_LATITUDE) {
    throw invalid(
      'location',
      `Charts can be drawn for places between ${MAX_LATITUDE}° south and ${MAX_LATITUDE}° north.`,
    );
  }
  const notes = [...moment.notes];
  if (time === null) guesses.push(...notes.splice(0, 1));
  return { place, moment, guesses, notes };
}

function chosenPlace({ location, lat, lon, timezone }: KundliRequest): Place | null {
  const given = [lat, lon, timezone].filter((part) => part !== undefined).length;
  if (given === 0) return null;
  if (lat === undefined) throw invalid('lat', 'Please give the latitude too.');
  if (lon === undefined) throw invalid('lon', 'Please give the longitude too.');
  if (timezone === undefined) throw invalid('timezone', 'Please give the time zone too.');
  const [name = location, ...rest] = location.split(',').map((part) => part.trim());
  return { name, region: rest.slice(0, -1).join(', '), country: rest.at(-1) ?? '', lat, lon, timezone };
}

function resolvedPlace(places: Places, location: string, guesses: string[]): Place {
  const resolved = places.resolve(location);
  if (!resolved)
    throw new ShopError('place_not_found', { fields: { location: 'Please choose a birthplace from the list.' } });
  if (resolved.assumed) guesses.push(`For the birthplace we ${resolved.assumed}.`);
  const { name, region, country, lat, lon, timezone } = resolved.place;
  return { name, region, country, lat, lon, timezone };
}

function readMoment(date: string, time: string | null, zone: string): Moment {
  try {
    return momentOf({ date, time, zone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (!isCalendarDate(date)) throw invalid('dob', dobText);
    throw invalid('timezone', 'This time zone is not known.');
  }
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

function invalid(field: string, message: string): ShopError {
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}
