import {
  type AlmanacPlace,
  type ErrorMessage,
  errorMessage,
  ShopError,
} from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import type { Places } from '../kundli/places/places.ts';
import { localizedPlace } from './cities.ts';

/** A request's place: a city's slug, or degrees (north and east positive) and an IANA time zone. */
export type Where = {
  city?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  timezone?: string | undefined;
};

/**
 * Resolves a request's place, with names in a language.
 * @throws ShopError not_found (404) for an unknown city, invalid_input (400); both name the field
 */
export function findPlace(
  places: Places,
  { city, lat, lon, timezone }: Where,
  language: Language,
): AlmanacPlace {
  if (city !== undefined) {
    const place = places.bySlug(city);
    if (place) return { slug: city, ...localizedPlace(place, language) };
    throw new ShopError('not_found', { fields: { city: errorMessage('almanac_city_unknown') } });
  }
  if (lat === undefined && lon === undefined && timezone === undefined)
    throw invalidInput('city', errorMessage('almanac_city_needed'));
  if (lat === undefined) throw invalidInput('lat', errorMessage('latitude_needed'));
  if (lon === undefined) throw invalidInput('lon', errorMessage('longitude_needed'));
  if (timezone === undefined) throw invalidInput('timezone', errorMessage('time_zone_needed'));
  if (!isZone(timezone)) throw invalidInput('timezone', errorMessage('time_zone_unknown'));
  return { slug: null, name: '', region: '', country: '', lat, lon, timezone };
}

function invalidInput(field: string, message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: message } });
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The civil date, YYYY-MM-DD, in a time zone at an instant (epoch ms). */
export function dateAt(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/** The start of the next civil day in a time zone (epoch ms). */
export function endOfDay(instant: number, zone: string): number {
  const day = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
}
