import { itemAt, languages, sourceLocale } from '@jyotiratna/contract';
import {
  type TaxDocumentLabels,
  taxDocumentLabels,
} from '@jyotiratna/messages/every-language/orders.ts';
import {
  drawLines,
  drawRule,
  drawText,
  left,
  type Pdf,
  right,
  type Style,
  soft,
  widthOf,
  wrap,
  writePdf,
} from '../../platform/pdf/write-text.ts';
import { spellAmount } from './amount-in-words.ts';
import { stateTaxName } from './state-codes.ts';
import { formatPaise, headSize, layColumns } from './tax-columns.ts';
import type { TaxDocument } from './tax-document.ts';

/** Draws a tax document on A4, in the buyer's language. The same content yields the same bytes. */
export function renderTaxDocument(content: TaxDocument): Promise<Buffer> {
  const { number, date, locale = sourceLocale } = content;
  const labels = taxDocumentLabels[locale];
  const paper = { content, words: labels, title: titleOf(content, labels) };
  const created = new Date(`${date}T00:00:00Z`);
  return writePdf(
    { title: `${paper.title} ${number}`, created, lang: languages[locale].tag },
    (pdf) => {
      const y = drawHead(pdf, paper);
      drawTotalRows(pdf, paper, drawTable(pdf, paper, y));
    },
  );
}

function titleOf({ kind, form }: TaxDocument, labels: TaxDocumentLabels): string {
  if (kind === 'credit_note') return labels.creditNote;
  if (kind === 'receipt_voucher') return labels.receiptVoucher;
  if (kind === 'refund_voucher') return labels.refundVoucher;
  return form === 'bill' ? labels.bill : form === 'mixed' ? labels.mixed : labels.invoice;
}

type Paper = { content: TaxDocument; words: TaxDocumentLabels; title: string };

function drawHead(pdf: Pdf, { content, words: labels, title }: Paper): number {
  const { seller, buyer, deliveredTo, placeOfSupply, original } = content;
  const aside = { x: 330, width: right - 330 };
  drawText(pdf, title, [aside.x, 60, aside.width], { size: 16, bold: true, align: 'right' });
  let y = drawLines(pdf, seller.name, [left, 60, 275], { size: 16, bold: true, step: 20 }) - 2;
  y = drawLines(pdf, seller.address, [left, y, 275], { color: soft, step: 13 });
  if (seller.gstin) y = drawLines(pdf, `GSTIN ${seller.gstin}`, [left, y, 275], { step: 13 });
  if (content.scheme)
    y = drawLines(pdf, labels.schemes[content.scheme], [left, y, 275], { step: 13 });
  const rows = [
    [labels.number, content.number],
    [labels.date, dayOf(content.date)],
    [subjectOf(content, labels), content.orderNumber ?? content.orderId],
    ...(original
      ? [
          [
            isVoucher(content) ? labels.receipt : labels.original,
            labels.originalOf(original.number, dayOf(original.date)),
          ],
        ]
      : []),
    [labels.place, `${placeOfSupply.state} (${placeOfSupply.stateCode})`],
    ...(content.form === 'bill' ? [] : [[labels.reverseCharge, labels.no]]),
  ] as [string, string][];
  let below = 78;
  for (const [label, value] of rows) {
    drawText(pdf, label, [aside.x, below, aside.width], { color: soft });
    const from = aside.x + widthOf(label, {}) + 8;
    below = drawLines(pdf, value, [from, below, right - from], { align: 'right', step: 13 });
  }
  y = Math.max(y - 13, below) + 20;
  const isService = content.subject === 'session' || isVoucher(content);
  const sale = isService ? labels.customer : labels.soldAndDelivered;
  const party = { pdf, nobody: labels.noAddress };
  if (!deliveredTo) return drawParty(party, sale, buyer, { x: left, y, width: 400 }) + 26;
  const sold = drawParty(party, labels.sold, buyer, { x: left, y, width: 275 });
  return Math.max(sold, drawParty(party, labels.delivered, deliveredTo, { ...aside, y })) + 26;
}

function isVoucher({ kind }: TaxDocument): boolean {
  return kind === 'receipt_voucher' || kind === 'refund_voucher';
}

function subjectOf(content: TaxDocument, labels: TaxDocumentLabels): string {
  if (isVoucher(content)) return labels.payment;
  return content.subject === 'session' ? labels.session : labels.order;
}

/** Draws a heading with a name and an address below it. @returns y of the last line */
function drawParty(
  { pdf, nobody }: { pdf: Pdf; nobody: string },
  title: string,
  party: TaxDocument['buyer'],
  { x, y: top, width }: { x: number; y: number; width: number },
): number {
  drawText(pdf, title, [x, top, width], { bold: true });
  const lines = party
    ? [party.name, ...party.lines, ...(party.gstin ? [`GSTIN ${party.gstin}`] : [])]
    : [nobody];
  let y = top + 13;
  for (const text of lines) y = drawLines(pdf, text, [x, y, width], { step: 13 });
  return y - 13;
}

