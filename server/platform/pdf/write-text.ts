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

/** The width of a text in points. */
export function widthOf(text: string, { size = 9, ...style }: Style): number {
  return (settingIn(weightOf(style)).line(text).width * size) / 1000;
}

/** Draws one line on the baseline `y` (points from the page's top), cut with an ellipsis where it is too long. */
export function drawText(
  pdf: Pdf,
  text: string | Line,
  place: readonly [x: number, y: number, width: number],
  style: Style = {},
): void {
  const { size = 9, align = 'left', color = ink } = style;
  const weight = weightOf(style);
  const setting = settingIn(weight);
  const whole = typeof text === 'string' ? setting.line(text) : text.weight === weight ? text : setting.line(text.text);
  const room = (place[2] * 1000) / size;
  const shown = whole.width <= room ? whole : setting.cut(whole.text, room);
  const left = align === 'left' ? 0 : ((room - shown.width) * size) / 1000;
  // Places in this file and the next are not taken apart by their pattern: a page has hundreds, and each would walk an iterator.
  pdf.content.show(shown, place[0] + (align === 'center' ? left / 2 : left), place[1], { size, weight, color });
}

/** Breaks a text at its spaces into at most `most` lines of that width. */
export function wrap(text: string, width: number, { size = 9, ...style }: Style, most: number): Line[] {
  return settingIn(weightOf(style)).wrap(text, (width * 1000) / size, most);
}

/** A line across the page, `y` points from its top. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(palette.marble300).stroke();
}
