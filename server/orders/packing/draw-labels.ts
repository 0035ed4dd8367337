import { packingSlipWords } from '@jyotiratna/messages/every-language/orders.ts';
import { drawText, type Pdf, soft, wrap } from '../../platform/pdf/write-text.ts';
import type { PackingSlip } from './packing-slip.ts';

/** Two beside each other, four below: a sheet of A4 labels of 105 × 74 mm. In points. */
const columns = 2;
const rows = 4;
const width = 595.28 / columns;
const height = 841.89 / rows;
const inner = 18;

/** A label for each parcel that has an address, on sheets of their own: to whom, from whom, and what the courier collects. */
export function drawLabels(pdf: Pdf, slips: readonly PackingSlip[]): void {
  const labels = slips.filter(({ to }) => to !== null);
  for (const [at, slip] of labels.entries()) {
    const place = at % (columns * rows);
    if (place === 0) pdf.addPage();
    const x = (place % columns) * width;
    const y = Math.floor(place / columns) * height;
    // Where labels are cut from plain paper.
    pdf.rect(x, y, width, height).lineWidth(0.4).strokeColor(soft).stroke();
    drawLabel(pdf, slip, [x + inner, y + inner]);
  }
}

function drawLabel(
  pdf: Pdf,
  { orderNumber, locale, sender, to, collect }: PackingSlip,
  [x, top]: [number, number],
): void {
  const words = packingSlipWords[locale];
  const most = width - 2 * inner;
  const bottom = top + height - 2 * inner;
  let y = top + 10;
  for (const [at, line] of (to ?? []).entries()) {
    const style = { size: at === 0 ? 13 : 11, bold: at === 0 };
    for (const part of wrap(line, most, style, at === 1 ? 3 : 2)) {
      drawText(pdf, part, [x, y, most], style);
      y += at === 0 ? 17 : 14;
    }
  }
  if (collect !== null) drawText(pdf, words.collect(collect), [x, y + 6, most], { size: 12, bold: true });
  drawText(pdf, orderNumber, [x, bottom - 12, most], { bold: true, align: 'right' });
  const [from = ''] = wrap(words.from(sender.join(', ')), most, { color: soft, size: 8 }, 1);
  drawText(pdf, from, [x, bottom, most], { color: soft, size: 8 });
}
