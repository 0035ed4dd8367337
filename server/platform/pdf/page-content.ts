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
      drawn.put(
        last ? `${(x - last.x) / 1000} ${(last.y - y) / 1000} Td\n` : `BT\n1 0 0 -1 ${x / 1000} ${y / 1000} Tm\n`,
      );
      last = { x, y };
      if (color !== ink.color) drawn.put(fillOf(ink.color));
      color = ink.color;
      const text = kept && writeKept(kept[ink.weight], line, ink.size);
      if (kept && text !== null) {
        turnTo(kept[ink.weight], ink.size);
        drawn.put(text);
      } else {
        const font = ownFontIn(ink.weight);
        turnTo(font, ink.size);
        drawn.put(writeLine(font, line.words, ink.size) ?? '');
      }
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

function writeKept(font: CarriedFont, line: Line, size: number): string | null {
  const { written } = line;
  if (written?.font === font && (written.size === size || !line.words.some(({ raised }) => raised)))
    return written.text;
  const text = writeLine(font, line.words, size);
  if (text !== null) line.written = { font, size, text };
  return text;
}

/** Operators that show words one after the other; null where the font has not all of them. */
function writeLine(font: CarriedFont, words: Line['words'], size: number): string | null {
  let text = '';
  let open = false;
  for (const word of words) {
    const written = font.write(word, size);
    if (written === null) return null;
    if (word.joins) text += open ? written : `[(${written}`;
    else text += open ? `)]TJ\n${written}` : written;
    open = word.joins;
  }
  return open ? `${text})]TJ\n` : text;
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
