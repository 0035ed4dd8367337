import type { Table } from './table.ts';

/** First position in the sorted keys that is not before `key`. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows with a name equal to `name`, most important first, each once. */
export function exactRows({ keys, keyRows }: Table, name: string): number[] {
  const found = new Set<number>();
  for (let at = lowerBound(keys, name); keys[at] === name; at += 1) found.add(keyRows[at]!);
  return [...found].sort((a, b) => a - b);
}

/** Rows with a name that begins with `name`, most important first, each once. */
export function prefixRows({ keys, keyRows }: Table, name: string): number[] {
  const found = new Set<number>();
  for (let at = lowerBound(keys, name); keys[at]?.startsWith(name); at += 1) found.add(keyRows[at]!);
  return [...found].sort((a, b) => a - b);
}

/** Rows with a name one slip away from `name` (a letter missing, added, wrong, or two swapped) and the same first letter. */
export function similarRows({ keys, keyRows }: Table, name: string): number[] {
  const found = new Set<number>();
  const first = name.charAt(0);
  for (let at = lowerBound(keys, first); keys[at]?.startsWith(first); at += 1) {
    if (isOneSlip(keys[at]!, name)) found.add(keyRows[at]!);
  }
  return [...found].sort((a, b) => a - b);
}

/** True when one insertion, deletion, substitution or swap of neighbours turns one text into the other. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (a.length === b.length) {
    const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
    return swapped || restA.slice(1) === restB.slice(1);
  }
  return a.length > b.length ? restA.slice(1) === restB : restB.slice(1) === restA;
}
