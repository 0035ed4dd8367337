import { defined, itemAt } from '@jyotiratna/contract';
import { printedScripts } from '@jyotiratna/contract/values/printable-characters';
import * as harfbuzz from 'harfbuzzjs';
import { cacheRecent } from './cache-recent.ts';
import type { Direction } from './direction-runs.ts';
import { openFont, type Weight } from './faces.ts';

/**
 * The PDF data of a shaped word, as plain numbers, so that caching it retains no other object.
 * Lengths are in thousandths of an em.
 */
export type Word = {
  glyphs: readonly Glyph[];
  width: number;
  /** The word itself, if programs that sort characters by position would separate its glyphs. */
  spelt: string | null;
  /** Whether a glyph is above or below the line. */
  raised: boolean;
  /**
   * Whether its glyphs start and end at the boundaries of its characters, so that adjacent words
   * can join it in one string.
   */
  joins: boolean;
};

export type Glyph = {
  /** Equal if the same glyph represents the same characters. */
  key: string;
  /** The index of its font, and its number in that font. */
  font: number;
  id: number;
  /** Code points. */
  chars: readonly number[];
  width: number;
  /** Offset of the glyph from the current position, to the right and upwards, and its advance. */
  x: number;
  y: number;
  advance: number;
};

/**
 * Maximum number of cached words per font (the vocabulary of a kundli, some thousand, and names),
 * and their maximum length in characters: at most some 20 MB, regardless of the printed names.
 */
const [maxWords, maxWord] = [2000, 24];

/**
 * Fonts whose glyphs are in the order of their characters; programs that read a document reverse a
 * line of Arabic. For other scripts, the text of a word is added to its glyphs.
 */
const inOrder = new Set([
  'latin',
  'latinSigns',
  'latinExtended',
  'vietnamese',
  'greek',
  'cyrillic',
  'arabic',
]);

const buffer = new harfbuzz.Buffer();

/**
 * Shapes text in a font with HarfBuzz; cached for left-to-right scripts, since documents repeat the
 * same vocabulary.
 * @param number the font's index in `printedScripts`
 */
export function wordShaper(
  weight: Weight,
  number: number,
): (text: string, direction?: Direction) => Word {
  const cached = cacheRecent<Word>(maxWords);
  const { shaping } = openFont(weight, number);
  const spells = !inOrder.has(itemAt(printedScripts, number));

  function shape(text: string, direction: Direction = 'ltr'): Word {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(shaping, buffer);
    const drawn = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const chars = charsOfGlyphs(
      text,
      drawn.map(({ cluster }) => cluster),
      direction,
    );
    const glyphs = drawn.map(({ codepoint: id }, at): Glyph => {
      const { xAdvance, xOffset, yOffset } = itemAt(positions, at);
      return {
        // A document maps each glyph number to characters once, but a glyph may represent different
        // characters in different contexts.
        key: `${number}:${id}:${chars[at]}`,
        font: number,
        id,
        chars: itemAt(chars, at),
        width: shaping.glyphHAdvance(id),
        x: xOffset,
        y: yOffset,
        advance: xAdvance,
      };
    });
    return {
      glyphs,
      width: glyphs.reduce((total, { advance }) => total + advance, 0),
      spelt: spells ? text : null,
      raised: glyphs.some(({ y }) => y !== 0),
      joins: !spells && glyphs.every(({ y }) => y === 0) && endsAsItBegins(glyphs),
    };
  }

  return (text, direction) =>
    direction === 'rtl' || text.length > maxWord ? shape(text, direction) : cached(text, shape);
}

/**
 * The characters (code points) of each glyph, in logical order: each glyph of a cluster gets one
 * character, the last glyph all remaining ones.
 * @param clusters the start of each glyph's cluster in the text, in drawing order: ascending, or
 * descending from right to left
 */
export function charsOfGlyphs(
  text: string,
  clusters: readonly number[],
  direction: Direction = 'ltr',
): number[][] {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  const chars = clusters.map((): number[] => []);
  for (const [at, start] of starts.entries()) {
    const codes = Array.from(text.slice(start, starts[at + 1] ?? text.length), (letter) =>
      defined(letter.codePointAt(0)),
    );
    const own = clusters.flatMap((cluster, glyph) => (cluster === start ? [glyph] : []));
    // Programs that read a document reverse the glyphs of a right-to-left line.
    if (direction === 'rtl') own.reverse();
    for (const [n, glyph] of own.entries())
      chars[glyph] = n === own.length - 1 ? codes.slice(n) : codes.slice(n, n + 1);
  }
  return chars;
}

function endsAsItBegins(glyphs: readonly Glyph[]): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  return first?.x === 0 && last !== undefined && last.width + last.x === last.advance;
}
