import type { Graha } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import { editDistance } from './edit-distance.ts';
import {
  fillers,
  type SearchConcept,
  searchConcepts,
  searchForms,
  searchStones,
} from './search-synonyms.ts';

/** A required concept of a remedy: a prefix match of one of these terms, or a graha. */
export type SearchTerm = { words: readonly string[]; grahas: readonly Graha[] };

/** Shorter names are compared by spelling only: too many terms sound like them. */
const shortestCode = 4;

/** Maximum length of a concept's name, in space-separated terms. */
const maximum = 2;

const byName = new Map(
  searchConcepts.flatMap((concept) => concept.names.map((name) => [folded(name), concept])),
);
const byPhonetic = new Map(
  [...byName]
    .toReversed()
    .flatMap(([name, concept]) =>
      name.length >= shortestCode ? [[phoneticCode(name), concept]] : [],
    ),
);
/** In one script, without digits. */
const plainName = /^(?:[a-z' ]+|[\p{Script=Devanagari} ]+)$/u;
const wordNames = [...byName.keys()].filter((name) => plainName.test(name));

type Found = { concept: SearchConcept | null; term: SearchTerm };

/**
 * Interpretations of a search without an exact match, closest first: names in other languages,
 * common spellings, purposes and small typos; then the same without the kind of product; at last
 * without the words that are no known name, such as a weight. Empty without a recognized term.
 */
export function planSearch(search: string): SearchTerm[][] {
  const words = folded(search)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word && !fillers.has(word));
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const [concept, used] = matchAt(words, at);
    found.push({
      concept,
      term: concept ? termOf(concept) : { words: [itemAt(words, at)], grahas: [] },
    });
    at += used;
  }
  const known = found.filter(({ concept }) => concept);
  if (known.length === 0) return [];
  const plans = known.length < found.length ? [found, known] : [found];
  return plans.flatMap(withAndWithoutForms).map((plan) => plan.map(({ term }) => term));
}

/** A plan, and the same without the kind of product where there is more in it. */
function withAndWithoutForms(found: readonly Found[]): (readonly Found[])[] {
  const rest = found.filter(({ concept }) => !concept || !searchForms.includes(concept));
  return rest.length > 0 && rest.length < found.length ? [found, rest] : [found];
}

/**
 * A search that is exactly a stone's name, by its synonyms in the trade: a search for neelam
 * also matches blue sapphire.
 */
export function planStone(search: string): SearchTerm | undefined {
  const concept = byName.get(folded(search.trim()));
  return concept && searchStones.includes(concept) ? termOf(concept) : undefined;
}

function matchAt(words: readonly string[], at: number): [SearchConcept | null, used: number] {
  for (let length = Math.min(maximum, words.length - at); length > 0; length--) {
    const concept = matchOf(words.slice(at, at + length).join(' '));
    if (concept) return [concept, length];
  }
  return [null, 1];
}

function matchOf(name: string): SearchConcept | null {
  return findMatch(name) ?? byName.get(closest(name) ?? '') ?? null;
}

/** By one of its names, its plural, or a spelling that sounds the same. */
function findMatch(name: string): SearchConcept | undefined {
  const byCode = name.length >= shortestCode ? byPhonetic.get(phoneticCode(name)) : undefined;
  return byName.get(name) ?? byName.get(name.replace(/s$/, '')) ?? byCode;
}

/**
 * The closest existing name of a mistyped one: one typo from five characters on, two from eight.
 */
function closest(name: string): string | undefined {
  const slips = name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0;
  if (slips === 0 || !plainName.test(name)) return undefined;
  const similar = wordNames
    .map((word) => ({ known: word, distance: editDistance(name, word) }))
    .filter(({ known: word, distance }) => distance <= slips && word.length >= 4)
    .sort((one, other) => one.distance - other.distance);
  return similar[0]?.known;
}

function termOf({ names, text, grahas = [] }: SearchConcept): SearchTerm {
  return { words: text ?? names.filter((name) => /^[a-z' ]+$/.test(name)), grahas };
}

/**
 * A phonetic key shared by spellings of a folded Indian name. Latin: long vowels and doubled
 * consonants as one, without the h of an aspirate, f for ph, v for w, j for z. Devanagari: short
 * vowels, one s and one n, a nasal before a consonant as a dot.
 */
function phoneticCode(name: string): string {
  const latin: [RegExp, string][] = [
    [/ph/g, 'f'],
    [/([kgcjtdbs])h/g, '$1'],
    [/q/g, 'k'],
    [/w/g, 'v'],
    [/z/g, 'j'],
    [/y/g, 'i'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
    [/(.)\1+/g, '$1'],
  ];
  const devanagari: [RegExp, string][] = [
    [/ै/g, 'े'],
    [/ौ/g, 'ो'],
    [/ी/g, 'ि'],
    [/ू/g, 'ु'],
    [/[ङञणनम]्(?=[क-भ])/g, 'ं'],
    [/[शष]/g, 'स'],
    [/ण/g, 'न'],
    [/्/g, ''],
  ];
  return [...latin, ...devanagari].reduce(
    (text, [spelling, letters]) => text.replace(spelling, letters),
    name,
  );
}

/**
 * The normalized spelling of a term: without accents, chandrabindu as a dot, without nukta and
 * joiners.
 */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ँ', 'ं')
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('’', "'")
    .normalize();
}
