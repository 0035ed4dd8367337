/**
 * The edit distance (Damerau–Levenshtein: substitutions, insertions, deletions, transpositions of
 * adjacent characters) between two strings.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let min = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        min = Math.min(min, (before[j - 2] ?? 0) + 1);
      row.push(min);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
