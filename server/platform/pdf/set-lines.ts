import { itemAt } from '@jyotiratna/contract';
import { cacheRecent } from './cache-recent.ts';
import { type Direction, directionOf, directionRuns, hasRightToLeft } from './direction-runs.ts';
import type { Weight } from './faces.ts';
import { type Glyph, type Word, wordShaper } from './shape-words.ts';
import { type Part, splitScripts } from './split-scripts.ts';

/** A text set in one line; its width is in thousandths of an em. */
export type PdfLine = {
  text: string;
  weight: Weight;
  words: Word[];
  width: number;
};

/** Digits with adjacent punctuation, which these fonts set without kerning. */
const numeric = /^[-\d°'’:.,/]+$/;
/** Text that is unlikely to recur in another document: a full sentence, a date, a number. */
const fleeting = /.{40}|\d/s;
/**
 * Cache sizes for each weight: lines (names, table headers, single words); paragraphs (wrapped text
 * common to many births); parts of numbers.
 */
const [maxLines, maxParagraphs, maxNumbers] = [2000, 500, 2000];

type Setter = ReturnType<typeof lineSetter>;
const setters: Partial<Record<Weight, Setter>> = {};

/** Sets lines in a weight; frequent text is set once per thread. */
export function settingIn(weight: Weight): Setter {
  setters[weight] ??= lineSetter(weight);
  return setters[weight];
}

function lineSetter(weight: Weight) {
  const shapers: Shaper[] = [];
  const shape = ({ text, font }: Part, direction?: Direction) => {
    shapers[font] ??= wordShaper(weight, font);
    return shapers[font](text, direction);
  };
  const latin = (text: string) => shape({ text, font: 0 });
  const existing = cacheRecent<PdfLine>(maxLines);
  const paragraphs = cacheRecent<PdfLine[]>(maxParagraphs);
  const space = latin(' ');
  const numbers = cacheRecent<Word>(maxNumbers);
  const digits: Word[] = [];

  /** Sets a number from cached digits instead of shaping it, since there are many. */
  function setNumber(text: string): Word {
    const glyphs: Glyph[] = [];
    let width = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      digits[code] ??= latin(text.charAt(at));
      glyphs.push(itemAt(digits[code].glyphs, 0));
      width += digits[code].width;
    }
    return { glyphs, width, spelt: null, raised: false, joins: true };
  }

  const number = (text: string) => numbers(text, setNumber);

  function addNumber(line: PdfLine, text: string): void {
    // Split before the year, because days and years recur, whereas dates do not.
    const year = text.lastIndexOf('-') + 1;
    if (year > 1 && year < text.length) {
      add(line, number(text.slice(0, year)));
      add(line, number(text.slice(year)));
    } else add(line, number(text));
  }

  const spaced = new WeakMap<Word, Word>();
  /**
   * Adds a space, within the ActualText of a word that has one: PDFium detects no space between two
   * such words below an overhanging mark.
   */
  function addSpace(line: PdfLine): void {
    const last = line.words.at(-1);
    if (!last || last.spelt === null) {
      add(line, space);
      return;
    }
    const existing = spaced.get(last) ?? followed(last, space);
    spaced.set(last, existing);
    line.words[line.words.length - 1] = existing;
    line.width += space.width;
  }

  function setToken(text: string): PdfLine {
    const line = emptyLine(text, weight);
    for (const part of splitScripts(text)) add(line, shape(part));
    return line;
  }

  /** Adds a part of a text without spaces. */
  function addToken(line: PdfLine, text: string): void {
    if (numeric.test(text)) addNumber(line, text);
    else {
      const { words } = fleeting.test(text) ? setToken(text) : existing(text, setToken);
      for (const word of words) add(line, word);
    }
  }

  /** Adds a left-to-right text. */
  function addText(line: PdfLine, text: string): void {
    let from = 0;
    for (let to = text.indexOf(' '); to >= 0; to = text.indexOf(' ', from)) {
      if (to > from) addToken(line, text.slice(from, to));
      addSpace(line);
      from = to + 1;
    }
    if (from < text.length) addToken(line, text.slice(from));
  }

  /** @param base the direction of the line's paragraph */
  function setLine(text: string, base?: Direction): PdfLine {
    const line = emptyLine(text, weight);
    if (!hasRightToLeft(text)) {
      addText(line, text);
      return line;
    }
    for (const run of directionRuns(text, base ?? directionOf(text))) {
      if (run.direction === 'ltr') addText(line, run.text);
      else for (const part of splitScripts(run.text).reverse()) add(line, shape(part, 'rtl'));
    }
    return line;
  }

  function setPart(text: string): PdfLine {
    const token = emptyLine(text, weight);
    addToken(token, text);
    return token;
  }

  /**
   * Breaks a word that is wider than a line into parts with as many characters as fit, at least
   * one.
   */
  function breakWord(word: string, room: number): PdfLine[] {
    const chars = Array.from(graphemes.segment(word), ({ segment }) => segment);
    const parts: PdfLine[] = [];
    while (chars.length > 0) {
      let [matches, over] = [1, chars.length + 1];
      while (over - matches > 1) {
        const middle = (matches + over) >> 1;
        if (setPart(chars.slice(0, middle).join('')).width <= room) matches = middle;
        else over = middle;
      }
      parts.push(setPart(chars.splice(0, matches).join('')));
    }
    return parts;
  }

  function breakLines(text: string, room: number): PdfLine[] {
    const lines: PdfLine[] = [];
    for (const part of text.split(/\s+/).filter(Boolean)) {
      const token = setPart(part);
      const line = lines.at(-1);
      if (line && line.width + space.width + token.width <= room) {
        line.text += ` ${part}`;
        addSpace(line);
        for (const word of token.words) add(line, word);
      } else if (token.width <= room) lines.push(token);
      else lines.push(...breakWord(part, room));
    }
    if (!hasRightToLeft(text)) return lines;
    const base = directionOf(text);
    return lines.map((line) => setLine(line.text, base));
  }

  return {
    /** Sets a text in one line of any length. */
    line: (text: string) => (fleeting.test(text) ? setLine(text) : existing(text, setLine)),
    /**
     * Breaks a text into lines at its spaces, and a word wider than a line between its characters.
     */
    wrap: (text: string, room: number) =>
      paragraphs(`${room} ${text}`, () => breakLines(text, room)),
  };
}

function followed(word: Word, space: Word): Word {
  const { glyphs, width } = space;
  return {
    ...word,
    glyphs: [...word.glyphs, ...glyphs],
    width: word.width + width,
    spelt: `${word.spelt} `,
  };
}

type Shaper = ReturnType<typeof wordShaper>;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const emptyLine = (text: string, weight: Weight): PdfLine => ({
  text,
  weight,
  words: [],
  width: 0,
});

function add(line: PdfLine, word: Word): void {
  line.words.push(word);
  line.width += word.width;
}
