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

/** The left and right edge of the text area on A4, in points. */
export const [left, right] = [40, 555];
export const ink = palette.ink900;
export const soft = palette.ink600;

/** Sample text in each weight that contains all glyphs of a kind of document. */
export type Vocabulary = Readonly<Record<'plain' | 'bold', string>>;

type Options = {
  title: string;
  created: Date;
  lang: string;
  /**
   * If set, all documents share fonts with these glyphs, and only have their own for missing ones.
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
    // Pages are added when their content can be drawn; there are no fonts but the shop's own.
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

/** Sets a text in one line of any length. */
export function lineOf(text: string, style: Style): PdfLine {
  return settingIn(weightOf(style)).line(text);
}

/** The width of a text in points. */
export function widthOf(text: string, style: Style): number {
  return (lineOf(text, style).width * (style.size ?? 9)) / 1000;
}

/**
 * Draws a line on the baseline `y` (points from the page's top), in a smaller size if it is too
 * wide.
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
  // Positions are not destructured here and in the next file: a page has hundreds, and each would
  // run an iterator.
  pdf.content.show(line, place[0] + (align === 'center' ? left / 2 : left), place[1], {
    size,
    weight,
    color,
  });
}

/**
 * Breaks a text into lines of at most this width in points: at its spaces, and a longer word
 * between its characters.
 */
export function wrap(text: string, width: number, { size = 9, ...style }: Style): PdfLine[] {
  return settingIn(weightOf(style)).wrap(text, (width * 1000) / size);
}

/**
 * Draws a text in as many lines as necessary, the first on the baseline `y`.
 * @param step distance of baselines in points @returns the baseline below the last line
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

/** The lines of a table cell; usually a single one. */
export function cellLines(text: string, width: number, style: Style & { size: number }): PdfLine[] {
  const line = lineOf(text, style);
  return (line.width * style.size) / 1000 <= width ? [line] : wrap(text, width, style);
}

/**
 * The largest scale up to 1 at which the content fits, in steps of 0.05 (0.01 below 0.3), so that
 * nothing is omitted.
 * @param heightAt returns the content's height in points at a scale
 */
export function scaleToFit(room: number, heightAt: (scale: number) => number): number {
  let scale = 1;
  while (heightAt(scale) > room && scale > 0.05) scale -= scale > 0.3 ? 0.05 : 0.01;
  return scale;
}

/** Draws a rule across the page, `y` points from its top. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(palette.marble300).stroke();
}
