import { itemAt } from '@jyotiratna/contract';
import { charsOf, fold } from './fold.ts';
import { lowerBound } from './packed-strings.ts';
import type { PlaceQuery } from './parse-query.ts';
import { exactlySpelledTown } from './rank.ts';
import type { ListedPlaceRow, PlaceTable } from './table.ts';

/**
 * A strategy for finding names: by spelling or by sound. Results are row indexes by descending
 * importance, without duplicates.
 */
export interface NameFinder {
  /** The form in which names and qualifiers are compared; '' for invalid input. */
  spell(text: string): string;
  /** Rows with exactly this name. */
  exact(name: string): number[];
  /** Rows with exactly this name, then rows with a name with this prefix. */
  starting(name: string): number[];
  /** Rows with a name at edit distance one. */
  similar(name: string): number[];
  /**
   * The rows among `rows` that are spelled exactly as entered, if one of them is a town and the
   * first row is spelled differently (Dili is not Delhi (Dilli), Georgetown is not George Town);
   * else all of `rows`.
   */
  spelled(reading: PlaceQuery, rows: number[]): number[];
  /** Whether a qualifier is a prefix of the row's state, district or country. */
  matches(row: Pick<ListedPlaceRow, 'qualifiers'>, qualifier: string): boolean;
}

/** Finds names in Latin script by their folded spelling. */
export function createLetterFinder(table: PlaceTable): NameFinder {
  return {
    spell: fold,
    exact: (name) => exactRows(table, name),
    starting: (name) => [...new Set([...exactRows(table, name), ...prefixRows(table, name)])],
    similar: (name) => similarRows(table, name),
    spelled: (reading, rows) => spelledRows(table, reading, rows),
    matches: (row, qualifier) => row.qualifiers.some((one) => one.startsWith(qualifier)),
  };
}

/** Rows with a name equal to `name`, most important first, without duplicates. */
export function exactRows({ keys, keyRows }: PlaceTable, name: string): number[] {
  const found = new Set<number>();
  for (let at = lowerBound(keys, name); keys.at(at) === name; at += 1)
    found.add(itemAt(keyRows, at));
  return [...found].sort((a, b) => a - b);
}

function spelledRows(table: PlaceTable, { name, typed }: PlaceQuery, rows: number[]): number[] {
  const { keys, keyRows, spellings } = table;
  const chars = charsOf(typed);
  const same = new Set<number>();
  for (let at = lowerBound(keys, name); keys.at(at) === name; at += 1) {
    if (spellings.at(at) === chars) same.add(itemAt(keyRows, at));
  }
  const found = rows.filter((row) => same.has(row));
  const hasTown = (some: number[]) =>
    some.some((row) => table.row(row).population >= exactlySpelledTown);
  const spelled = hasTown(found) && !same.has(itemAt(rows, 0)) ? found : rows;
  const exact = spelled.filter((row) => isSpelledSo(table.row(row).name, typed, chars));
  return hasTown(exact) && exact[0] !== spelled[0] ? exact : spelled;
}

const marks = /\p{M}/gu;

/**
 * Whether a name's spaces are as entered, and its marks if the input has any; true for a row found
 * by another spelling (an alias).
 */
function isSpelledSo(name: string, typed: string, chars: string): boolean {
  if (charsOf(name) !== chars) return true;
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\s]/gu, '')
      .trim();
  const [own, given] = [plain(name), plain(typed)];
  return own === given || own.replace(marks, '') === given;
}

/** Rows with a name with the prefix `name`, most important first, without duplicates. */
function prefixRows({ keys, keyRows }: PlaceTable, name: string): number[] {
  const found = new Set<number>();
  for (let at = lowerBound(keys, name); keys.at(at)?.startsWith(name); at += 1)
    found.add(itemAt(keyRows, at));
  return [...found].sort((a, b) => a - b);
}

/**
 * Rows with the same first letter and a name at edit distance one from `name` (a letter missing,
 * added or wrong, or two swapped).
 */
function similarRows({ keys, keyRows }: PlaceTable, name: string): number[] {
  const found = new Set<number>();
  const first = name.charAt(0);
  for (let at = lowerBound(keys, first); ; at += 1) {
    const key = keys.at(at);
    if (!key?.startsWith(first)) return [...found].sort((a, b) => a - b);
    if (isOneSlip(key, name)) found.add(keyRows[at] ?? 0);
  }
}

/**
 * Whether one insertion, deletion, substitution or swap of adjacent letters turns one text into the
 * other.
 */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (a.length === b.length) {
    const swapped =
      restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
    return swapped || restA.slice(1) === restB.slice(1);
  }
  return a.length > b.length ? restA.slice(1) === restB : restB.slice(1) === restA;
}
