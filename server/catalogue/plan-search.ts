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

/** A concept that a remedy must match: by the prefix of a term, or by graha. */
export type SearchTerm = { words: readonly string[]; grahas: readonly Graha[] };

/** Minimum length for phonetic comparison: shorter names sound like too many others. */
const shortestCode = 4;

/** Maximum number of words in a concept's name. */
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
/** Names in a single script, without digits. */
const plainName = /^(?:[a-z' ]+|[\p{Script=Devanagari} ]+)$/u;
const wordNames = [...byName.keys()].filter((name) => plainName.test(name));

type Found = { concept: SearchConcept | null; term: SearchTerm };

/**
 * Interpretations of a search without an exact match, closest first: by names in other languages,
 * common spellings, purposes and small typos; then without the kind of product; finally without
 * unknown words, such as a weight. Empty if no word is recognized.
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

/** A plan, and the plan without the kind of product, if other concepts remain. */
function withAndWithoutForms(found: readonly Found[]): (readonly Found[])[] {
  const rest = found.filter(({ concept }) => !concept || !searchForms.includes(concept));
  return rest.length > 0 && rest.length < found.length ? [found, rest] : [found];
}

/** The synonyms for a search that is exactly a stone's name: neelam also matches blue sapphire. */
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

/** The concept of a name, its plural, or a spelling that sounds the same. */
function findMatch(name: string): SearchConcept | undefined {
  const byCode = name.length >= shortestCode ? byPhonetic.get(phoneticCode(name)) : undefined;
  return byName.get(name) ?? byName.get(name.replace(/s$/, '')) ?? byCode;
}

/** The name closest to a mistyped one: with one typo from five characters on, two from eight. */
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
 * A phonetic key shared by spelling variants of a normalized Indian name. Latin: long vowels and
 * doubled consonants are simplified, aspirates lose their h, ph becomes f, w becomes v, z becomes
 * j. Devanagari: short vowels, a single s and n, nasals before consonants as anusvara.
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

/** Normalizes a term: lower case, without accents, nukta and joiners, chandrabindu as anusvara. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ँ', 'ं')
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('’', "'")
    .normalize();
}
