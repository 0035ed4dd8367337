import type * as fontkit from 'fontkit';
import { fontCutter } from './cut-font.ts';
import { keepRecent } from './keep-recent.ts';
import { logicalLetters } from './logical-letters.ts';

export type ShapedFont = fontkit.Font & {
  /** A text in words as they are shaped, and how long they are together. */
  measure: (text: string) => { words: Word[]; ems: number };
};

/** What a PDF takes of a shaped word: plain numbers, so that keeping one keeps nothing else alive. */
export type Word = {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
  positions: Position[];
  /** In the font's units. */
  advance: number;
};
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/**
 * Shaped words kept for one font: all that a kundli can say, some thousand, with room for names. Together with the length of
 * the longest, in letters, that is some 20 MB, whatever names people have printed.
 */
const [mostWords, longestWord] = [2000, 24];
/** Readings of glyphs that are remembered: ten times those of all that a kundli can say. */
const mostReadings = 20_000;

/**
 * Where a text may be taken apart without being shaped otherwise: before a space, and between a digit and a mark, which these
 * fonts set without kerning. A page of dates is made of a hundred numbers, not of a thousand words.
 */
const bounds = /(?= )|(?<=\d)(?=[-°'’:.,/])|(?<=[-°'’:.,/])(?=\d)/;

/**
 * The same font, shaping each word once. Applying Devanagari's rules takes up to a millisecond a word, and a document asks
 * for the same words when it measures, breaks and draws.
 */
export function shapeOnce(font: fontkit.Font): ShapedFont {
  const kept = keepRecent<Word>(mostWords);
  const shape = (text: string) => (text.length > longestWord ? shapeAnew(text) : kept(text, () => shapeAnew(text)));

  function shapeAnew(text: string): Word {
    // fontkit gives a glyph the letters of the first word it stood in: started afresh, a word's letters are its own, and a
    // document does not depend on the ones before it.
    (font as unknown as { _glyphs: object })._glyphs = {};
    const { glyphs, positions } = font.layout(text);
    const letters = logicalLetters(
      text,
      glyphs.map(({ codePoints }) => codePoints),
    );
    const word: Word = {
      advance: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
      glyphs: glyphs.map(({ id, advanceWidth }, at) => ({
        id: idFor(id, letters[at]!),
        advanceWidth,
        codePoints: letters[at]!,
      })),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
    };
    return word;
  }

  /** pdfkit hands over one word or date, often with the space after it, and scales the positions that it is given. */
  function layout(text: string, features?: Parameters<fontkit.Font['layout']>[1]) {
    if (features) return font.layout(text, features);
    const parts = text.split(bounds).map(shape);
    const positions = parts.flatMap((part) => part.positions.map((position) => ({ ...position })));
    return {
      glyphs: parts.flatMap((part) => part.glyphs),
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }

  // Asked for each time, the font would read it from its table.
  const { unitsPerEm } = font;

  function measure(text: string) {
    const words = text.split(bounds).map(shape);
    return { words, ems: words.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm };
  }

  const given = new Map<string, number>();
  /**
   * A document maps each number of a glyph to letters once, but the same glyph stands for other letters in other words:
   * each reading gets a number of its own, with the glyph's in the lower 16 bits.
   */
  function idFor(glyph: number, letters: readonly number[]): number {
    const key = `${glyph}:${letters.join()}`;
    const known = given.get(key);
    if (known !== undefined) return known;
    // Names bring readings of their own without end: forgotten ones only get another number.
    if (given.size >= mostReadings) given.clear();
    const id = glyph + readings * 0x10000;
    readings += 1;
    given.set(key, id);
    return id;
  }
  let readings = 1;

  let cut: ReturnType<typeof fontCutter> | undefined;
  /** The part of the font that a document carries: a glyph once for each of its readings. */
  function createSubset() {
    const subset = font.createSubset() as unknown as Subset;
    const includeGlyph = (glyph: number | { id: number }) => {
      const id = typeof glyph === 'object' ? glyph.id : glyph;
      subset.mapping[id] ??= subset.glyphs.push(id & 0xffff) - 1;
      return subset.mapping[id];
    };
    cut ??= fontCutter(font);
    return Object.assign(subset, { includeGlyph, encode: () => cut?.(subset.glyphs, includeGlyph) });
  }

  return Object.create(font, {
    layout: { value: layout },
    measure: { value: measure },
    createSubset: { value: createSubset },
  }) as ShapedFont;
}

/** What fontkit's subsets keep: the font's glyphs in the order of their new numbers, and those by the old ones. */
type Subset = { glyphs: number[]; mapping: Record<number, number> };
