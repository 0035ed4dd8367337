/** 1st, 2nd, 3rd, 4th ... of a house or a place in a row, 1 to 27. */
export function ordinal(n: number): string {
  const last = n % 10;
  if (last === 1 && n !== 11) return `${n}st`;
  if (last === 2 && n !== 12) return `${n}nd`;
  if (last === 3 && n !== 13) return `${n}rd`;
  return `${n}th`;
}

/** 'A', 'A and B', 'A, B and C'. */
export function series(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

/** '1 day', '2 days'. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
