/** Many short texts in the memory of one: each as a text of its own would take three times as much. */
export interface PackedTexts {
  length: number;
  /** Undefined beyond the last. */
  at(index: number): string | undefined;
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const whole = texts.join('');
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, text] of texts.entries()) {
    end += text.length;
    ends[index] = end;
  }
  return {
    length: ends.length,
    at: (index) => (index < ends.length ? whole.slice(index === 0 ? 0 : ends[index - 1], ends[index]) : undefined),
  };
}

/** First position in the sorted texts that is not before `text`. */
export function lowerBound(sorted: PackedTexts, text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted.at(middle)! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
