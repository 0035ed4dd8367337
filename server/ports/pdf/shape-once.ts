import type * as fontkit from 'fontkit';
import { LRUCache } from 'lru-cache';

/** What a PDF takes of a shaped word: plain numbers, so that keeping one keeps nothing else alive. */
type Word = { glyphs: { id: number; advanceWidth: number; codePoints: number[] }[]; positions: Position[] };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** Bytes of shaped words kept for one font: all that a kundli can say, some thousand words, with room for names. */
const capacity = 4 * 1024 * 1024;

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
    const word = {
      glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
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

  return Object.create(font, { layout: { value: layout } }) as fontkit.Font;
}
