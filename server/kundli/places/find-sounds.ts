import { defined } from '@jyotiratna/contract';
import { distance, same } from './closeness.ts';
import { exactRows, isOneSlip, type NameFinder } from './find-names.ts';
import { fold } from './fold.ts';
import { hindiNames } from './hindi-names.ts';
import { lowerBound, type PackedStrings, packStrings } from './packed-strings.ts';
import {
  hasDevanagari,
  type PhoneticCode,
  phoneticOfDevanagari,
  phoneticOfLatin,
  skeleton,
} from './sound.ts';
import type { PlaceTable } from './table.ts';

/**
 * No name contains six consecutive vowels; without consonants to filter by, such input would be
 * compared with thousands of names.
 */
const vowelRun = /[aeioux]{6}/;

/** The phonetic code of a text in Latin or Devanagari; empty if it cannot be a name. */
function phoneticCode(part: string): PhoneticCode {
  const code = hasDevanagari(part) ? phoneticOfDevanagari(part) : phoneticOfLatin(fold(part));
  return vowelRun.test(code) ? '' : code;
}

/**
 * The maximum distance between two names that count as the same, relative to the length of the
 * entered one.
 */
const tolerance = 0.25;
/** Minimum length of a phonetic code to match a complete name abroad. */
const wordLength = 4;

/**
 * Finds names entered in Devanagari by their consonants, and ranks them by vowel distance. Building
 * the index of all names takes about 0.1 s and 0.8 MB.
 */
export function createPhoneticFinder(table: PlaceTable): NameFinder {
  const { keys, sounds, rows } = indexSounds(table);
  const qualifierSkeletons = new Map<string, string>();

  /** Sorts rows: India first, then by perceptible steps of distance, then by importance. */
  function ranked(found: Map<number, number>, code: PhoneticCode): number[] {
    const step = (row: number) => Math.floor((found.get(row) ?? 0) / same);
    const abroad = (row: number) => Number(!table.isIndian(row));
    return [...found.keys()]
      .filter((row) => defined(found.get(row)) <= Math.max(same, tolerance * code.length))
      .sort((a, b) => abroad(a) - abroad(b) || step(a) - step(b) || a - b);
  }

  function collect(
    code: PhoneticCode,
    from: string,
    takes: (key: string) => boolean,
    full: boolean,
  ): Map<number, number> {
    const found = new Map<number, number>();
    for (let at = lowerBound(keys, from); ; at += 1) {
      const key = keys.at(at);
      if (!key?.startsWith(from)) return found;
      if (!takes(key)) continue;
      const other = sounds.at(at) ?? '';
      if (code.length > other.length + 4) continue;
      const apart = distance(code, other, full);
      const row = rows[at] ?? 0;
      if (apart < (found.get(row) ?? Number.POSITIVE_INFINITY)) found.set(row, apart);
    }
  }

  function exact(code: PhoneticCode): number[] {
    const key = skeleton(code);
    const found = collect(code, key, (other) => other === key, true);
    // Exact matches do not prefer India: the name of Karachi means Karachi, not a hamlet that
    // sounds like it. But a single syllable is the start of an Indian name, not a town in Fiji.
    const isMeant = (row: number) => table.isIndian(row) || code.length >= wordLength;
    return [...found.keys()]
      .filter((row) => defined(found.get(row)) < same && isMeant(row))
      .sort((a, b) => a - b);
  }

  return {
    spell: phoneticCode,
    exact,
    starting(code) {
      const exactMatches = exact(code);
      const rest = ranked(
        collect(code, skeleton(code), () => true, false),
        code,
      );
      return [...new Set([...exactMatches, ...rest])];
    },
    similar(code) {
      const key = skeleton(code);
      return ranked(
        collect(code, key.charAt(0), (other) => isOneSlip(other, key), true),
        code,
      );
    },
    spelled: (_, rows) => rows,
    matches(row, qualifier) {
      const expected = skeleton(qualifier);
      return row.qualifiers.some((one) => {
        let key = qualifierSkeletons.get(one);
        if (key === undefined) {
          key = skeleton(phoneticOfLatin(one));
          qualifierSkeletons.set(one, key);
        }
        return key.startsWith(expected);
      });
    },
  };
}

/**
 * All names, aliases and curated Hindi names, sorted by skeleton: `sounds[i]` and `rows[i]` belong
 * to `keys[i]`.
 */
function indexSounds(table: PlaceTable): {
  keys: PackedStrings;
  sounds: PackedStrings;
  rows: Uint32Array;
} {
  const entries = Array.from(table.keyRows, (row, at) =>
    entry(phoneticOfLatin(defined(table.keys.at(at))), row),
  );
  for (const [hindi, name] of hindiNames) {
    const folded = fold(name);
    // Rows are sorted by weight, so the first with the name is the intended place.
    const row = exactRows(table, folded).find((found) => fold(table.row(found).name) === folded);
    if (row === undefined) throw new Error(`hindi-names.ts: no place is named ${name}`);
    for (const spelling of hindi.split(' | '))
      entries.push(entry(phoneticOfDevanagari(spelling), row));
  }
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
  return {
    keys: packStrings(entries.map(({ key }) => key)),
    sounds: packStrings(entries.map(({ code }) => code)),
    rows: Uint32Array.from(entries, ({ row }) => row),
  };
}

const entry = (code: PhoneticCode, row: number) => ({ key: skeleton(code), code, row });
