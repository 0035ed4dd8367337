import type * as fontkit from 'fontkit';
import { LRUCache } from 'lru-cache';
import { logicalLetters } from './logical-letters.ts';

/** What a PDF takes of a shaped word: plain numbers, so that keeping one keeps nothing else alive. */
type Word = { glyphs: { id: number; advanceWidth: number; codePoints: number[] }[]; positions: Position[] };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** Bytes of shaped words kept for one font: all that a kundli can say, some thousand words, with room for names. */
const capacity = 4 * 1024 * 1024;
/** Readings of glyphs that are remembered: ten times those of all that a kundli can say. */
const mostReadings = 20_000;

/**
 * The same font, shaping each word once. Applying Devanagari's rules takes up to a millisecond a word, and a document asks
 * for the same words when it measures, breaks and draws.
 */
export function shapeOnce(font: fontkit.Font): fontkit.Font {
  const words = new LRUCache<string, Word>({
    maxSize: capacity,
    sizeCalculation: ({ glyphs }, text) => 200 + text.length * 2 + glyphs.length * 300,
  });

  function shape(text: string): Word {
    const known = words.get(text);
    if (known) return known;
    // fontkit gives a glyph the letters of the first word it stood in: started afresh, a word's letters are its own, and a
    // document does not depend on the ones before it.
    (font as unknown as { _glyphs: object })._glyphs = {};
    const { glyphs, positions } = font.layout(text);
    const letters = logicalLetters(
      text,
      glyphs.map(({ codePoints }) => codePoints),
    );
    const word = {
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
    words.set(text, word);
    return word;
  }

  /** pdfkit hands over one word, often with the space after it, and scales the positions that it is given. */
  function layout(text: string, features?: Parameters<fontkit.Font['layout']>[1]) {
    if (features) return font.layout(text, features);
    const parts = text.split(/(?= )/).map(shape);
    const positions = parts.flatMap((part) => part.positions.map((position) => ({ ...position })));
    return {
      glyphs: parts.flatMap((part) => part.glyphs),
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
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

  /** The part of the font that a document carries: a glyph once for each of its readings. */
  function createSubset() {
    const subset = font.createSubset() as unknown as Subset;
    return Object.assign(subset, {
      includeGlyph(glyph: number | { id: number }) {
        const id = typeof glyph === 'object' ? glyph.id : glyph;
        subset.mapping[id] ??= subset.glyphs.push(id & 0xffff) - 1;
        return subset.mapping[id];
      },
    });
  }

  return Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } }) as fontkit.Font;
}

/** What fontkit's subsets keep: the font's glyphs in the order of their new numbers, and those by the old ones. */
type Subset = { glyphs: number[]; mapping: Record<number, number> };