/** @returns y of the start of the totals */
function drawTable(pdf: Pdf, paper: Paper, top: number): number {
  const { content, words: labels } = paper;
  const { columns, size, description } = layColumns(paper);
  const headers = [labels.description, ...columns.map(({ title }) => title)].map((title) =>
    title.split('\n'),
  );
  const deep = Math.max(...headers.map((lines) => lines.length)) - 1;
  let y = top;
  const drawCells = (
    cells: readonly (readonly string[])[],
    style: Style & { size: number; step: number },
  ) => {
    for (const [at, lines] of cells.entries())
      for (const [n, line] of lines.entries())
        drawText(
          pdf,
          line,
          [itemAt(columns, at).x, y + n * style.step, itemAt(columns, at).width],
          {
            ...style,
            align: 'right',
          },
        );
  };
  const drawTitles = () => {
    for (const [n, line] of itemAt(headers, 0).entries())
      drawText(pdf, line, [left, y + n * 10, description], { size: headSize, bold: true });
    drawCells(headers.slice(1), { size: Math.min(headSize, size + 0.5), bold: true, step: 10 });
    drawRule(pdf, y + deep * 10 + 6);
    y += deep * 10 + 20;
  };
  drawTitles();
  for (const line of content.lines) {
    const cells = columns.map(({ text }) => text(line));
    const names = wrap(line.description, description, { size: 8 });
    const small = [line.identity?.join(', ') ?? '', ...(line.details ?? [])].flatMap((text) =>
      wrap(text, description, { size: 7 }),
    );
    const height = Math.max(
      names.length * 11 + small.length * 9,
      ...cells.map((lines) => lines.length * 10),
    );
    if (y + height > 760) {
      pdf.addPage();
      y = 60;
      drawTitles();
    }
    const below = drawLines(pdf, names, [left, y, description], { size: 8, step: 11 });
    drawLines(pdf, small, [left, below, description], { size: 7, color: soft, step: 9 });
    drawCells(cells, { size, step: 10 });
    y += height + 5;
  }
  drawRule(pdf, y - 6);
  return y + 10;
}

function drawTotalRows(pdf: Pdf, { content, words: labels }: Paper, top: number): void {
  const { totals, kind } = content;
  const discount = content.lines.reduce((all, line) => all + line.discount, 0);
  const rows: [string, number][] = [
    ...(discount ? ([[labels.discountUsed, -discount]] as [string, number][]) : []),
    ...(content.form === 'bill' ? [] : taxRows(content, labels)),
    ...(totals.rounding ? ([[labels.rounding, totals.rounding]] as [string, number][]) : []),
  ];
  const spelledAmount = wrap(
    `${labels.spelledAmount}: ${spellAmount(totals.payable)}`,
    right - left,
    {},
  );
  let y = top;
  if (y + (rows.length + 3) * 15 + spelledAmount.length * 13 > 780) {
    pdf.addPage();
    y = 60;
  }
  for (const [label, paise] of rows) {
    drawText(pdf, label, [330, y, 130], { color: soft });
    drawText(
      pdf,
      `${paise < 0 ? '−' : ''}₹${formatPaise(Math.abs(paise))}`,
      [460, y, right - 460],
      {
        align: 'right',
      },
    );
    y += 15;
  }
  drawText(pdf, totalLabel(kind, labels), [330, y + 4, 100], { size: 11, bold: true });
  drawText(pdf, `₹${formatPaise(totals.payable)}`, [435, y + 4, right - 435], {
    size: 11,
    bold: true,
    align: 'right',
  });
  y = drawLines(pdf, spelledAmount, [left, y + 26, right - left], { step: 13 }) + 6;
  const notes = [
    ...(content.advances ?? []).map(({ number, total }) =>
      labels.advance(number, `₹${formatPaise(total)}`),
    ),
    ...(content.form === 'bill' ? [] : [labels.notes.taxIncluded]),
    labels.notes.byComputer,
  ];
  for (const note of notes)
    y = drawLines(pdf, note, [left, y, right - left], { size: 8, color: soft, step: 12 });
}

function totalLabel(kind: TaxDocument['kind'], labels: TaxDocumentLabels): string {
  if (kind === 'receipt_voucher') return labels.received;
  return kind === 'invoice' ? labels.total : labels.givenBack;
}

function taxRows({ totals, seller }: TaxDocument, labels: TaxDocumentLabels): [string, number][] {
  const taxes: [string, number][] = totals.igst
    ? [['IGST', totals.igst]]
    : [
        ['CGST', totals.cgst],
        [stateTaxName(seller.stateCode), totals.sgst],
      ];
  return [[labels.taxableValue, totals.taxable], ...taxes];
}

/** '21-11-2026' from '2026-11-21'. */
function dayOf(date: string): string {
  return date.split('-').reverse().join('-');
}
