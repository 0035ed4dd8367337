import type PDFDocument from 'pdfkit';
import { type CarriedFont, ownFont, short } from './carried-font.ts';
import type { Weight } from './faces.ts';
import { embedFont, type Reference } from './make-font.ts';
import type { PdfLine } from './set-lines.ts';

export type SharedFonts = Readonly<Record<Weight, CarriedFont>>;

/** `size` in points, `color` '#RRGGBB'. */
export type Ink = { size: number; weight: Weight; color: string };

export type PdfContent = {
  /**
   * Draws a line of text.
   * @param left and `top`: the start of its baseline, in points from the upper left corner of the
   * page
   */
  show: (line: PdfLine, left: number, top: number, ink: Ink) => void;
  /** Embeds the used fonts in the document; to be called after the last page. */
  embedFonts: () => void;
};

/**
 * Writes lines of shaped words to the pages of a document, besides pdfkit's own drawing.
 * @param shared fonts that many documents embed; words with missing glyphs are written in fonts of
 * this document
 */
export function createPdfContent(
  pdf: InstanceType<typeof PDFDocument>,
  shared: SharedFonts | null,
): PdfContent {
  const references = new Map<CarriedFont, Reference>();
  const own: Partial<Record<Weight, CarriedFont>> = {};

  function nameOnPage(font: CarriedFont): string {
    const reference = references.get(font) ?? pdf.ref({});
    references.set(font, reference);
    pdf.page.fonts[font.name] = reference;
    return font.name;
  }

  function ownFontIn(weight: Weight): CarriedFont {
    own[weight] ??= ownFont(weight === 'plain' ? 'F3' : 'F4', weight);
    return own[weight];
  }

  return {
    show({ words }, left, top, { size, weight, color }) {
      if (words.length === 0) return;
      let font = shared?.[weight];
      let shown = font ? writeWords(font, words, size) : null;
      if (!font || shown === null) {
        font = ownFontIn(weight);
        shown = writeWords(font, words, size);
      }
      const place = `1 0 0 -1 ${short(left)} ${short(top)} Tm`;
      pdf.addContent(
        `BT\n${place}\n${fillOf(color)}/${nameOnPage(font)} ${short(size)} Tf\n${shown}ET`,
      );
    },
    embedFonts() {
      for (const [{ name, create }, reference] of references)
        embedFont(pdf, reference, partOf(name), create());
    },
  };
}

/** A letter for the number in a font name such as 'F3'. */
const partOf = (name: string) => String.fromCharCode(0x40 + Number(name.slice(1)));

/** The operators that draw consecutive words; null if the font lacks a glyph. */
function writeWords(font: CarriedFont, words: PdfLine['words'], size: number): string | null {
  let text = '';
  let open = false;
  for (const word of words) {
    const shown = font.write(word, size);
    if (shown === null) return null;
    if (open !== word.joins) text += open ? ')]TJ\n' : '[(';
    text += shown;
    open = word.joins;
  }
  return open ? `${text})]TJ\n` : text;
}

/** Sets the fill colour. @param color '#RRGGBB' */
function fillOf(color: string): string {
  const parts = [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return `${parts.join(' ')} rg\n`;
}
