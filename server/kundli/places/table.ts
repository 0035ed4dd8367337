import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';
import type { Ranked } from './rank.ts';

/** A place, as the calls hand it out. */
export interface Place {
  name: string;
  /** State or first division, with the district before it where two in one state share a name. May be ''. */
  region: string;
  /** Country in English. */
  country: string;
  /** Degrees, north and east positive. */
  lat: number;
  lon: number;
  /** IANA zone; all India is Asia/Kolkata. */
  timezone: string;
}

/** A place with what is needed to find and rank it. */
export interface Row extends Place, Ranked {
  /** Folded words that a customer may add to the name: state, district, country. */
  qualifiers: readonly string[];
}

/**
 * All places by falling `weight`, and an index of every name and alias: `keys` sorted, `keyRows[i]` the row that `keys[i]` names.
 */
export interface Table {
  rows: Row[];
  keys: string[];
  keyRows: Uint32Array;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** What people write for a country besides its name and code. */
const countryAliases: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  GB: ['England', 'Britain', 'Great Britain'],
  IN: ['Bharat', 'Hindustan'],
  US: ['USA', 'America', 'United States of America'],
};

/**
 * Reads the table that `tools/places` built. Lines: regions, districts and zones, each tab-separated; then a place a
 * line: name, other names joined by |, country code, and by index region and district, latitude and longitude in
 * ten-thousandths of a degree, population, and by index the zone.
 */
export function readTable(file = new URL('places.tsv', import.meta.url)): Table {
  const lines = linesOf(readFileSync(file));
  const [regions, districts, zones] = lines.slice(0, 3).map((line) => line.split('\t')) as [
    string[],
    string[],
    string[],
  ];
  const countries = new Map<string, { name: string; qualifiers: string[] }>();
  const regionQualifiers = regions.map((region) => region.split(', ').map(fold).filter(Boolean));
  const districtQualifiers = districts.map(fold);

  /** By region, district and country, which thousands of places share. */
  const qualifiers = new Map<string, readonly string[]>();
  const rows: Row[] = [];
  const names: { key: string; row: number }[] = [];
  for (const line of lines.slice(3)) {
    const [name, aliases, code, region, district, lat, lon, population, zone] = line.split('\t') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!countries.has(code)) countries.set(code, describeCountry(code));
    const country = countries.get(code)!;
    const where = `${region} ${district} ${code}`;
    if (!qualifiers.has(where)) {
      const words = [
        ...regionQualifiers[Number(region)]!,
        districtQualifiers[Number(district)]!,
        ...country.qualifiers,
      ];
      qualifiers.set(where, words.filter(Boolean));
    }
    names.push({ key: fold(name), row: rows.length });
    if (aliases) for (const alias of aliases.split('|')) names.push({ key: fold(alias), row: rows.length });
    rows.push({
      name,
      region: regions[Number(region)]!,
      country: country.name,
      lat: Number(lat) / 1e4,
      lon: Number(lon) / 1e4,
      timezone: zones[Number(zone)]!,
      population: Number(population),
      indian: code === 'IN',
      qualifiers: qualifiers.get(where)!,
    });
  }
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
  return { rows, keys: names.map(({ key }) => key), keyRows: Uint32Array.from(names, ({ row }) => row) };
}

/**
 * Each line is a text of its own: parts of one text of the whole file would keep all of it, and with it two bytes for each of
 * their letters, since some name in it has letters that need them.
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
