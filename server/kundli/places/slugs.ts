import { itemAt } from '@jyotiratna/contract';
import { lowerBound, packStrings } from './packed-strings.ts';
import type { ListedPlace, ListedPlaceRow, PlaceTable } from './table.ts';

/** Slugs of places: 'jaipur', and 'hyderabad-sindh' for the smaller of two. */
export interface Slugs {
  find(slug: string): ListedPlaceRow | undefined;
  of(place: ListedPlace): string | undefined;
}

/**
 * Creates a slug for each place whose name has Latin letters. Places are sorted by descending
 * weight: the first with a name gets the plain slug, later ones append their region, then their
 * country. The few that still collide have no slug.
 */
export function createSlugs(table: Pick<PlaceTable, 'size' | 'row'>): Slugs {
  const used = new Map<string, number>();
  for (let row = 0; row < table.size; row += 1) {
    const slug = candidatesOf(table.row(row)).find((candidate) => !used.has(candidate));
    if (slug !== undefined) used.set(slug, row);
  }
  const sorted = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
  const slugs = packStrings(sorted.map(([slug]) => slug));
  const rows = Uint32Array.from(sorted, ([, row]) => row);
  function find(slug: string): ListedPlaceRow | undefined {
    const at = lowerBound(slugs, slug);
    return slugs.at(at) === slug ? table.row(itemAt(rows, at)) : undefined;
  }
  const isPresent = (found: ListedPlace | undefined, { name, lat, lon }: ListedPlace) =>
    found?.name === name && found.lat === lat && found.lon === lon;
  return {
    find,
    of: (place) => candidatesOf(place).find((candidate) => isPresent(find(candidate), place)),
  };
}

function candidatesOf({ name, region, country }: ListedPlace): string[] {
  if (spell(name) === '') return [];
  return [[name], [name, region], [name, region, country]].map((parts) => spell(parts.join(' ')));
}

/** Letters that are not a Latin letter with a diacritic. */
// biome-ignore format: one line of pairs
const ownChars: Readonly<Record<string, string>> = {
  ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ə: 'e', ǝ: 'e', ħ: 'h',
};

/** 'Île-de-France' is 'ile-de-france'. */
function spell(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœıəǝħ]/g, (letter) => ownChars[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
