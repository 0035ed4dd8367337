import type { Place } from './table.ts';

/** Names of places in addresses: 'jaipur', and 'hyderabad-sindh' for the smaller of two. */
export interface Slugs {
  find(slug: string): Place | undefined;
  of(place: Place): string | undefined;
}

/**
 * A slug for each place whose name has Latin letters. `places` stand by falling weight: the first of a name has it alone,
 * later ones add their region, then their country. The few that even so share one have none.
 */
export function createSlugs(places: readonly Place[]): Slugs {
  const bySlug = new Map<string, Place>();
  const byPlace = new Map<string, string>();
  for (const place of places) {
    const { name, region, country } = place;
    if (spell(name) === '') continue;
    const candidates = [[name], [name, region], [name, region, country]].map((parts) => spell(parts.join(' ')));
    const slug = candidates.find((candidate) => !bySlug.has(candidate));
    if (slug === undefined) continue;
    bySlug.set(slug, place);
    byPlace.set(keyOf(place), slug);
  }
  return { find: (slug) => bySlug.get(slug), of: (place) => byPlace.get(keyOf(place)) };
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

const keyOf = ({ name, lat, lon }: Place) => `${name} ${lat} ${lon}`;
