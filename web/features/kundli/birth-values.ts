import type { KundliRequest, Place } from '@jyotiratna/contract';
import { kundli } from '#messages/kundli/kundli.ts';

/** The form values of birth details: text, '' without a selection. */
export type BirthValues = {
  name: string;
  gender: '' | 'male' | 'female';
  day: string;
  month: string;
  year: string;
  hour: string;
  minute: string;
  /** Shown but not sent, because it does not affect the chart. */
  second: string;
  location: string;
  /** The selected suggestion; null after its text is edited. */
  place: Place | null;
  /** A place by coordinates in degrees, with a time zone or a UTC offset. */
  latitude: string;
  longitude: string;
  zone: string;
};

/** Error messages by request field. */
export type BirthErrors = Readonly<Record<string, string>>;

const DEFAULT_YEAR = 2025;
/** The first year that the form accepts. */
const MIN_YEAR = 1900;

export const emptyBirth: BirthValues = {
  name: '',
  gender: '',
  day: '01',
  month: '01',
  year: String(DEFAULT_YEAR),
  hour: '',
  minute: '',
  second: '',
  location: '',
  place: null,
  latitude: '',
  longitude: '',
  zone: '',
};

const twoDigits = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'));

export const days = twoDigits(1, 31);
export const months = twoDigits(1, 12);
export const hours = twoDigits(0, 23);
export const sixty = twoDigits(0, 59);

/**
 * The years to choose from: from the current year down to 1926.
 * @param now the current year in India
 */
export function yearsUntil(now: number): readonly string[] {
  const latest = Math.max(now, DEFAULT_YEAR);
  return Array.from({ length: 100 + latest - DEFAULT_YEAR }, (_, i) => String(latest - i));
}

const { errors: labels } = kundli;

/** Errors of missing or invalid fields; empty when the birth details can be sent. */
export function birthErrorsOf(values: BirthValues): BirthErrors {
  const { name, gender, hour, minute, location } = values;
  const manual = byCoordinates(values);
  const errors: Record<string, string | false> = {
    name: !name.trim() && labels.name,
    gender: !gender && labels.gender,
    dob: !isDate(values) ? labels.dob : Number(values.year) < MIN_YEAR && labels.year(MIN_YEAR),
    birthTime: Boolean(hour) !== Boolean(minute) && labels.time,
    location: !location.trim() && labels.place,
    lat: manual && !isDegrees(values.latitude, 90) && labels.latitude,
    lon: manual && !isDegrees(values.longitude, 180) && labels.longitude,
    timezone: manual && !values.zone.trim() && labels.zone,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as BirthErrors;
}

/**
 * The request body. Coordinates override a selected place; the server resolves a place given as
 * text only.
 */
export function toRequest(values: BirthValues): KundliRequest {
  const { name, gender, day, month, year, hour, minute, location, place } = values;
  return {
    name: name.trim(),
    gender: gender === 'male' ? 'male' : 'female',
    dob: `${day}-${month}-${year}`,
    ...(hour && minute ? { birthTime: `${hour}:${minute}` } : {}),
    location: location.trim(),
    ...(byCoordinates(values)
      ? {
          lat: Number(values.latitude),
          lon: Number(values.longitude),
          timezone: values.zone.trim(),
        }
      : place && { lat: place.lat, lon: place.lon, timezone: place.timezone }),
  };
}

/** The form values of a saved request body. */
export function fromRequest({
  name,
  gender,
  dob,
  birthTime,
  location,
  lat,
  lon,
  timezone,
}: KundliRequest): BirthValues {
  const [day = '', month = '', year = ''] = dob.split(/[-/]/);
  const [hour = '', minute = ''] = birthTime?.split(':') ?? [];
  const [town = '', ...rest] = location.split(',').map((text) => text.trim());
  const isPlaced = lat !== undefined && lon !== undefined && timezone !== undefined;
  const place = isPlaced
    ? {
        name: town,
        region: rest.slice(0, -1).join(', '),
        country: rest.at(-1) ?? '',
        lat,
        lon,
        timezone,
      }
    : null;
  return { ...emptyBirth, name, gender, day, month, year, hour, minute, location, place };
}

/** A place's name, 'Jaipur, Rajasthan, India'. */
export function placeLabel({ name, region, country }: Place): string {
  return [name, region, country].filter(Boolean).join(', ');
}

function byCoordinates({ latitude, longitude, zone }: BirthValues): boolean {
  return [latitude, longitude, zone].some((text) => text.trim());
}

function isDegrees(text: string, max: number): boolean {
  return text.trim() !== '' && Math.abs(Number(text)) <= max;
}

function isDate({ day, month, year }: BirthValues): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}
