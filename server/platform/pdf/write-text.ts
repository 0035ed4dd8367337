import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { palette } from '@jyotiratna/contract';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import { gatherContent } from './gather-content.ts';
import { keepRecent } from './keep-recent.ts';
import { type ShapedFont, shapeOnce, type Word } from './shape-once.ts';
import { showText } from './show-text.ts';

/** Noto Sans (SIL Open Font License), cut by `tools/fonts/build-invoice.ts`: one file a script and weight. */
const files = { latin: 'latin-400', latinBold: 'latin-600', indic: 'devanagari-400', indicBold: 'devanagari-600' };
const opened = new Map<string, ShapedFont>();
let opening: Promise<void> | undefined;

/** The fonts, opened once for the process: reading the tables for Devanagari takes longer than shaping a page by them. */
function openFonts(): Promise<void> {
  opening ??= Promise.all(
    Object.entries(files).map(async ([name, file]): Promise<[string, ShapedFont]> => {
      const bytes = await readFile(fileURLToPath(new URL(`./fonts/${file}.ttf`, import.meta.url)));
      return [name, shapeOnce(fontkit.create(bytes) as fontkit.Font)];
    }),
  ).then((fonts) => {
    // In the order of the list: a document numbers its fonts in it.
    for (const [name, font] of fonts) opened.set(name, font);
  });
  return opening;
}

export type Pdf = InstanceType<typeof PDFDocument>;
export type Style = { size?: number; bold?: boolean; align?: 'left' | 'right' | 'center'; color?: string };

/** Edges of what is written on A4, in points. */
export const [left, right] = [40, 555];
export const ink = palette.ink900;
export const soft = palette.ink600;
const rule = '#C9C2B6';

/** Writes a document on A4 and gives its bytes. The same content gives the same bytes. */
export async function writePdf(
  { title, created, lang }: { title: string; created: Date; lang: string },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 40,
    info: { Title: title, CreationDate: created },
    lang,
    // Each page begins once its content is gathered; there is no font but the shop's own.
    autoFirstPage: false,
    font: '',
  });
  gatherContent(pdf);
  pdf.addPage();
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  await openFonts();
  for (const [name, font] of opened) registerFont(pdf, name, font);
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** pdfkit takes an open font, too; its published types know only files and bytes. */
function registerFont(pdf: Pdf, name: string, font: fontkit.Font): void {
  pdf.registerFont(name, font as unknown as Parameters<Pdf['registerFont']>[1]);
}

/** Devanagari with its joiners, and the rupee sign: what the second font is for. */
const indicRun = /(?:[\u0900-\u097f\u20b9\u25cc]|\u200c|\u200d)+/u;

const indicParts = new RegExp(`(${indicRun.source})`, 'u');

/** Letters with marks that the fonts do not have, as in 'Bārmer'. */
const marked = /[\u0100-\u024f\u1e00-\u1eff]/g;

type Part = { text: string; indic: boolean };

/** Whether anything stands in a text that the first font does not draw as it is. */
const mixed = new RegExp(`${indicRun.source}|${marked.source}|[\\u0300-\\u036f]`, 'u');

/** Parts of a text that one font can draw; letters outside both fonts lose their marks. */
function splitScripts(text: string): Part[] {
  // Most of what a Latin page says.
  if (!mixed.test(text)) return text === '' ? [] : [{ text, indic: false }];
  return text
    .normalize('NFC')
    .replace(marked, (letter) => letter.normalize('NFD').charAt(0))
    .split(indicParts)
    .map((part, at) => ({ text: part, indic: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const fontOf = (indic: boolean, bold = false) => (indic ? 'indic' : 'latin') + (bold ? 'Bold' : '');

/** A text as it is drawn: in parts of one font each, with their words and widths in ems. */
type Measured = { parts: (Part & { words: Word[]; ems: number })[]; ems: number };

/** What the next document will hardly say again: a sentence, a date, a number. */
const fleeting = /.{40}|\d/s;
/** Names and heads in tables. */
const known = { plain: keepRecent<Measured>(1000), bold: keepRecent<Measured>(500) };

function measure(text: string, { bold = false }: Style): Measured {
  if (fleeting.test(text)) return measureAnew(text, bold);
  return (bold ? known.bold : known.plain)(text, () => measureAnew(text, bold));
}

function measureAnew(text: string, bold: boolean): Measured {
  const parts = splitScripts(text).map((part) => ({
    ...part,
    ...opened.get(fontOf(part.indic, bold))!.measure(part.text),
  }));
  return { parts, ems: parts.reduce((sum, { ems }) => sum + ems, 0) };
}

/** The width of a text in points. @param _pdf whose fonts are open: measuring before that would have none */
export function widthOf(_pdf: Pdf, text: string, style: Style): number {
  return measure(text, style).ems * (style.size ?? 9);
}

/** Draws one line on the baseline `y` (points from the page's top), cut with an ellipsis where it is too long. */
export function drawText(pdf: Pdf, text: string, [x, y, width]: readonly [number, number, number], style: Style = {}) {
  const { size = 9, bold = false, align = 'left', color = ink } = style;
  const whole = measure(text, style);
  const shown = whole.ems * size <= width ? whole : measure(cut(pdf, text, width, style), style);
  const room = width - shown.ems * size;
  let at = x + { left: 0, center: room / 2, right: room }[align];
  for (const part of shown.parts) {
    // Programs that order letters by their places would take shaped ones apart: they are told the word itself.
    const actual = part.indic ? part.text : undefined;
    showText(pdf, fontOf(part.indic, bold), part.words, [at, y], { size, color, actual });
    at += part.ems * size;
  }
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As many letters of a text that is too long as fit before an ellipsis, and one at least. */
function cut(pdf: Pdf, text: string, width: number, style: Style): string {
  const all = Array.from(letters.segment(text), ({ segment }) => segment);
  let [fits, over] = [1, all.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (widthOf(pdf, `${all.slice(0, middle).join('')}…`, style) <= width) fits = middle;
    else over = middle;
  }
  return `${all.slice(0, fits).join('')}…`;
}

/** Breaks a text at its spaces into at most `most` lines of that width. */
export function wrap(pdf: Pdf, text: string, width: number, style: Style, most: number): string[] {
  const lines: string[] = [];
  const space = widthOf(pdf, ' ', style);
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const needed = widthOf(pdf, word, style);
    if (lines.length > 0 && (lines.length === most || used + space + needed <= width)) {
      lines[lines.length - 1] += ` ${word}`;
      used += space + needed;
    } else {
      lines.push(word);
      used = needed;
    }
  }
  return lines;
}

/** A line across the page, `y` points from its top. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(rule).stroke();
}
