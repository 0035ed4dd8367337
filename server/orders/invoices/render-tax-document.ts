import { languages, sourceLocale } from '@jyotiratna/contract';
import { type TaxDocumentWords, taxDocumentWords } from '@jyotiratna/messages/every-language/orders.ts';
import {
  drawRule,
  drawText,
  left,
  type Pdf,
  right,
  soft,
  widthOf,
  wrap,
  writePdf,
} from '../../platform/pdf/write-text.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';

/** Draws a tax document on A4, in the language of its buyer. The same content gives the same bytes. */
export function renderTaxDocument(content: TaxDocument): Promise<Buffer> {
  const { kind, number, date, locale = sourceLocale } = content;
  const words = taxDocumentWords[locale];
  const paper = { content, words, title: kind === 'invoice' ? words.invoice : words.creditNote };
  const created = new Date(`${date}T00:00:00Z`);
  return writePdf({ title: `${paper.title} ${number}`, created, lang: languages[locale].tag }, (pdf) => {
    const y = drawHead(pdf, paper);
    drawTotals(pdf, paper, drawLines(pdf, paper, y));
  });
}

type Paper = { content: TaxDocument; words: TaxDocumentWords; title: string };

function drawHead(pdf: Pdf, { content, words, title }: Paper): number {
  const { seller, buyer, deliveredTo, placeOfSupply, original } = content;
  drawText(pdf, seller.name, [left, 60, 300], { size: 16, bold: true });
  drawText(pdf, title, [left, 60, right - left], { size: 16, bold: true, align: 'right' });
  let y = 78;
  for (const line of wrap(seller.address, 280, {}, 4)) {
    drawText(pdf, line, [left, y, 300], { color: soft });
    y += 13;
  }
  drawText(pdf, `GSTIN ${seller.gstin}`, [left, y, 300]);
  const facts = [
    [words.number, content.number],
    [words.date, dayOf(content.date)],
    [content.subject === 'session' ? words.session : words.order, content.orderNumber ?? content.orderId],
    ...(original ? [[words.original, words.originalOf(original.number, dayOf(original.date))]] : []),
    [words.place, `${placeOfSupply.state} (${placeOfSupply.stateCode})`],
  ] as [string, string][];
  facts.forEach(([label, value], at) => {
    const from = 330 + widthOf(label, {}) + 8;
    drawText(pdf, label, [330, 78 + at * 13, right - 330], { color: soft });
    drawText(pdf, value, [from, 78 + at * 13, right - from], { align: 'right' });
  });
  y = Math.max(y, 78 + facts.length * 13) + 20;
  const sale = content.subject === 'session' ? words.customer : words.soldAndDelivered;
  const party = { pdf, nobody: words.noAddress };
  if (!deliveredTo) return drawParty(party, sale, buyer, { x: left, y, width: 400 }) + 26;
  const sold = drawParty(party, words.sold, buyer, { x: left, y, width: 250 });
  return Math.max(sold, drawParty(party, words.delivered, deliveredTo, { x: 330, y, width: right - 330 })) + 26;
}

/** A heading with a name and an address below it. @returns where the last line stands */
function drawParty(
  { pdf, nobody }: { pdf: Pdf; nobody: string },
  title: string,
  party: TaxDocument['buyer'],
  { x, y: top, width }: { x: number; y: number; width: number },
): number {
  drawText(pdf, title, [x, top, width], { bold: true });
  const lines = party ? [party.name, ...party.lines, ...(party.gstin ? [`GSTIN ${party.gstin}`] : [])] : [nobody];
  let y = top;
  for (const line of lines.flatMap((text) => wrap(text, width, {}, 3))) {
    y += 13;
    drawText(pdf, line, [x, y, width]);
  }
  return y;
}

type Column = { title: string; x: number; width: number; text: (line: TaxLine) => string };

