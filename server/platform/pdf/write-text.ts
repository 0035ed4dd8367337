import { palette } from '@jyotiratna/contract';
import PDFDocument from 'pdfkit';
import { fontOfWords } from './carried-font.ts';
import { gatherBytes } from './gather-bytes.ts';
import { gatherContent, type KeptFonts, type PageContent } from './page-content.ts';
import { type Line, settingIn } from './set-lines.ts';

export type Pdf = InstanceType<typeof PDFDocument> & { content: PageContent };
export type Style = { size?: number; bold?: boolean; align?: 'left' | 'right' | 'center'; color?: string };

/** Edges of what is written on A4, in points. */
export const [left, right] = [40, 555];
export const ink = palette.ink900;
export const soft = palette.ink600;

/** Words that between them show all glyphs of which the documents of a kind are made, in each weight. */
export type Vocabulary = Readonly<Record<'plain' | 'bold', string>>;

type Options = {
  title: string;
  created: Date;
  lang: string;
  /** Where it is given, all documents carry the same fonts of it, and one of their own only for what it does not hold. */
  vocabulary?: Vocabulary;
};

/** pdfkit hands a document over line by line; its types know nothing of it, the version is pinned. */
type Inside = { _offset: number };

/** A document is written without a pause, so that all of them are gathered in the same place. */
const file = gatherBytes(256 * 1024);

/** Writes a document on A4 and gives its bytes. The same content gives the same bytes. */
export async function writePdf(
  { title, created, lang, vocabulary }: Options,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  file.clear();
  const plain = new OwnDocument({
    size: 'A4',
    margin: 40,
    info: { Title: title, CreationDate: created },
    lang,
    // Each page begins once its content is gathered; there is no font but the shop's own.
    autoFirstPage: false,
    font: '',
  });
  const pdf: Pdf = Object.assign(plain, { content: gatherContent(plain, vocabulary ? fontsOf(vocabulary) : null) });
  pdf.addPage();
  draw(pdf);
  pdf.content.embedFonts();
  pdf.end();
  return Buffer.from(file.from(0));
}

/** Its bytes do not go the way of a stream, in hundreds of parts. */
class OwnDocument extends PDFDocument {
  _write(part: string | Uint8Array): void {
    file.put(part);
    if (typeof part === 'string') file.put('\n');
    (this as unknown as Inside)._offset = file.length();
  }
}

const kept = new WeakMap<Vocabulary, KeptFonts>();

function fontsOf(vocabulary: Vocabulary): KeptFonts {
  const known = kept.get(vocabulary);
  if (known) return known;
  const { plain, bold } = vocabulary;
  const fonts = { plain: fontOfWords('F1', 'plain', plain), bold: fontOfWords('F2', 'bold', bold) };
  kept.set(vocabulary, fonts);
  return fonts;
}

const weightOf = ({ bold = false }: Style) => (bold ? 'bold' : 'plain');

/** A text in one line, however long. */
export function lineOf(text: string, style: Style): Line {
  return settingIn(weightOf(style)).line(text);
}

/** The width of a text in points. */
export function widthOf(text: string, style: Style): number {
  return (lineOf(text, style).width * (style.size ?? 9)) / 1000;
}

/** Draws one line on the baseline `y` (points from the page's top), in a smaller size where it is too long for its place. */
export function drawText(
  pdf: Pdf,
  text: string | Line,
  place: readonly [x: number, y: number, width: number],
  style: Style = {},
): void {
  const { size: most = 9, align = 'left', color = ink } = style;
  const weight = weightOf(style);
  const setting = settingIn(weight);
  const line = typeof text === 'string' ? setting.line(text) : text.weight === weight ? text : setting.line(text.text);
  const whole = (line.width * most) / 1000;
  const size = whole <= place[2] ? most : Math.floor((most * place[2] * 100) / whole) / 100;
  const left = align === 'left' ? 0 : place[2] - (line.width * size) / 1000;
  // Places in this file and the next are not taken apart by their pattern: a page has hundreds, and each would walk an iterator.
  pdf.content.show(line, place[0] + (align === 'center' ? left / 2 : left), place[1], { size, weight, color });
}

/** Breaks a text into lines of at most that width: at its spaces, and a longer word between its letters. */
export function wrap(text: string, width: number, { size = 9, ...style }: Style): Line[] {
  return settingIn(weightOf(style)).wrap(text, (width * 1000) / size);
}

/**
 * Draws a text in as many lines as it needs, the first on the baseline `y`.
 * @param step from one baseline to the next, in points @returns the baseline below the last line
 */
export function drawLines(
  pdf: Pdf,
  text: string | readonly Line[],
  [x, y, width]: readonly [x: number, y: number, width: number],
  { step, ...style }: Style & { step: number },
): number {
  const lines = typeof text === 'string' ? wrap(text, width, style) : text;
  for (const [at, line] of lines.entries()) drawText(pdf, line, [x, y + at * step, width], style);
  return y + lines.length * step;
}

/** The lines of a table's cell: one where the text has room, as most have. */
export function cellLines(text: string, width: number, style: Style & { size: number }): Line[] {
  const line = lineOf(text, style);
  return (line.width * style.size) / 1000 <= width ? [line] : wrap(text, width, style);
}

/**
 * The largest scale, at most 1, at which something has room: twentieths less each time, so that nothing is ever left out.
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
