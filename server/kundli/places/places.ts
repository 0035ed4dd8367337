import { itemAt } from '@jyotiratna/contract';
import type { EngineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import { createLetterFinder, type NameFinder } from './find-names.ts';
import { createPhoneticFinder } from './find-sounds.ts';
import { type PlaceQuery, parseQuery } from './parse-query.ts';
import { dominates } from './rank.ts';
import { createSlugs } from './slugs.ts';
import { hasDevanagari } from './sound.ts';
import { type ListedPlace, type ListedPlaceRow, type PlaceTable, readTable } from './table.ts';

export type { ListedPlace } from './table.ts';

/** The credit that the data's licence requires wherever places are offered. */
export const placesCredit = 'Place names: GeoNames (geonames.org), CC BY 4.0';

/** The place that a query was resolved to. */
export interface ResolvedPlace {
  place: ListedPlace;
  /** The message about an assumption; absent for an unambiguous query. */
  assumed?: (copy: EngineMessages['birth']['place']) => string;
}

export interface Places {
  /**
   * Suggests places for a query, most likely first: exact names, then prefixes, each by `weight`;
   * without any, places of a state or country with that name, else names at edit distance one.
   * Queries in Devanagari are matched by sound, India first. At most `limit`; empty for fewer than
   * two characters.
   */
  suggest(query: string, limit?: number): ListedPlace[];
  /** The place that a text refers to; undefined without a similar name. */
  resolve(text: string): ResolvedPlace | undefined;
  /** The place with a slug, such as 'jaipur'. */
  bySlug(slug: string): ListedPlace | undefined;
  /** The slug of a place in the table; undefined for a name without Latin letters. */
  slugOf(place: ListedPlace): string | undefined;
  /** Loads the table and builds its indexes now instead of at the first call. */
  warm(): void;
}

const shortest = 2;

/**
 * Creates the search for birthplaces: offline and deterministic. The file is read at the first
 * call.
 */
export function createPlaces(): Places {
  const table = once(readTable);
  const letters = once(() => createLetterFinder(table()));
  const sounds = once(() => createPhoneticFinder(table()));
  const slugs = once(() => createSlugs(table()));

  function read(text: string): { names: NameFinder; readings: PlaceQuery[] } {
    const names = hasDevanagari(text) ? sounds() : letters();
    return {
      names,
      readings: parseQuery(text, names.spell).filter(({ name }) => name.length >= shortest),
    };
  }

  return {
    warm: () => void [letters(), sounds()],
    bySlug: (slug) => {
      const row = slugs().find(slug);
      return row && asPlace(row);
    },
    slugOf: (place) => slugs().of(place),

    suggest(query, limit = 8) {
      const { names, readings } = read(query);
      const [full] = readings;
      const inArea = (name: string) =>
        name === full?.name ? rowsInArea(table(), names, name, limit) : [];
      for (const find of [names.starting, inArea, names.similar]) {
        for (const reading of readings) {
          const { rows } = narrowed(table(), names, reading, find(reading.name));
          if (
            rows.length > 0 &&
            (reading === readings[0] || isNarrowed(table(), names, reading, rows))
          ) {
            const spelledFirst = new Set([...names.spelled(reading, rows), ...rows]);
            return [...spelledFirst].slice(0, limit).map((row) => asPlace(table().row(row)));
          }
        }
      }
      return [];
    },

    resolve(text) {
      const { names, readings } = read(text);
      for (const reading of readings) {
        const { rows, ignored } = narrowed(table(), names, reading, names.exact(reading.name));
        // 'Jaipur Rajasthan' is Jaipur because Rajasthan matches; without a comma, an unmatched
        // word is part of the name.
        if (rows.length > 0 && (reading === readings[0] || !ignored))
          return clear(table(), names.spelled(reading, rows), ignored, text);
      }
      const [full] = readings;
      for (const find of [names.starting, names.similar]) {
        // 'Gujarat' is a state, not a misspelling of Gujrat in Pakistan.
        if (find === names.similar && full && rowsInArea(table(), names, full.name, 1).length > 0)
          return undefined;
        for (const reading of readings.filter(({ name }) => name.length >= 3)) {
          const { rows, ignored } = narrowed(table(), names, reading, find(reading.name));
          if (rows.length === 0 || ignored) continue;
          return nearest(asPlace(table().row(itemAt(rows, 0))), text);
        }
      }
      return undefined;
    },
  };
}

function once<T>(make: () => T): () => T {
  let created: { value: T } | undefined;
  return () => {
    created ??= { value: make() };
    return created.value;
  };
}

/** The place with the most similar name, with a message about it. */
function nearest(place: ListedPlace, text: string): ResolvedPlace {
  const [used, given] = [label(place), text.trim()];
  return {
    place,
    assumed: ({ nearest }) => nearest(used, given),
  };
}

function isNarrowed(
  { row }: PlaceTable,
  { matches }: NameFinder,
  { qualifiers }: PlaceQuery,
  found: number[],
): boolean {
  return qualifiers.every((qualifier) => matches(row(itemAt(found, 0)), qualifier));
}

/**
 * The most important rows of a state, district or country with this name prefix, at most `limit`.
 */
function rowsInArea(
  { area, size }: PlaceTable,
  { matches }: NameFinder,
  name: string,
  limit: number,
): number[] {
  const isMeant = new Map<object, boolean>();
  const rows: number[] = [];
  for (let at = 0; at < size && rows.length < limit; at += 1) {
    const place = area(at);
    if (!isMeant.has(place)) isMeant.set(place, matches(place, name));
    if (isMeant.get(place)) rows.push(at);
  }
  return rows;
}

/**
 * The rows that match the most qualifiers, in order. `ignored`: some qualifier matches none of
 * them, since a district that GeoNames spells differently should not hide the town.
 */
function narrowed(
  table: PlaceTable,
  { matches }: NameFinder,
  { qualifiers }: PlaceQuery,
  found: number[],
): { rows: number[]; ignored: boolean } {
  if (qualifiers.length === 0 || found.length === 0) return { rows: found, ignored: false };
  const scores = found.map((at) => {
    const row = table.row(at);
    return qualifiers.filter((qualifier) => matches(row, qualifier)).length;
  });
  const best = Math.max(...scores);
  return {
    rows: found.filter((_row, at) => scores[at] === best),
    ignored: best < qualifiers.length,
  };
}

/** The largest place with the requested name, with a message if another one could be meant. */
function clear(table: PlaceTable, found: number[], ignored: boolean, text: string): ResolvedPlace {
  const all = found.map((at) => table.row(at));
  const winner = itemAt(all, 0);
  const place = asPlace(winner);
  const rivals = all.filter(
    (row) => row !== winner && (row.indian || !winner.indian) && !dominates(winner, row),
  );
  if (rivals.length > 0) {
    const count = rivals.length + 1;
    return {
      place,
      assumed: ({ largest }) => largest(label(place), winner.name, count),
    };
  }
  if (!ignored) return { place };
  const [used, given] = [label(place), text.trim()];
  return { place, assumed: (copy) => copy.taken(used, given) };
}

/** 'Jaipur, Rajasthan, India', which resolves to the same place again. */
export function label({ name, region, country }: ListedPlace): string {
  return [name, region, country].filter(Boolean).join(', ');
}

function asPlace({ name, region, country, lat, lon, timezone }: ListedPlaceRow): ListedPlace {
  return { name, region, country, lat, lon, timezone };
}

declare module '../../platform/deps.ts' {
  interface Deps {
    places: Places;
  }
}
