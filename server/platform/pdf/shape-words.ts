import type * as fontkit from 'fontkit';
import { keepRecent } from './keep-recent.ts';
import { logicalLetters } from './logical-letters.ts';

/** What a PDF takes of a shaped word: plain numbers, so that keeping one keeps nothing else alive. Lengths are in thousandths of an em. */
export type Word = {
  glyphs: readonly Glyph[];
  width: number;
  /** The word itself, where programs that order letters by their places would take its glyphs apart. */
  spelt: string | null;
  /** Whether a glyph of it stands above or below the line. */
  raised: boolean;
  /** Whether it begins and ends where its letters do, so that others may join it within one string. */
  joins: boolean;
};

export type Glyph = {
  /** The same wherever the same glyph stands for the same letters. */
  key: string;
  /** Which of the face's fonts it is of, and its number there. */
  font: number;
  id: number;
  /** Code points. */
  letters: readonly number[];
  width: number;
  /** How far to the right and above the end of the line so far it is drawn, and how far the line goes on with it. */
  x: number;
  y: number;
  advance: number;
};

/**
 * Shaped words kept for one font: all that a kundli can say, some thousand, with room for names. Together with the length of
 * the longest, in letters, that is some 20 MB, whatever names people have printed.
 */
const [mostWords, longestWord] = [2000, 24];

/**
 * Shapes each word once. Applying Devanagari's rules takes up to a millisecond a word, and documents say the same words.
 * @param number of the font in its face
 * @param spells whether words have to be spelt out beside their glyphs
 */
export function wordShaper(font: fontkit.Font, number: number, spells: boolean): (text: string) => Word {
  const kept = keepRecent<Word>(mostWords);
  const scale = 1000 / font.unitsPerEm;

  function shape(text: string): Word {
    // fontkit gives a glyph the letters of the first word it stood in: started afresh, a word's letters are its own, and a
    // document does not depend on the ones before it.
    (font as unknown as { _glyphs: object })._glyphs = {};
    const { glyphs: drawn, positions } = font.layout(text);
    const letters = logicalLetters(
      text,
      drawn.map(({ codePoints }) => codePoints),
    );
    const glyphs = drawn.map(({ id, advanceWidth }, at): Glyph => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      return {
        // A document maps each number of a glyph to letters once, but the same glyph stands for other letters in other words.
        key: `${number}:${id}:${letters[at]}`,
        font: number,
        id,
        letters: letters[at]!,
        width: advanceWidth * scale,
        x: xOffset * scale,
        y: yOffset * scale,
        advance: xAdvance * scale,
      };
    });
    return {
      glyphs,
      width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
      spelt: spells ? text : null,
      raised: glyphs.some(({ y }) => y !== 0),
      joins: !spells && glyphs.every(({ y }) => y === 0) && endsAsItBegins(glyphs),
    };
  }

  return (text) => (text.length > longestWord ? shape(text) : kept(text, shape));
}

function endsAsItBegins(glyphs: readonly Glyph[]): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  return first?.x === 0 && last !== undefined && last.width + last.x === last.advance;
}
