import { drawRule, drawText, left, type Pdf, right, soft, wrap, writePdf } from '../../platform/pdf/write-text.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';

/** Draws a tax document on A4. The same content gives the same bytes. */
export function renderTaxDocument(content: TaxDocument): Promise<Buffer> {
  const title = `${titleOf(content)} ${content.number}`;
  return writePdf({ title, created: new Date(`${content.date}T00:00:00Z`), lang: 'en-IN' }, (pdf) => {
    const y = drawHead(pdf, content);
    drawTotals(pdf, content, drawLines(pdf, content, y));
  });
}

function titleOf({ kind }: TaxDocument): string {
  return kind === 'invoice' ? 'Tax invoice' : 'Credit note';
}

function drawHead(pdf: Pdf, content: TaxDocument): number {
  const { seller, buyer, deliveredTo, placeOfSupply, original } = content;
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
    [content.subject === 'session' ? 'Session' : 'Order', content.orderNumber ?? content.orderId],
    ...(original ? [['For invoice', `${original.number} of ${dayOf(original.date)}`]] : []),
    ['Place of supply', `${placeOfSupply.state} (${placeOfSupply.stateCode})`],
  ] as [string, string][];
  facts.forEach(([label, value], at) => {
    drawText(pdf, label, [330, 78 + at * 13, 70], { color: soft });
    drawText(pdf, value, [395, 78 + at * 13, right - 395], { align: 'right' });
  });
  y = Math.max(y, 78 + facts.length * 13) + 20;
  const sale = content.subject === 'session' ? 'Customer' : 'Sold and delivered to';
  if (!deliveredTo) return drawParty(pdf, sale, buyer, { x: left, y, width: 400 }) + 26;
  const sold = drawParty(pdf, 'Sold to', buyer, { x: left, y, width: 250 });
  return Math.max(sold, drawParty(pdf, 'Delivered to', deliveredTo, { x: 330, y, width: right - 330 })) + 26;
}

/** A heading with a name and an address below it. @returns where the last line stands */
function drawParty(
  pdf: Pdf,
  title: string,
  party: TaxDocument['buyer'],
  { x, y: top, width }: { x: number; y: number; width: number },
): number {
  drawText(pdf, title, [x, top, width], { bold: true });
  const lines = party
    ? [party.name, ...party.lines, ...(party.gstin ? [`GSTIN ${party.gstin}`] : [])]
    : ['Customer without a delivery address'];
  let y = top;
  for (const line of lines.flatMap((text) => wrap(pdf, text, width, {}, 3))) {
    y += 13;
    drawText(pdf, line, [x, y, width]);
  }
  return y;
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
    { title: 'Qty', x: 242, width: 20, text: ({ quantity }) => (quantity > 0 ? String(quantity) : '–') },
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
    const details = (line.details ?? []).flatMap((text) => wrap(pdf, text, 155, { size: 7 }, 2));
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
