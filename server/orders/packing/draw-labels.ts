import { packingSlipMessages } from '@jyotiratna/messages/every-language/orders.ts';
import type { PdfLine } from '../../platform/pdf/set-lines.ts';
import {
  drawText,
  type Pdf,
  type Style,
  scaleToFit,
  soft,
  wrap,
} from '../../platform/pdf/write-text.ts';
import type { PackingSlip } from './packing-slip.ts';

/** A sheet of A4 labels of 105 × 74 mm: two columns of four. In points. */
const columns = 2;
const rows = 4;
const width = 595.28 / columns;
const height = 841.89 / rows;
const inner = 18;

/**
 * Draws a label for each parcel with an address, on separate sheets: recipient, sender, and the
 * amount that the courier collects.
 */
export function drawLabels(pdf: Pdf, slips: readonly PackingSlip[]): void {
  const labels = slips.filter(({ to }) => to !== null);
  for (const [at, slip] of labels.entries()) {
    const place = at % (columns * rows);
    if (place === 0) pdf.addPage();
    const x = (place % columns) * width;
    const y = Math.floor(place / columns) * height;
    // The line along which labels are cut from plain paper.
    pdf.rect(x, y, width, height).lineWidth(0.4).strokeColor(soft).stroke();
    drawLabel(pdf, slip, [x + inner, y + inner]);
  }
}

/** Draws a label: its text wraps, and its font size is reduced until it fits. */
function drawLabel(pdf: Pdf, slip: PackingSlip, [x, top]: [number, number]): void {
  const max = width - 2 * inner;
  const room = height - 2 * inner;
  const scale = scaleToFit(room, (size) => heightOf(linesOf(slip, max, size)));
  const { address, foot } = linesOf(slip, max, scale);
  let y = top;
  for (const line of address) y = drawLabelLine(pdf, line, [x, y, max]);
  y = top + room - heightOf({ address: [], foot });
  for (const line of foot) y = drawLabelLine(pdf, line, [x, y, max]);
}

/** A line with its style and height, in points. */
type LabelLine = { line: PdfLine; style: Style & { size: number }; step: number };
type LabelLines = { address: LabelLine[]; foot: LabelLine[] };

function linesOf(
  { orderNumber, locale, sender, to, collect }: PackingSlip,
  max: number,
  scale: number,
): LabelLines {
  const messages = packingSlipMessages[locale];
  const set = (text: string, { size, ...style }: Style & { size: number }): LabelLine[] =>
    wrap(text, max, { ...style, size: size * scale }).map((line) => ({
      line,
      style: { ...style, size: size * scale },
      step: size * scale * 1.29,
    }));
  const [name = '', ...address] = to ?? [];
  return {
    address: [
      ...set(name, { size: 13, bold: true }),
      ...address.flatMap((line) => set(line, { size: 11 })),
      ...(collect === null ? [] : set(messages.collect(collect), { size: 12, bold: true })),
    ],
    foot: [
      ...set(orderNumber, { size: 9, bold: true, align: 'right' }),
      ...set(messages.from(sender.join(', ')), { size: 8, color: soft }),
    ],
  };
}

const heightOf = ({ address, foot }: LabelLines) =>
  [...address, ...foot].reduce((total, { step }) => total + step, 0);

/** @param y the upper edge of the line @returns y of its lower edge */
function drawLabelLine(
  pdf: Pdf,
  { line, style, step }: LabelLine,
  [x, y, max]: [number, number, number],
): number {
  drawText(pdf, line, [x, y + style.size, max], style);
  return y + step;
}
