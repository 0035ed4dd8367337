import { deflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';
import { type CarriedFont, ownFont, short } from './carried-font.ts';
import type { Weight } from './faces.ts';
import { gatherBytes } from './gather-bytes.ts';
import { embedFont, type Reference } from './make-font.ts';
import type { Line } from './set-lines.ts';

type PdfKit = InstanceType<typeof PDFDocument>;

/** What pdfkit keeps of a page. Its types know nothing of it; the version is pinned. */
type Inside = {
  page: {
    content: { compress: boolean; data: Record<string, unknown>; write: (bytes: Uint8Array) => void };
    fonts: Record<string, unknown>;
  };
  addContent: (text: string) => PdfKit;
  flushPages: () => void;
};

/** A fifth larger than the best, in less than half of the time. */
const level = 3;

/** Pages are drawn one after the other, so that all of them are gathered in the same place. */
const drawn = gatherBytes(256 * 1024);
/** What is drawn again and again, by its key. */
const repeated = new Map<string, string>();

export type KeptFonts = Readonly<Record<Weight, CarriedFont>>;

/** `size` in points, `color` '#RRGGBB'. */
export type Ink = { size: number; weight: Weight; color: string };

export type PageContent = {
  /** Shows a line. @param left and `top`: where its baseline begins, in points from the upper left corner */
  show: (line: Line, left: number, top: number, ink: Ink) => void;
  /** Draws what is the same wherever it is drawn: once for the thread, and from then on by copying it. Texts are no part of it. */
  repeat: (key: string, draw: () => void) => void;
  /** Writes the fonts that were shown into the document: after the last page. */
  embedFonts: () => void;
};

/**
 * Gathers what is drawn on a page until the page is over. pdfkit's own way turns each of a thousand lines into bytes letter by
 * letter, measures and shapes each text anew, and sets up the page's coordinates for each. Called before the first page; whoever
 * draws does so without waiting for anything.
 * @param kept fonts that many documents carry; what they have not is written with fonts of this document alone
 */
export function gatherContent(pdf: PdfKit, kept: KeptFonts | null): PageContent {
  const inside = pdf as unknown as Inside;
  // Left over from a document that could not be drawn.
  drawn.clear();
  const flushPages = inside.flushPages.bind(pdf);
  const references = new Map<CarriedFont, Reference>();
  const own: Partial<Record<Weight, CarriedFont>> = {};
  // Where and how the last text was shown. What pdfkit draws may change all of it.
  let last: { x: number; y: number } | null = null;
  let font: CarriedFont | null = null;
  let [size, color] = [0, ''];

  function leaveText() {
    if (last) drawn.put('ET\n');
    last = font = null;
    color = '';
  }
  inside.addContent = (text) => {
    leaveText();
    drawn.put(text);
    drawn.put('\n');
    return pdf;
  };
  inside.flushPages = () => {
    leaveText();
    if (drawn.length() > 0) {
      const { content } = inside.page;
      content.compress = false;
      content.data.Filter = 'FlateDecode';
      // Words stand in it as numbers of glyphs, a byte a letter.
      content.write(deflateSync(drawn.from(0), { level }));
    }
    drawn.clear();
    flushPages();
  };

  function turnTo(next: CarriedFont, points: number) {
    if (font === next && size === points) return;
    font = next;
    size = points;
    const reference = references.get(next) ?? (pdf.ref({}) as unknown as Reference);
    references.set(next, reference);
    inside.page.fonts[next.name] = reference;
    drawn.put(`/${next.name} ${short(points)} Tf\n`);
  }

  function ownFontIn(weight: Weight): CarriedFont {
    own[weight] ??= ownFont(weight === 'plain' ? 'F3' : 'F4', weight);
    return own[weight];
  }

  return {
    show(line, left, top, ink) {
      if (line.words.length === 0) return;
      // In thousandths of a point, so that no line drifts.
      const x = Math.round(left * 1000);
      const y = Math.round(top * 1000);
      const inText = last !== null;
      if (!inText) drawn.put('BT\n1 0 0 -1 ');
      drawn.putThousandths(last ? x - last.x : x);
      drawn.put(' ');
      drawn.putThousandths(last ? last.y - y : y);
      drawn.put(inText ? ' Td\n' : ' Tm\n');
      last = { x, y };
      if (color !== ink.color) drawn.put(fillOf(ink.color));
      color = ink.color;
      let font = kept?.[ink.weight];
      if (!font || !writeKept(font, line, ink.size)) {
        font = ownFontIn(ink.weight);
        writeWords(font, line.words, ink.size);
      }
      turnTo(font, ink.size);
      for (let at = 0; at < written; at += 1) drawn.put(parts[at]!);
    },
    repeat(key, draw) {
      leaveText();
      const known = repeated.get(key);
      if (known !== undefined) {
        drawn.put(known);
        return;
      }
      const from = drawn.length();
      draw();
      repeated.set(key, drawn.from(from).toString('latin1'));
    },
    embedFonts() {
      for (const [{ name, made }, reference] of references) embedFont(pdf, reference, partOf(name), made());
    },
  };
}

/** A letter for each number of a name such as 'F3'. */
const partOf = (name: string) => String.fromCharCode(0x40 + Number(name.slice(1)));

/**
 * Of the line that is being written, the first so many: joined to one text each of them would be copied twice, and a list that begins
 * anew would take its room anew.
 */
const parts: string[] = [];
let written = 0;

function write(part: string): void {
  parts[written] = part;
  written += 1;
}

/** As below, with what was written last where the line is one that is said often. */
function writeKept(font: CarriedFont, line: Line, size: number): boolean {
  const { last } = line;
  if (last?.font === font && (last.size === size || !line.words.some(({ raised }) => raised))) {
    written = 0;
    write(last.text);
    return true;
  }
  if (!writeWords(font, line.words, size)) return false;
  if (line.recurs) line.last = { font, size, text: parts.slice(0, written).join('') };
  return true;
}

/** Makes `parts` the operators that show words one after the other. @returns false where the font has not all of them */
function writeWords(font: CarriedFont, words: Line['words'], size: number): boolean {
  written = 0;
  let open = false;
  for (const word of words) {
    const shown = font.write(word, size);
    if (shown === null) return false;
    if (open !== word.joins) write(open ? ')]TJ\n' : '[(');
    write(shown);
    open = word.joins;
  }
  if (open) write(')]TJ\n');
  return true;
}

const fills = new Map<string, string>();

/** Sets the colour of what is filled. @param color '#RRGGBB' */
function fillOf(color: string): string {
  const known = fills.get(color);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const fill = `${parts.join(' ')} rg\n`;
  fills.set(color, fill);
  return fill;
}
