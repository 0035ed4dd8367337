import { lowerBound, packTexts } from './packed-texts.ts';
import type { Place, Row, Table } from './table.ts';

/** Names of places in addresses: 'jaipur', and 'hyderabad-sindh' for the smaller of two. */
export interface Slugs {
  find(slug: string): Row | undefined;
  of(place: Place): string | undefined;
}

/**
 * A slug for each place whose name has Latin letters. Places stand by falling weight: the first of a name has it alone,
 * later ones add their region, then their country. The few that even so share one have none.
 */
export function createSlugs(table: Pick<Table, 'size' | 'row'>): Slugs {
  const taken = new Map<string, number>();
  for (let row = 0; row < table.size; row += 1) {
    const slug = candidatesOf(table.row(row)).find((candidate) => !taken.has(candidate));
    if (slug !== undefined) taken.set(slug, row);
  }
  const sorted = [...taken].sort(([a], [b]) => (a < b ? -1 : 1));
  const slugs = packTexts(sorted.map(([slug]) => slug));
  const rows = Uint32Array.from(sorted, ([, row]) => row);
  function find(slug: string): Row | undefined {
    const at = lowerBound(slugs, slug);
    return slugs.at(at) === slug ? table.row(rows[at]!) : undefined;
  }
  const isThere = (known: Place | undefined, { name, lat, lon }: Place) =>
    known?.name === name && known.lat === lat && known.lon === lon;
  return {
    find,
    of: (place) => candidatesOf(place).find((candidate) => isThere(find(candidate), place)),
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
