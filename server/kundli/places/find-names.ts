import { itemAt } from '@jyotiratna/contract';
import { charsOf, fold } from './fold.ts';
import { lowerBound } from './packed-strings.ts';
import type { PlaceQuery } from './parse-query.ts';
import { exactlySpelledTown } from './rank.ts';
import type { ListedPlaceRow, PlaceTable } from './table.ts';

/**
 * A strategy for finding names: by spelling, or by sound. Rows are sorted by importance, without
 * duplicates.
 */
export interface NameFinder {
  /** The form in which names and qualifiers are compared; '' for invalid input. */
  spell(text: string): string;
  /** Rows with just this name. */
  exact(name: string): number[];
  /** Those, then rows with a name with this prefix. */
  starting(name: string): number[];
  /** Rows with a name one slip away. */
  similar(name: string): number[];
  /**
   * Of rows with this name, those that are spelled as it was typed, where one of them is a town and
   * the first of all is spelled otherwise: Dili is not Delhi (Dilli), Georgetown is not George
   * Town. Else all of them.
   */
  spelled(reading: PlaceQuery, rows: number[]): number[];
  /** True when the qualifier is a prefix of the row's state, district or country. */
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

/** Rows with a name equal to `name`, most important first, each once. */
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
 * True for a name with a different spelling (the input is one of its aliases), and if its
 * spaces, and marks if the input has any, are the same.
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
 * Rows with a name one slip away from `name` (a letter missing, added, wrong, or two swapped) and
 * the same first letter.
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
 * True when one insertion, deletion, substitution or swap of neighbours turns one text into the
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
