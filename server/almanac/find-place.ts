import {
  type AlmanacPlace,
  type ErrorMessage,
  errorMessage,
  ShopError,
} from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import type { Places } from '../kundli/places/places.ts';
import { localizedPlace } from './cities.ts';

/**
 * How a call names a place: a city's slug, or degrees (north and east positive) and an IANA zone.
 */
export type Where = {
  city?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  timezone?: string | undefined;
};

/**
 * The place of a call, its names in a language.
 * @throws ShopError not_found (404) for a city that is not in the table, invalid_input (400); both
 * name the field
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

/** The civil date at a place at an instant (ms since 1970), YYYY-MM-DD. */
export function dateAt(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/** The first moment of the next civil day at a place (ms since 1970). */
export function endOfDay(instant: number, zone: string): number {
  const day = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
}
