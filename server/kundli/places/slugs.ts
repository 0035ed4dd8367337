import type { Place } from './table.ts';

/** Names of places in addresses: 'jaipur', and 'hyderabad-sindh' for the smaller of two. */
export interface Slugs<Known extends Place> {
  find(slug: string): Known | undefined;
  of(place: Place): string | undefined;
}

/**
 * A slug for each place whose name has Latin letters. `places` stand by falling weight: the first of a name has it alone,
 * later ones add their region, then their country. The few that even so share one have none.
 */
export function createSlugs<Known extends Place>(places: readonly Known[]): Slugs<Known> {
  const bySlug = new Map<string, Known>();
  for (const place of places) {
    const slug = candidatesOf(place).find((candidate) => !bySlug.has(candidate));
    if (slug !== undefined) bySlug.set(slug, place);
  }
  const isThere = (known: Known | undefined, { name, lat, lon }: Place) =>
    known?.name === name && known.lat === lat && known.lon === lon;
  return {
    find: (slug) => bySlug.get(slug),
    of: (place) => candidatesOf(place).find((candidate) => isThere(bySlug.get(candidate), place)),
  };
}

function candidatesOf({ name, region, country }: Place): string[] {
  if (spell(name) === '') return [];
  return [[name], [name, region], [name, region, country]].map((parts) => spell(parts.join(' ')));
}

/** Letters that are no Latin letter with a mark. */
// biome-ignore format: one line of pairs
const ownLetters: Readonly<Record<string, string>> = {
  ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ə: 'e', ǝ: 'e', ħ: 'h',
};

/** 'Île-de-France' is 'ile-de-france'. */
function spell(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœıəǝħ]/g, (letter) => ownLetters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
