import { type Direction, directionOf, directionRuns, hasRightToLeft } from './direction-runs.ts';
import type { Weight } from './faces.ts';
import { keepRecent } from './keep-recent.ts';
import { type Glyph, type Word, wordShaper } from './shape-words.ts';
import { type Part, splitScripts } from './split-scripts.ts';

/** A text as it is set in one line. Its width is in thousandths of an em. */
export type Line = {
  text: string;
  weight: Weight;
  words: Word[];
  width: number;
  /** Whether other documents will say it. */
  recurs: boolean;
  /** As it was written last with a font that many documents carry, where it recurs. */
  last: { font: object; size: number; text: string } | null;
};

/** Digits, and marks beside them: these fonts set them without kerning, as they do a space. */
const figures = /^[-\d°'’:.,/]+$/;
/** What the next document will hardly say again: a sentence, a date, a number. */
const fleeting = /.{40}|\d/s;
/** Kept in a weight: names and heads in tables, words; broken texts, sentences that are said of many births; parts of numbers. */
const [mostLines, mostParagraphs, mostNumbers] = [2000, 500, 2000];

type Setter = ReturnType<typeof lineSetter>;
const setters: Partial<Record<Weight, Setter>> = {};

/** Sets lines in a weight. What is said often is set once for the thread. */
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
  const known = keepRecent<Line>(mostLines);
  const paragraphs = keepRecent<Line[]>(mostParagraphs);
  const space = latin(' ');
  const numbers = keepRecent<Word>(mostNumbers);
  const digits: Word[] = [];

  /** As the font would set it, without asking it: numbers are many. */
  function setNumber(text: string): Word {
    const glyphs: Glyph[] = [];
    let width = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      digits[code] ??= latin(text.charAt(at));
      glyphs.push(digits[code].glyphs[0]!);
      width += digits[code].width;
    }
    return { glyphs, width, spelt: null, raised: false, joins: true };
  }

  const number = (text: string) => numbers(text, setNumber);

  function addNumber(line: Line, text: string): void {
    // Days and years recur, dates do not.
    const year = text.lastIndexOf('-') + 1;
    if (year > 1 && year < text.length) {
      add(line, number(text.slice(0, year)));
      add(line, number(text.slice(year)));
    } else add(line, number(text));
  }

  const spaced = new WeakMap<Word, Word>();
  /** A word that is spelt out takes the space along: PDFium finds none between two such words where a mark hangs over it. */
  function addSpace(line: Line): void {
    const last = line.words.at(-1);
    if (!last || last.spelt === null) {
      add(line, space);
      return;
    }
    const known = spaced.get(last) ?? followed(last, space);
    spaced.set(last, known);
    line.words[line.words.length - 1] = known;
    line.width += space.width;
  }

  function setToken(text: string): Line {
    const line = emptyLine(text, weight);
    for (const part of splitScripts(text)) add(line, shape(part));
    return line;
  }

  /** A part of a text without a space. */
  function addToken(line: Line, text: string): void {
    if (figures.test(text)) addNumber(line, text);
    else {
      const { words } = fleeting.test(text) ? setToken(text) : known(text, setToken);
      for (const word of words) add(line, word);
    }
  }

  /** A text that is read from left to right, or a part of one. */
  function addText(line: Line, text: string): void {
    let from = 0;
    for (let to = text.indexOf(' '); to >= 0; to = text.indexOf(' ', from)) {
      if (to > from) addToken(line, text.slice(from, to));
      addSpace(line);
      from = to + 1;
    }
    if (from < text.length) addToken(line, text.slice(from));
  }

  /** @param base the direction of the paragraph that it is a line of */
  function setLine(text: string, base?: Direction): Line {
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

  const setRecurring = (text: string) => asRecurring(setLine(text));

  function setPart(text: string): Line {
    const token = emptyLine(text, weight);
    addToken(token, text);
    return token;
  }

  /** Parts of a word that has no room in a line: as many letters in each as there is room for, one at least. */
  function breakWord(word: string, room: number): Line[] {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    const parts: Line[] = [];
    while (letters.length > 0) {
      let [fits, over] = [1, letters.length + 1];
      while (over - fits > 1) {
        const middle = (fits + over) >> 1;
        if (setPart(letters.slice(0, middle).join('')).width <= room) fits = middle;
        else over = middle;
      }
      parts.push(setPart(letters.splice(0, fits).join('')));
    }
    return parts;
  }

  function breakLines(text: string, room: number): Line[] {
    const lines: Line[] = [];
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
    /** A text in one line, however long. */
    line: (text: string) => (fleeting.test(text) ? setLine(text) : known(text, setRecurring)),
    /** Breaks a text at its spaces, and a word for which no line has room, between its letters. */
    wrap: (text: string, room: number) => paragraphs(`${room} ${text}`, () => breakLines(text, room).map(asRecurring)),
  };
}

function followed(word: Word, space: Word): Word {
  const { glyphs, width } = space;
  return { ...word, glyphs: [...word.glyphs, ...glyphs], width: word.width + width, spelt: `${word.spelt} ` };
}

type Shaper = ReturnType<typeof wordShaper>;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const emptyLine = (text: string, weight: Weight): Line => ({
  text,
  weight,
  words: [],
  width: 0,
  recurs: false,
  last: null,
});

function asRecurring(line: Line): Line {
  line.recurs = true;
  return line;
}

function add(line: Line, word: Word): void {
  line.words.push(word);
  line.width += word.width;
}
