/**
 * Which letters each glyph of a shaped word stands for, so that they read in the order in which they are written. Devanagari
 * draws a short i before its consonant and a reph at the end of its syllable; who copied by the glyphs' own letters got
 * them in that order. Within a syllable the letters are dealt out one to a glyph from the first, the last takes what is
 * left.
 * @param text the word
 * @param drawn the letters (code points) that the shaper says each glyph came from, in the order of drawing
 */
export function logicalLetters(text: string, drawn: readonly (readonly number[])[]): number[][] {
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!);
  const told: number[][] = [];
  let next = 0;
  while (told.length < drawn.length) {
    const glyphs = syllable(letters.slice(next), drawn.slice(told.length));
    const last = told.length + glyphs.length === drawn.length;
    const size = glyphs.reduce((sum, codes) => sum + codes.length, 0);
    // Whatever the shaper did not account for belongs to the end of the word.
    const own = last ? letters.slice(next) : letters.slice(next, next + size);
    glyphs.forEach((_, at) => {
      told.push(at === glyphs.length - 1 ? own.slice(at) : own.slice(at, at + 1));
    });
    next += own.length;
  }
  return told;
}

/** The first glyphs that stand for just the first letters, in whatever order. */
function syllable(letters: readonly number[], drawn: readonly (readonly number[])[]): (readonly number[])[] {
  const open = new Map<number, number>();
  let size = 0;
  for (const [at, codes] of drawn.entries()) {
    for (const code of codes) {
      count(open, code, 1);
      const letter = letters[size];
      if (letter !== undefined) count(open, letter, -1);
      size += 1;
    }
    if (codes.length > 0 && open.size === 0) return drawn.slice(0, at + 1);
  }
  return [...drawn];
}

function count(open: Map<number, number>, code: number, by: 1 | -1): void {
  const sum = (open.get(code) ?? 0) + by;
  if (sum === 0) open.delete(code);
  else open.set(code, sum);
}
