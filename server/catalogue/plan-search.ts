import type { Graha } from '@jyotiratna/contract';
import { editDistance } from './edit-distance.ts';
import { fillers, type SearchConcept, searchConcepts, searchForms, searchStones } from './search-words.ts';

/** One of the things that a remedy has to be about: it has one of these words at the beginning of a word, or is for a graha. */
export type SearchTerm = { words: readonly string[]; grahas: readonly Graha[] };

/** A longest name of a concept, in words. */
const longest = 2;

const byName = new Map(searchConcepts.flatMap((concept) => concept.names.map((name) => [folded(name), concept])));
const latinNames = [...byName.keys()].filter((name) => /^[a-z' ]+$/.test(name));

/**
 * What a search that no text holds word for word may have meant, the closest first: names in other languages, usual
 * spellings, purposes and small typing mistakes; then the same without the kind of piece. Nothing where no word is known.
 */
export function planSearch(search: string): SearchTerm[][] {
  const words = folded(search)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word && !fillers.has(word));
  const found: { concept: SearchConcept | null; term: SearchTerm }[] = [];
  for (let at = 0; at < words.length; ) {
    const [concept, taken] = conceptAt(words, at);
    found.push({ concept, term: concept ? termOf(concept) : { words: [words[at]!], grahas: [] } });
    at += taken;
  }
  if (!found.some(({ concept }) => concept)) return [];
  const withoutForms = found.filter(({ concept }) => !concept || !searchForms.includes(concept));
  const plans = [found, ...(withoutForms.length > 0 && withoutForms.length < found.length ? [withoutForms] : [])];
  return plans.map((plan) => plan.map(({ term }) => term));
}

/** A stone that a search names and nothing else, by the names that the trade has for it: who asks for neelam means blue sapphire, too. */
export function planStone(search: string): SearchTerm | undefined {
  const concept = byName.get(folded(search.trim()));
  return concept && searchStones.includes(concept) ? termOf(concept) : undefined;
}

function conceptAt(words: readonly string[], at: number): [SearchConcept | null, taken: number] {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const concept = conceptOf(words.slice(at, at + length).join(' '));
    if (concept) return [concept, length];
  }
  return [null, 1];
}

function conceptOf(name: string): SearchConcept | null {
  return byName.get(name) ?? byName.get(name.replace(/s$/, '')) ?? byName.get(closest(name) ?? '') ?? null;
}

/** The known name that a mistyped one is nearest to: one slip from five letters on, two from eight. */
function closest(name: string): string | undefined {
  const slips = name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0;
  if (slips === 0 || !/^[a-z' ]+$/.test(name)) return undefined;
  const near = latinNames
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .filter(({ known, distance }) => distance <= slips && known.length >= 4)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.known;
}

function termOf({ names, text, grahas = [] }: SearchConcept): SearchTerm {
  return { words: text ?? names.filter((name) => /^[a-z' ]+$/.test(name)), grahas };
}

/** One spelling of a Devanagari word: chandrabindu as a dot, without nukta and joiners. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ँ', 'ं')
    .replaceAll(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('’', "'")
    .normalize();
}
