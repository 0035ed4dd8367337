import { openFont, type Weight } from './faces.ts';
import { type MadeFont, makeFont } from './make-font.ts';
import { settingIn } from './set-lines.ts';
import type { Glyph, Word } from './shape-words.ts';

/** A font as documents carry it: glyphs of all scripts in one weight, numbered anew. */
export type CarriedFont = {
  /** What pages call it. */
  name: string;
  /**
   * A word as a page shows it, in letters of a byte each: one that joins others as the inside of a string in an array, another as
   * operators. Null where the font is closed and has not all of it.
   * @param size in points
   */
  write: (word: Word, size: number) => string | null;
  /** What a document holds of it. */
  made: () => MadeFont;
};

/** A font of one document: it takes up every glyph that is written with it. */
export function ownFont(name: string, weight: Weight): CarriedFont {
  const { glyphs, numberOf } = glyphList(weight);
  return { name, write: wordWriter(numberOf), made: () => makeFont(weight, glyphs) };
}

/** A font of all glyphs that these words show, closed then and made once, for any number of documents. */
export function fontOfWords(name: string, weight: Weight, words: string): CarriedFont {
  const { glyphs, numbers, numberOf } = glyphList(weight);
  for (const word of settingIn(weight).line(words).words) word.glyphs.forEach(numberOf);
  let made: MadeFont | undefined;
  return {
    name,
    write: wordWriter(({ key }) => numbers.get(key)),
    made() {
      made ??= makeFont(weight, glyphs);
      return made;
    },
  };
}

function glyphList(weight: Weight) {
  // The first is the one that programs show where a document names a glyph that its font lacks.
  const missing = { width: openFont(weight, 0).shaping.glyphHAdvance(0), x: 0, y: 0, advance: 0 };
  const glyphs: Glyph[] = [{ key: '', font: 0, id: 0, letters: [0], ...missing }];
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

/** Writes each word once, but for those that depend on the size. */
function wordWriter(numberOf: NumberOf): CarriedFont['write'] {
  const written = new WeakMap<Word, string | null>();
  return function write(word, size) {
    const known = written.get(word);
    if (known !== undefined) return known;
    const text = writeWord(word, size, numberOf);
    if (!word.raised) written.set(word, text);
    return text;
  };
}

function writeWord({ glyphs, spelt, joins }: Word, size: number, numberOf: NumberOf): string | null {
  const text = writeGlyphs(glyphs, size, numberOf);
  if (text === null) return null;
  if (joins) return text.slice(1, -1);
  return spelt === null ? `[${text}]TJ\n` : spellOut(spelt, text);
}

function writeGlyphs(glyphs: readonly Glyph[], size: number, numberOf: NumberOf): string | null {
  let text = '';
  // Of glyphs that follow each other; no string is empty, since PDFium forgets the number before an empty one.
  let open = '';
  const close = () => {
    if (open !== '') text += `(${open})`;
    open = '';
  };
  // How far what comes next moves to the left.
  let back = 0;
  for (const glyph of glyphs) {
    const number = numberOf(glyph);
    if (number === undefined) return null;
    back -= glyph.x;
    if (back !== 0) {
      close();
      text += short(back);
    }
    const shown = byteIn(number >> 8) + byteIn(number & 0xff);
    if (glyph.y === 0) open += shown;
    else {
      close();
      text += `]TJ\n${short((glyph.y * size) / 1000)} Ts\n[(${shown})]TJ\n0 Ts\n[`;
    }
    back = glyph.width + glyph.x - glyph.advance;
  }
  close();
  return back === 0 ? text : text + short(back);
}

/** Programs that read or copy a document take the word itself instead of what they make of the glyphs. */
function spellOut(word: string, glyphs: string): string {
  const letters = Array.from(Buffer.from(`\ufeff${word}`, 'utf16le').swap16(), byteIn).join('');
  return `/Span<</ActualText(${letters})>>BDC\n[${glyphs}]TJ\nEMC\n`;
}

/** A byte in a PDF's string. */
function byteIn(code: number): string {
  if (code === 0x0d) return '\\r';
  const letter = String.fromCharCode(code);
  return letter === '(' || letter === ')' || letter === '\\' ? `\\${letter}` : letter;
}

/** A number with as many decimals as a printer can tell. */
export const short = (value: number) => String(Math.round(value * 1000) / 1000);
