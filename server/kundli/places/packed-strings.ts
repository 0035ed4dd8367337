/** Many short strings packed into one; separate strings would use three times the memory. */
export interface PackedStrings {
  length: number;
  /** The string at an index; undefined beyond the last. */
  at(index: number): string | undefined;
}

export function packStrings(strings: readonly string[]): PackedStrings {
  const packed = strings.join('');
  const ends = new Uint32Array(strings.length);
  let end = 0;
  for (const [index, text] of strings.entries()) {
    end += text.length;
    ends[index] = end;
  }
  return {
    length: ends.length,
    at: (index) =>
      index < ends.length
        ? packed.slice(index === 0 ? 0 : ends[index - 1], ends[index])
        : undefined,
  };
}

/** The first position in the sorted strings whose string is not less than `text`. */
export function lowerBound(sorted: PackedStrings, text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted.at(middle) ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
