import { buffer } from 'node:stream/consumers';
import { palette } from '@jyotiratna/contract';
import PDFDocument from 'pdfkit';
import { fontOfText } from './carried-font.ts';
import { createPdfContent, type PdfContent, type SharedFonts } from './page-content.ts';
import { type PdfLine, settingIn } from './set-lines.ts';

export type Pdf = InstanceType<typeof PDFDocument> & { content: PdfContent };
export type Style = {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  color?: string;
};

/** Margins of the text area on A4, in points. */
export const [left, right] = [40, 555];
export const ink = palette.ink900;
export const soft = palette.ink600;

/** Sample text that covers all glyphs used by the documents of a kind, in each weight. */
export type Vocabulary = Readonly<Record<'plain' | 'bold', string>>;

type Options = {
  title: string;
  created: Date;
  lang: string;
  /**
   * If set, all documents share the same fonts of it, with one of their own only for missing
   * glyphs.
   */
  vocabulary?: Vocabulary;
};

/** Renders a document on A4 and returns its bytes. The same content yields the same bytes. */
export async function writePdf(
  { title, created, lang, vocabulary }: Options,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const plain = new PDFDocument({
    size: 'A4',
    margin: 40,
    info: { Title: title, CreationDate: created },
    lang,
    // Each page begins once its content can be shown; there is no font but the shop's own.
    autoFirstPage: false,
    font: '',
  });
  const pdf: Pdf = Object.assign(plain, {
    content: createPdfContent(plain, vocabulary ? fontsOf(vocabulary) : null),
  });
  const full = buffer(pdf);
  pdf.addPage();
  draw(pdf);
  pdf.content.embedFonts();
  pdf.end();
  return full;
}

const shared = new WeakMap<Vocabulary, SharedFonts>();

function fontsOf(vocabulary: Vocabulary): SharedFonts {
  const existing = shared.get(vocabulary);
  if (existing) return existing;
  const { plain, bold } = vocabulary;
  const fonts = {
    plain: fontOfText('F1', 'plain', plain),
    bold: fontOfText('F2', 'bold', bold),
  };
  shared.set(vocabulary, fonts);
  return fonts;
}

const weightOf = ({ bold = false }: Style) => (bold ? 'bold' : 'plain');

/** A text in one line, however long. */
export function lineOf(text: string, style: Style): PdfLine {
  return settingIn(weightOf(style)).line(text);
}

/** The width of a text in points. */
export function widthOf(text: string, style: Style): number {
  return (lineOf(text, style).width * (style.size ?? 9)) / 1000;
}

/**
 * Draws one line on the baseline `y` (points from the page's top), in a smaller size where it is
 * too long for its place.
 */
export function drawText(
  pdf: Pdf,
  text: string | PdfLine,
  place: readonly [x: number, y: number, width: number],
  style: Style = {},
): void {
  const { size: max = 9, align = 'left', color = ink } = style;
  const weight = weightOf(style);
  const setting = settingIn(weight);
  const line =
    typeof text === 'string'
      ? setting.line(text)
      : text.weight === weight
        ? text
        : setting.line(text.text);
  const full = (line.width * max) / 1000;
  const size = full <= place[2] ? max : Math.floor((max * place[2] * 100) / full) / 100;
  const left = align === 'left' ? 0 : place[2] - (line.width * size) / 1000;
  // Positions in this file and the next are not destructured: a page has hundreds, and each would
  // run an iterator.
  pdf.content.show(line, place[0] + (align === 'center' ? left / 2 : left), place[1], {
    size,
    weight,
    color,
  });
}

/**
 * Breaks a text into lines of at most that width: at its spaces, and a longer word between its
 * characters.
 */
export function wrap(text: string, width: number, { size = 9, ...style }: Style): PdfLine[] {
  return settingIn(weightOf(style)).wrap(text, (width * 1000) / size);
}

/**
 * Draws a text in as many lines as it needs, the first on the baseline `y`.
 * @param step from one baseline to the next, in points @returns the baseline below the last line
 */
export function drawLines(
  pdf: Pdf,
  text: string | readonly PdfLine[],
  [x, y, width]: readonly [x: number, y: number, width: number],
  { step, ...style }: Style & { step: number },
): number {
  const lines = typeof text === 'string' ? wrap(text, width, style) : text;
  for (const [at, line] of lines.entries()) drawText(pdf, line, [x, y + at * step, width], style);
  return y + lines.length * step;
}

/** The lines of a table's cell: one where the text has room, as most have. */
export function cellLines(text: string, width: number, style: Style & { size: number }): PdfLine[] {
  const line = lineOf(text, style);
  return (line.width * style.size) / 1000 <= width ? [line] : wrap(text, width, style);
}

/**
 * The largest scale, at most 1, at which the content fits: reduced in steps of a twentieth, so
 * that nothing is ever omitted.
 * @param heightAt its height at a scale, in points
 */
export function scaleToFit(room: number, heightAt: (scale: number) => number): number {
  let scale = 1;
  while (heightAt(scale) > room && scale > 0.05) scale -= scale > 0.3 ? 0.05 : 0.01;
  return scale;
}

/** A line across the page, `y` points from its top. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(palette.marble300).stroke();
}
