import { openFont, type Weight } from './faces.ts';
import { type CreatedFont, makeFont } from './make-font.ts';
import { settingIn } from './set-lines.ts';
import type { Glyph, Word } from './shape-words.ts';

/** A font embedded in documents: renumbered glyphs of all scripts in one weight. */
export type CarriedFont = {
  /** The font's resource name on pages. */
  name: string;
  /**
   * A word as page content, in single-byte characters: one that `joins` as the inside of a string
   * in an array, others as operators. Null if the font is fixed and lacks a glyph.
   * @param size in points
   */
  write: (word: Word, size: number) => string | null;
  /** Creates the font's objects for a document. */
  create: () => CreatedFont;
};

/** A font of one document, to which glyphs are added as they are used. */
export function ownFont(name: string, weight: Weight): CarriedFont {
  const { glyphs, numberOf } = glyphList(weight);
  return { name, write: wordWriter(numberOf), create: () => makeFont(weight, glyphs) };
}

/** A fixed font with all glyphs of a text, built once for any number of documents. */
export function fontOfText(name: string, weight: Weight, text: string): CarriedFont {
  const { glyphs, numbers, numberOf } = glyphList(weight);
  for (const word of settingIn(weight).line(text).words) word.glyphs.forEach(numberOf);
  let created: CreatedFont | undefined;
  return {
    name,
    write: wordWriter(({ key }) => numbers.get(key)),
    create() {
      created ??= makeFont(weight, glyphs);
      return created;
    },
  };
}

function glyphList(weight: Weight) {
  // Glyph 0, which viewers display for a glyph that the font lacks.
  const missing = { width: openFont(weight, 0).shaping.glyphHAdvance(0), x: 0, y: 0, advance: 0 };
  const glyphs: Glyph[] = [{ key: '', font: 0, id: 0, chars: [0], ...missing }];
  const numbers = new Map<string, number>();
  return {
    glyphs,
    numbers,
    numberOf(glyph: Glyph): number {
      const number = numbers.get(glyph.key) ?? glyphs.push(glyph) - 1;
      numbers.set(glyph.key, number);
      return number;
    },
  };
}

type NumberOf = (glyph: Glyph) => number | undefined;

/** Encodes each word once, except raised ones, which depend on the size. */
function wordWriter(numberOf: NumberOf): CarriedFont['write'] {
  const encoded = new WeakMap<Word, string | null>();
  return function write(word, size) {
    const existing = encoded.get(word);
    if (existing !== undefined) return existing;
    const text = writeWord(word, size, numberOf);
    if (!word.raised) encoded.set(word, text);
    return text;
  };
}

function writeWord(
  { glyphs, spelt, joins }: Word,
  size: number,
  numberOf: NumberOf,
): string | null {
  const text = writeGlyphs(glyphs, size, numberOf);
  if (text === null) return null;
  if (joins) return text.slice(1, -1);
  return spelt === null ? `[${text}]TJ\n` : spellOut(spelt, text);
}

function writeGlyphs(glyphs: readonly Glyph[], size: number, numberOf: NumberOf): string | null {
  let text = '';
  // The string of consecutive glyphs. Never emitted if empty, since PDFium ignores the number
  // before an empty string.
  let open = '';
  const close = () => {
    if (open !== '') text += `(${open})`;
    open = '';
  };
  // The shift of the next glyph to the left.
  let back = 0;
  for (const glyph of glyphs) {
    const number = numberOf(glyph);
    if (number === undefined) return null;
    back -= glyph.x;
    if (back !== 0) {
      close();
      text += short(back);
    }
    const code = byteIn(number >> 8) + byteIn(number & 0xff);
    if (glyph.y === 0) open += code;
    else {
      close();
      text += `]TJ\n${short((glyph.y * size) / 1000)} Ts\n[(${code})]TJ\n0 Ts\n[`;
    }
    back = glyph.width + glyph.x - glyph.advance;
  }
  close();
  return back === 0 ? text : text + short(back);
}

/**
 * Adds a word as ActualText, which programs that read or copy a document use instead of the glyphs.
 */
function spellOut(word: string, glyphs: string): string {
  const chars = Array.from(Buffer.from(`\ufeff${word}`, 'utf16le').swap16(), byteIn).join('');
  return `/Span<</ActualText(${chars})>>BDC\n[${glyphs}]TJ\nEMC\n`;
}

/** A byte in a PDF string, escaped if necessary. */
function byteIn(code: number): string {
  if (code === 0x0d) return '\\r';
  const letter = String.fromCharCode(code);
  return letter === '(' || letter === ')' || letter === '\\' ? `\\${letter}` : letter;
}

/** A number with at most three decimals. */
export const short = (value: number) => String(Math.round(value * 1000) / 1000);
