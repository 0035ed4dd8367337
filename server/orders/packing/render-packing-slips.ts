import { defined, languages, sourceLocale } from '@jyotiratna/contract';
import { packingSlipMessages } from '@jyotiratna/messages/every-language/orders.ts';
import {
  drawLines,
  drawRule,
  drawText,
  left,
  type Pdf,
  right,
  soft,
  wrap,
  writePdf,
} from '../../platform/pdf/write-text.ts';
import { barcodeWidth, drawBarcode } from './draw-barcode.ts';
import { drawLabels } from './draw-labels.ts';
import type { PackingSlip } from './packing-slip.ts';

/** An item that would end below this y starts a new page. */
const foot = 770;

/**
 * Draws packing slips on A4, each order from a new page, and their labels after them. The same
 * content yields the same bytes.
 */
export function renderPackingSlips(slips: readonly PackingSlip[]): Promise<Buffer> {
  const [only] = slips;
  const locale = slips.length === 1 ? defined(only).locale : sourceLocale;
  const messages = packingSlipMessages[locale];
  const title =
    slips.length === 1 ? `${messages.title} ${defined(only).orderNumber}` : messages.titleOfMany;
  const created = new Date(`${only?.date ?? '1970-01-01'}T00:00:00Z`);
  return writePdf({ title, created, lang: languages[locale].tag }, (pdf) => {
    for (const [at, slip] of slips.entries()) {
      if (at > 0) pdf.addPage();
      drawGift(pdf, slip, drawItems(pdf, slip, drawHead(pdf, slip)));
    }
    drawLabels(pdf, slips);
  });
}

function drawHead(pdf: Pdf, { orderNumber, locale, date, sender, to }: PackingSlip): number {
  const messages = packingSlipMessages[locale];
  drawText(pdf, messages.title, [left, 60, 300], { size: 16, bold: true });
  drawText(pdf, orderNumber, [350, 60, right - 350], { size: 16, bold: true, align: 'right' });
  drawBarcode(pdf, orderNumber, [right - barcodeWidth(orderNumber), 88]);
  drawText(pdf, messages.ordered(day(date)), [350, 78, right - 350], {
    color: soft,
    align: 'right',
  });
  let y = 78;
  for (const line of sender) y = drawLines(pdf, line, [left, y, 300], { color: soft, step: 13 });
  y += 20;
  drawText(pdf, messages.deliver, [left, y, 300], { color: soft });
  y += 17;
  for (const [at, line] of (to ?? [messages.noAddress]).entries())
    y = drawLines(pdf, line, [left, y, right - left], { size: 13, bold: at === 0, step: 17 });
  return y + 19;
}

function drawItems(pdf: Pdf, { orderNumber, locale, items }: PackingSlip, top: number): number {
  const messages = packingSlipMessages[locale];
  let y = top;
  const drawTitles = () => {
    drawText(pdf, messages.pieces, [left + 24, y, 50], { bold: true });
    drawText(pdf, messages.item, [left + 84, y, 300], { bold: true });
    drawRule(pdf, y + 7);
    y += 24;
  };
  const turnPage = () => {
    pdf.addPage();
    y = 60;
    drawText(pdf, orderNumber, [left, 40, right - left], { color: soft, align: 'right' });
    drawTitles();
  };
  drawTitles();
  for (const { name, quantity, identity = [], notes = [] } of items) {
    const lines = [name, identity.join(', '), ...notes]
      .filter(Boolean)
      .flatMap((text) => wrap(text, right - left - 84, { size: 11 }));
    // An item that fits on a page is not split.
    if (y + Math.min(lines.length, 20) * 14 > foot) turnPage();
    // A box to tick while packing.
    pdf
      .rect(left, y - 10, 12, 12)
      .lineWidth(0.8)
      .strokeColor(soft)
      .stroke();
    drawText(pdf, String(quantity), [left + 24, y, 50], { size: 11, bold: quantity > 1 });
    for (const line of lines) {
      if (y > foot) turnPage();
      drawText(pdf, line, [left + 84, y, right - left - 84], { size: 11 });
      y += 14;
    }
    y += 8;
  }
  drawRule(pdf, y - 6);
  const units = items.reduce((total, { quantity }) => total + quantity, 0);
  drawText(pdf, messages.inAll(units), [left, y + 8, 300], { bold: true });
  return y + 44;
}

/** The message to a gift's recipient. */
function drawGift(pdf: Pdf, { gift, locale }: PackingSlip, top: number): void {
  if (gift === null) return;
  const lines = gift.split('\n').flatMap((text) => wrap(text, right - left - 24, { size: 12 }));
  let y = top;
  if (y + Math.min(lines.length, 20) * 17 + 24 > foot) {
    pdf.addPage();
    y = 60;
  }
  drawText(pdf, packingSlipMessages[locale].gift, [left, y, right - left], { bold: true });
  for (const text of lines) {
    y += 17;
    if (y > foot) {
      pdf.addPage();
      y = 60;
    }
    drawText(pdf, text, [left + 12, y + 6, right - left - 24], { size: 12 });
  }
}

const longDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function day(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}
