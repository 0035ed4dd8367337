/** Many short strings packed into one; separate strings would use three times the memory. */
export interface PackedMessages {
  length: number;
  /** Undefined beyond the last. */
  at(index: number): string | undefined;
}

export function packMessages(t: readonly string[]): PackedMessages {
  const full = t.join('');
  const ends = new Uint32Array(t.length);
  let end = 0;
  for (const [index, text] of t.entries()) {
    end += text.length;
    ends[index] = end;
  }
  return {
    length: ends.length,
    at: (index) =>
      index < ends.length ? full.slice(index === 0 ? 0 : ends[index - 1], ends[index]) : undefined,
  };
}

/** First position in the sorted strings that is not before `text`. */
export function lowerBound(sorted: PackedMessages, text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted.at(middle) ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
