import { readFileSync } from 'node:fs';
import { defined, itemAt } from '@jyotiratna/contract';
import { charsOf, fold } from './fold.ts';
import { type PackedStrings, packStrings } from './packed-strings.ts';
import type { Ranked } from './rank.ts';

/** A place in the format of the API. */
export interface ListedPlace {
  name: string;
  /**
   * State or first-level division, preceded by the district if two places in a state share a name;
   * may be ''.
   */
  region: string;
  /** Country in English. */
  country: string;
  /** Degrees, north and east positive. */
  lat: number;
  lon: number;
  /** IANA zone; all India is Asia/Kolkata. */
  timezone: string;
}

/** A place with the data needed to find and rank it. */
export interface ListedPlaceRow extends ListedPlace, Ranked {
  /** Folded qualifiers that a customer may add to the name: state, district, country. */
  qualifiers: readonly string[];
}

/**
 * All places by descending `weight`, and an index of all names and aliases: `keys` is sorted,
 * `keyRows[i]` is the row of `keys[i]`. Rows are created on demand: stored as objects they would
 * take 4 MB.
 */
export interface PlaceTable {
  size: number;
  row(at: number): ListedPlaceRow;
  isIndian(at: number): boolean;
  /** The area of a row: the same object for all rows of the area. */
  area(at: number): Pick<ListedPlaceRow, 'qualifiers'>;
  keys: PackedStrings;
  /** The letters of each name before folding, in the order of `keys`. */
  spellings: PackedStrings;
  keyRows: Uint32Array;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Common aliases of a country besides its name and code. */
const countryAliases: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  GB: ['England', 'Britain', 'Great Britain'],
  IN: ['Bharat', 'Hindustan'],
  US: ['USA', 'America', 'United States of America'],
};

/**
 * Reads the table built by `tools/places`. Lines: regions, districts and time zones, each line
 * tab-separated; then one place per line: name, aliases joined by |, country code, indexes of
 * region and district, latitude and longitude in ten-thousandths of a degree, population, and index
 * of the time zone.
 */
export function readTable(file = new URL('places.tsv', import.meta.url)): PlaceTable {
  const lines = linesOf(readFileSync(file));
  const [regions, districts, zones] = lines.slice(0, 3).map((line) => line.split('\t')) as [
    string[],
    string[],
    string[],
  ];
  const countries = new Map<string, { name: string; qualifiers: string[] }>();
  const regionQualifiers = regions.map((region) => region.split(', ').map(fold).filter(Boolean));
  const districtQualifiers = districts.map(fold);

  /** Region, district and country, each shared by thousands of places. */
  const areas: (Pick<ListedPlaceRow, 'region' | 'country' | 'indian' | 'qualifiers'> & {
    at: number;
  })[] = [];
  const byKey = new Map<string, (typeof areas)[number]>();
  function areaOf(region: number, district: number, code: string): (typeof areas)[number] {
    const where = `${region} ${district} ${code}`;
    const found = byKey.get(where);
    if (found) return found;
    const country = countries.get(code) ?? describeCountry(code);
    countries.set(code, country);
    const columns = [
      ...itemAt(regionQualifiers, region),
      itemAt(districtQualifiers, district),
      ...country.qualifiers,
    ];
    const area = {
      at: areas.length,
      region: itemAt(regions, region),
      country: country.name,
      indian: code === 'IN',
      qualifiers: columns.filter(Boolean),
    };
    byKey.set(where, area);
    areas.push(area);
    return area;
  }

  const size = lines.length - 3;
  const [inArea, inZone] = [new Uint16Array(size), new Uint16Array(size)];
  const [latitudes, longitudes, populations] = [
    new Int32Array(size),
    new Int32Array(size),
    new Uint32Array(size),
  ];
  const ownNames: string[] = [];
  const names: { key: string; spelling: string; row: number }[] = [];
  for (const [row, line] of lines.slice(3).entries()) {
    const [name, aliases, code, region, district, lat, lon, population, zone] = line.split(
      '\t',
    ) as Line;
    for (const text of [name, ...(aliases ? aliases.split('|') : [])]) {
      names.push({ key: fold(text), spelling: charsOf(text), row });
    }
    ownNames.push(name);
    inArea[row] = areaOf(Number(region), Number(district), code).at;
    inZone[row] = Number(zone);
    latitudes[row] = Number(lat);
    longitudes[row] = Number(lon);
    populations[row] = Number(population);
  }
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
  const packedNames = packStrings(ownNames);
  return {
    size,
    row(at) {
      const { region, country, indian, qualifiers } = itemAt(areas, itemAt(inArea, at));
      return {
        name: defined(packedNames.at(at)),
        region,
        country,
        lat: itemAt(latitudes, at) / 1e4,
        lon: itemAt(longitudes, at) / 1e4,
        timezone: itemAt(zones, itemAt(inZone, at)),
        population: itemAt(populations, at),
        indian,
        qualifiers,
      };
    },
    area: (at) => itemAt(areas, itemAt(inArea, at)),
    isIndian: (at) => itemAt(areas, itemAt(inArea, at)).indian,
    keys: packStrings(names.map(({ key }) => key)),
    spellings: packStrings(names.map(({ spelling }) => spelling)),
    keyRows: Uint32Array.from(names, ({ row }) => row),
  };
}

type Line = [
  name: string,
  aliases: string,
  code: string,
  region: string,
  district: string,
  lat: string,
  lon: string,
  population: string,
  zone: string,
];

/**
 * Each line is a separate string: slices of the whole file would retain it in memory, at two bytes
 * per character because of the non-Latin-1 characters in some names.
 */
function linesOf(file: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0; from < file.length; ) {
    const found = file.indexOf('\n', from);
    const to = found < 0 ? file.length : found;
    lines.push(file.toString('utf8', from, to));
    from = to + 1;
  }
  return lines;
}

function describeCountry(code: string): { name: string; qualifiers: string[] } {
  const name = countryNames.of(code) ?? code;
  return { name, qualifiers: [name, code, ...(countryAliases[code] ?? [])].map(fold) };
}
