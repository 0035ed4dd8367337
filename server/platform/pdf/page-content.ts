import { deflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';
import { type CarriedFont, ownFont, short } from './carried-font.ts';
import type { Weight } from './faces.ts';
import { gatherBytes } from './gather-bytes.ts';
import { embedFont, type Reference } from './make-font.ts';
import type { Line } from './set-lines.ts';

type PdfKit = InstanceType<typeof PDFDocument>;

/**
 * pdfkit's internal fields of a page. They are missing from its types; the version is pinned.
 */
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
/** Repeated drawings, by key. */
const repeated = new Map<string, string>();

export type CachedFonts = Readonly<Record<Weight, CarriedFont>>;

/** `size` in points, `color` '#RRGGBB'. */
export type Ink = { size: number; weight: Weight; color: string };

export type PageContent = {
  /**
   * Draws a line of text.
   * @param left and `top`: the start of its baseline, in points from the upper left corner
   */
  show: (line: Line, left: number, top: number, ink: Ink) => void;
  /**
   * Draws a position-independent drawing: computed once for the thread, and copied from then on.
   * Without text.
   */
  repeat: (key: string, draw: () => void) => void;
  /** Embeds the used fonts in the document: after the last page. */
  embedFonts: () => void;
};

/**
 * Collects a page's content until the page is complete. pdfkit's own implementation converts
 * each of a thousand lines to bytes character by character, measures and shapes each text
 * again, and sets up the page's coordinates for each. Called before the first page; drawing
 * must be synchronous.
 * @param kept fonts shared by many documents; glyphs missing from them use fonts of this
 *   document alone
 */
export function gatherContent(pdf: PdfKit, stored: CachedFonts | null): PageContent {
  const inside = pdf as unknown as Inside;
  // Left over from a document that could not be drawn.
  drawn.clear();
  const flushPages = inside.flushPages.bind(pdf);
  const references = new Map<CarriedFont, Reference>();
  const own: Partial<Record<Weight, CarriedFont>> = {};
  // Position and style of the last text. Any drawing by pdfkit may change all of it.
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
      // Text in it consists of glyph numbers, a byte per character.
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
      let font = stored?.[ink.weight];
      if (!font || !writeStored(font, line, ink.size)) {
        font = ownFontIn(ink.weight);
        writeLabels(font, line.words, ink.size);
      }
      turnTo(font, ink.size);
      for (let at = 0; at < saved; at += 1) drawn.put(parts[at]!);
    },
    repeat(key, draw) {
      leaveText();
      const existing = repeated.get(key);
      if (existing !== undefined) {
        drawn.put(existing);
        return;
      }
      const from = drawn.length();
      draw();
      repeated.set(key, drawn.from(from).toString('latin1'));
    },
    embedFonts() {
      for (const [{ name, made: created }, reference] of references) embedFont(pdf, reference, partOf(name), created());
    },
  };
}

/** A letter for each number of a name such as 'F3'. */
const partOf = (name: string) => String.fromCharCode(0x40 + Number(name.slice(1)));

/**
 * The current line's parts, of which only the first ones are in use: joining them to one string
 * would copy each of them twice, and a new list would be allocated again.
 */
const parts: string[] = [];
let saved = 0;

function write(part: string): void {
  parts[saved] = part;
  saved += 1;
}

/** As below, with the last encoding where the line is a frequent one. */
function writeStored(font: CarriedFont, line: Line, size: number): boolean {
  const { last } = line;
  if (last?.font === font && (last.size === size || !line.words.some(({ raised }) => raised))) {
    saved = 0;
    write(last.text);
    return true;
  }
  if (!writeLabels(font, line.words, size)) return false;
  if (line.recurs) line.last = { font, size, text: parts.slice(0, saved).join('') };
  return true;
}

/**
 * Sets `parts` to the operators that draw these glyph runs in sequence.
 * @returns false where the font lacks a glyph
 */
function writeLabels(font: CarriedFont, labels: Line['words'], size: number): boolean {
  saved = 0;
  let open = false;
  for (const word of labels) {
    const visible = font.write(word, size);
    if (visible === null) return false;
    if (open !== word.joins) write(open ? ')]TJ\n' : '[(');
    write(visible);
    open = word.joins;
  }
  if (open) write(')]TJ\n');
  return true;
}

const fills = new Map<string, string>();

/** Sets the fill colour. @param color '#RRGGBB' */
function fillOf(color: string): string {
  const existing = fills.get(color);
  if (existing !== undefined) return existing;
  const parts = [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const fill = `${parts.join(' ')} rg\n`;
  fills.set(color, fill);
  return fill;
}
