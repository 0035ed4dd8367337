import { printedScripts } from '@jyotiratna/contract/values/printed-letters';
import * as harfbuzz from 'harfbuzzjs';
import type { Direction } from './direction-runs.ts';
import { openFont, type Weight } from './faces.ts';
import { keepRecent } from './keep-recent.ts';

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
  /** Which of the fonts it is of, and its number there. */
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
 * Fonts whose glyphs stand in the order of their letters. Programs that read a document turn a line of Arabic around themselves; of
 * every other script a word is spelt out beside its glyphs.
 */
const inOrder = new Set(['latin', 'latinSigns', 'latinExtended', 'vietnamese', 'greek', 'cyrillic', 'arabic']);

const buffer = new harfbuzz.Buffer();

/**
 * Shapes words in a font with HarfBuzz, each once where it is written from left to right: documents say the same words.
 * @param number of the font, its place in `printedScripts`
 */
export function wordShaper(weight: Weight, number: number): (text: string, direction?: Direction) => Word {
  const kept = keepRecent<Word>(mostWords);
  const { shaping } = openFont(weight, number);
  const spells = !inOrder.has(printedScripts[number]!);

  function shape(text: string, direction: Direction = 'ltr'): Word {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(shaping, buffer);
    const drawn = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const letters = lettersOfGlyphs(
      text,
      drawn.map(({ cluster }) => cluster),
      direction,
    );
    const glyphs = drawn.map(({ codepoint: id }, at): Glyph => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      return {
        // A document maps each number of a glyph to letters once, but the same glyph stands for other letters in other words.
        key: `${number}:${id}:${letters[at]}`,
        font: number,
        id,
        letters: letters[at]!,
        width: shaping.glyphHAdvance(id),
        x: xOffset,
        y: yOffset,
        advance: xAdvance,
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

  return (text, direction) =>
    direction === 'rtl' || text.length > longestWord ? shape(text, direction) : kept(text, shape);
}

/**
 * Which letters (code points) each glyph stands for, so that they read in the order in which they are written: glyphs of a cluster
 * have a letter each, the last of them the rest.
 * @param clusters where in the text each glyph's cluster begins, in the order of drawing: rising, or falling from right to left
 */
export function lettersOfGlyphs(text: string, clusters: readonly number[], direction: Direction = 'ltr'): number[][] {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  const letters = clusters.map((): number[] => []);
  for (const [at, start] of starts.entries()) {
    const codes = Array.from(text.slice(start, starts[at + 1] ?? text.length), (letter) => letter.codePointAt(0)!);
    const own = clusters.flatMap((cluster, glyph) => (cluster === start ? [glyph] : []));
    // The glyphs of a line from right to left are turned around again when it is read.
    if (direction === 'rtl') own.reverse();
    for (const [n, glyph] of own.entries())
      letters[glyph] = n === own.length - 1 ? codes.slice(n) : codes.slice(n, n + 1);
  }
  return letters;
}

function endsAsItBegins(glyphs: readonly Glyph[]): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  return first?.x === 0 && last !== undefined && last.width + last.x === last.advance;
}
