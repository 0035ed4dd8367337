import { palette } from '@jyotiratna/contract';
import PDFDocument from 'pdfkit';
import { fontOfWords } from './carried-font.ts';
import { gatherContent, type KeptFonts, type PageContent } from './page-content.ts';
import { type Line, settingIn } from './set-lines.ts';

export type Pdf = InstanceType<typeof PDFDocument> & { content: PageContent };
export type Style = { size?: number; bold?: boolean; align?: 'left' | 'right' | 'center'; color?: string };

/** Edges of what is written on A4, in points. */
export const [left, right] = [40, 555];
export const ink = palette.ink900;
export const soft = palette.ink600;
const rule = '#C9C2B6';

/** Words that between them show all glyphs of which the documents of a kind are made, in each weight. */
export type Vocabulary = Readonly<Record<'plain' | 'bold', string>>;

type Options = {
  title: string;
  created: Date;
  lang: string;
  /** Where it is given, all documents carry the same fonts of it, and one of their own only for what it does not hold. */
  vocabulary?: Vocabulary;
};

/** Writes a document on A4 and gives its bytes. The same content gives the same bytes. */
export async function writePdf(
  { title, created, lang, vocabulary }: Options,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const plain = new PDFDocument({
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
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  draw(pdf);
  pdf.content.embedFonts();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
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
  [x, y, width]: readonly [number, number, number],
  style: Style = {},
): void {
  const { size = 9, align = 'left', color = ink } = style;
  const weight = weightOf(style);
  const setting = settingIn(weight);
  const whole = typeof text === 'string' ? setting.line(text) : text.weight === weight ? text : setting.line(text.text);
  const room = (width * 1000) / size;
  const shown = whole.width <= room ? whole : setting.cut(whole.text, room);
  const left = ((room - shown.width) * size) / 1000;
  const at = align === 'left' ? x : x + (align === 'center' ? left / 2 : left);
  pdf.content.show(shown, [at, y], { size, weight, color });
}

/** Breaks a text at its spaces into at most `most` lines of that width. */
export function wrap(text: string, width: number, { size = 9, ...style }: Style, most: number): Line[] {
  return settingIn(weightOf(style)).wrap(text, (width * 1000) / size, most);
}

/** A line across the page, `y` points from its top. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(rule).stroke();
}
