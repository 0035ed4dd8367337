import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { TaxDocument, TaxLine } from './tax-document.ts';

/** Noto Sans (SIL Open Font License), cut by `tools/fonts/build-invoice.ts`: one file a script and weight. */
const files = { latin: 'latin-400', latinBold: 'latin-600', indic: 'devanagari-400', indicBold: 'devanagari-600' };
let fonts: Promise<[string, Buffer][]> | undefined;

function readFonts(): Promise<[string, Buffer][]> {
  fonts ??= Promise.all(
    Object.entries(files).map(async ([name, file]): Promise<[string, Buffer]> => {
      return [name, await readFile(fileURLToPath(new URL(`./fonts/${file}.ttf`, import.meta.url)))];
    }),
  );
  return fonts;
}

type Pdf = InstanceType<typeof PDFDocument>;
type Style = { size?: number; bold?: boolean; align?: 'left' | 'right'; color?: string };

const [left, right] = [40, 555];
const ink = '#11211F';
const soft = '#54605C';
const rule = '#C9C2B6';

/** Draws a tax document on A4. The same content gives the same bytes. */
export async function renderTaxDocument(content: TaxDocument): Promise<Buffer> {
  const info = { Title: `${titleOf(content)} ${content.number}`, CreationDate: new Date(`${content.date}T00:00:00Z`) };
  const pdf = new PDFDocument({ size: 'A4', margin: 40, info, lang: 'en-IN' });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  for (const [name, bytes] of await readFonts()) pdf.registerFont(name, bytes);
  let y = drawHead(pdf, content);
  y = drawLines(pdf, content, y);
  drawTotals(pdf, content, y);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function titleOf({ kind }: TaxDocument): string {
  return kind === 'invoice' ? 'Tax invoice' : 'Credit note';
}

/** Devanagari with its joiners, and the rupee sign: what the second font is for. */
const indicRun = /(?:[\u0900-\u097f\u20b9\u25cc]|\u200c|\u200d)+/u;

/** Parts of a text that one font can draw. */
function splitScripts(text: string): { text: string; indic: boolean }[] {
  return text
    .split(new RegExp(`(${indicRun.source})`, 'u'))
    .map((part, at) => ({ text: part, indic: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const fontOf = (indic: boolean, bold = false) => (indic ? 'indic' : 'latin') + (bold ? 'Bold' : '');

function widthOf(pdf: Pdf, text: string, { size = 9, bold = false }: Style): number {
  return splitScripts(text).reduce(
    (sum, part) => sum + pdf.font(fontOf(part.indic, bold)).fontSize(size).widthOfString(part.text),
    0,
  );
}

/** Draws one line, cut with an ellipsis where it is too long. */
function drawText(pdf: Pdf, text: string, [x, y, width]: [number, number, number], style: Style = {}): void {
  const { size = 9, bold = false, align = 'left', color = ink } = style;
  let shown = text;
  while (shown.length > 1 && widthOf(pdf, shown, style) > width) shown = `${[...shown].slice(0, -2).join('')}…`;
  let at = align === 'right' ? x + width - widthOf(pdf, shown, style) : x;
  for (const part of splitScripts(shown)) {
    pdf.font(fontOf(part.indic, bold)).fontSize(size).fillColor(color);
    pdf.text(part.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(part.text);
  }
}

/** Breaks a text at its spaces into at most `most` lines of that width. */
function wrap(pdf: Pdf, text: string, width: number, style: Style, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && (lines.length === most || widthOf(pdf, longer, style) <= width))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(rule).stroke();
}

function drawHead(pdf: Pdf, content: TaxDocument): number {
  const { seller, buyer, placeOfSupply, original } = content;
  drawText(pdf, seller.name, [left, 60, 300], { size: 16, bold: true });
  drawText(pdf, titleOf(content), [left, 60, right - left], { size: 16, bold: true, align: 'right' });
  let y = 78;
  for (const line of wrap(pdf, seller.address, 280, {}, 4)) {
    drawText(pdf, line, [left, y, 300], { color: soft });
    y += 13;
  }
  drawText(pdf, `GSTIN ${seller.gstin}`, [left, y, 300]);
  const facts = [
    ['Number', content.number],
    ['Date', dayOf(content.date)],
    ['Order', content.orderId],
    ...(original ? [['For invoice', `${original.number} of ${dayOf(original.date)}`]] : []),
    ['Place of supply', `${placeOfSupply.state} (${placeOfSupply.stateCode})`],
  ] as [string, string][];
  facts.forEach(([label, value], at) => {
    drawText(pdf, label, [330, 78 + at * 13, 70], { color: soft });
    drawText(pdf, value, [395, 78 + at * 13, right - 395], { align: 'right' });
  });
  y = Math.max(y, 78 + facts.length * 13) + 20;
  drawText(pdf, 'Sold and delivered to', [left, y, 300], { bold: true });
  for (const line of buyer ? [buyer.name, ...buyer.lines] : ['Customer without a delivery address']) {
    y += 13;
    drawText(pdf, line, [left, y, 400]);
  }
  return y + 26;
}

type Column = { title: string; x: number; width: number; text: (line: TaxLine) => string };

function columnsOf({ totals }: TaxDocument): Column[] {
  const percent = (rate: number) => `${rate / 100}%`;
  const taxes: Column[] = totals.igst
    ? [{ title: 'IGST', x: 435, width: 60, text: ({ igst, rate }) => `${amount(igst)} (${percent(rate)})` }]
    : [
        { title: 'CGST', x: 385, width: 55, text: ({ cgst, rate }) => `${amount(cgst)} (${percent(rate / 2)})` },
        { title: 'SGST', x: 443, width: 55, text: ({ sgst, rate }) => `${amount(sgst)} (${percent(rate / 2)})` },
      ];
  const columns: Column[] = [
    { title: 'HSN', x: 200, width: 42, text: ({ hsn }) => hsn },
    { title: 'Qty', x: 242, width: 20, text: ({ quantity }) => String(quantity) },
    { title: 'Price', x: 264, width: 55, text: ({ gross }) => amount(gross) },
    { title: 'Discount', x: 321, width: totals.igst ? 55 : 0, text: ({ discount }) => amount(discount) },
    { title: 'Taxable', x: totals.igst ? 378 : 321, width: 60, text: ({ taxable }) => amount(taxable) },
    ...taxes,
    { title: 'Amount', x: 500, width: 55, text: ({ total }) => amount(total) },
  ];
  return columns.filter(({ width }) => width > 0);
}

function drawLines(pdf: Pdf, content: TaxDocument, top: number): number {
  const columns = columnsOf(content);
  let y = top;
  const drawTitles = () => {
    drawText(pdf, 'Description', [left, y, 155], { size: 8, bold: true });
    for (const { title, x, width } of columns)
      drawText(pdf, title, [x, y, width], { size: 8, bold: true, align: 'right' });
    drawRule(pdf, y + 6);
    y += 20;
  };
  drawTitles();
  for (const line of content.lines) {
    const description = wrap(pdf, line.description, 155, { size: 8 }, 3);
    if (y + description.length * 11 > 760) {
      pdf.addPage();
      y = 60;
      drawTitles();
    }
    description.forEach((text, at) => {
      drawText(pdf, text, [left, y + at * 11, 155], { size: 8 });
    });
    for (const { x, width, text } of columns) drawText(pdf, text(line), [x, y, width], { size: 7.5, align: 'right' });
    y += description.length * 11 + 5;
  }
  drawRule(pdf, y - 6);
  return y + 10;
}

function drawTotals(pdf: Pdf, content: TaxDocument, top: number): void {
  const { totals, kind } = content;
  const discount = content.lines.reduce((sum, line) => sum + line.discount, 0);
  const rows: [string, number][] = [
    ...(discount ? ([['Discount, already taken off', -discount]] as [string, number][]) : []),
    ['Taxable value', totals.taxable],
    ...(totals.igst
      ? ([['IGST', totals.igst]] as [string, number][])
      : ([
          ['CGST', totals.cgst],
          ['SGST', totals.sgst],
        ] as [string, number][])),
    ...(totals.rounding ? ([['Rounding', totals.rounding]] as [string, number][]) : []),
  ];
  let y = top;
  if (y + (rows.length + 3) * 15 > 780) {
    pdf.addPage();
    y = 60;
  }
  for (const [label, paise] of rows) {
    drawText(pdf, label, [330, y, 130], { color: soft });
    drawText(pdf, `${paise < 0 ? '−' : ''}₹${amount(Math.abs(paise))}`, [460, y, right - 460], { align: 'right' });
    y += 15;
  }
  drawText(pdf, kind === 'invoice' ? 'Total' : 'Given back', [330, y + 4, 130], { size: 11, bold: true });
  drawText(pdf, `₹${amount(totals.payable)}`, [430, y + 4, right - 430], { size: 11, bold: true, align: 'right' });
  const notes = ['Prices include the tax.', 'Made by a computer; valid without a signature.'];
  notes.forEach((note, at) => {
    drawText(pdf, note, [left, y + 30 + at * 12, right - left], { size: 8, color: soft });
  });
}

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,24,999.00' from paise. */
function amount(paise: number): string {
  return rupees.format(paise / 100);
}

/** '21-11-2026' from '2026-11-21'. */
function dayOf(date: string): string {
  return date.split('-').reverse().join('-');
}