function columnsOf({ content: { totals }, words }: Paper): Column[] {
  const percent = (rate: number) => `${rate / 100}%`;
  const taxes: Column[] = totals.igst
    ? [{ title: 'IGST', x: 435, width: 60, text: ({ igst, rate }) => `${amount(igst)} (${percent(rate)})` }]
    : [
        { title: 'CGST', x: 385, width: 55, text: ({ cgst, rate }) => `${amount(cgst)} (${percent(rate / 2)})` },
        { title: 'SGST', x: 443, width: 55, text: ({ sgst, rate }) => `${amount(sgst)} (${percent(rate / 2)})` },
      ];
  const columns: Column[] = [
    { title: 'HSN', x: 200, width: 42, text: ({ hsn }) => hsn },
    { title: words.quantity, x: 242, width: 20, text: ({ quantity }) => (quantity > 0 ? String(quantity) : '–') },
    { title: words.price, x: 264, width: 55, text: ({ gross }) => amount(gross) },
    { title: words.discount, x: 321, width: totals.igst ? 55 : 0, text: ({ discount }) => amount(discount) },
    { title: words.taxable, x: totals.igst ? 378 : 321, width: 60, text: ({ taxable }) => amount(taxable) },
    ...taxes,
    { title: words.amount, x: 500, width: 55, text: ({ total }) => amount(total) },
  ];
  return columns.filter(({ width }) => width > 0);
}

function drawLines(pdf: Pdf, paper: Paper, top: number): number {
  const { content, words } = paper;
  const columns = columnsOf(paper);
  const heads = columns.map(({ title, x, width }) => ({ lines: title.split('\n'), x, width }));
  const deep = Math.max(...heads.map(({ lines }) => lines.length)) - 1;
  let y = top;
  const drawTitles = () => {
    drawText(pdf, words.description, [left, y, 155], { size: 8, bold: true });
    for (const { lines, x, width } of heads)
      lines.forEach((line, at) => {
        drawText(pdf, line, [x, y + at * 10, width], { size: 8, bold: true, align: 'right' });
      });
    drawRule(pdf, y + deep * 10 + 6);
    y += deep * 10 + 20;
  };
  drawTitles();
  for (const line of content.lines) {
    const description = wrap(line.description, 155, { size: 8 }, 3);
    const details = (line.details ?? []).flatMap((text) => wrap(text, 155, { size: 7 }, 2));
    const height = description.length * 11 + details.length * 9;
    if (y + height > 760) {
      pdf.addPage();
      y = 60;
      drawTitles();
    }
    description.forEach((text, at) => {
      drawText(pdf, text, [left, y + at * 11, 155], { size: 8 });
    });
    details.forEach((text, at) => {
      drawText(pdf, text, [left, y + description.length * 11 + at * 9, 155], { size: 7, color: soft });
    });
    for (const { x, width, text } of columns) drawText(pdf, text(line), [x, y, width], { size: 7.5, align: 'right' });
    y += height + 5;
  }
  drawRule(pdf, y - 6);
  return y + 10;
}

function drawTotals(pdf: Pdf, { content, words }: Paper, top: number): void {
  const { totals, kind } = content;
  const discount = content.lines.reduce((sum, line) => sum + line.discount, 0);
  const rows: [string, number][] = [
    ...(discount ? ([[words.discountTaken, -discount]] as [string, number][]) : []),
    [words.taxableValue, totals.taxable],
    ...(totals.igst
      ? ([['IGST', totals.igst]] as [string, number][])
      : ([
          ['CGST', totals.cgst],
          ['SGST', totals.sgst],
        ] as [string, number][])),
    ...(totals.rounding ? ([[words.rounding, totals.rounding]] as [string, number][]) : []),
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
  drawText(pdf, kind === 'invoice' ? words.total : words.givenBack, [330, y + 4, 130], { size: 11, bold: true });
  drawText(pdf, `₹${amount(totals.payable)}`, [430, y + 4, right - 430], { size: 11, bold: true, align: 'right' });
  const notes = [words.notes.taxIncluded, words.notes.byComputer];
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
