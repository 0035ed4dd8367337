import { drawLines, drawText, left, type Pdf, right, writePdf } from '../../pdf/write-text.ts';
import type { DelhiveryLabel } from './read-labels.ts';

const width = right - left;

/**
 * Renders labels as one PDF, a page each; Delhivery's API has no such file. The same content yields
 * the same bytes.
 */
export function renderDelhiveryLabels(labels: readonly DelhiveryLabel[]): Promise<Buffer> {
  const metadata = { title: 'Delhivery', created: new Date(0), lang: 'en-IN' };
  return writePdf(metadata, (pdf) => {
    for (const [at, label] of labels.entries()) {
      if (at > 0) pdf.addPage();
      drawLabel(pdf, label);
    }
  });
}

function drawLabel(pdf: Pdf, label: DelhiveryLabel): void {
  const { awb, barcode, sortCode, payment, name, address, pincode, order } = label;
  pdf.image(Buffer.from(barcode, 'base64'), left, 60, { width: 300 });
  drawText(pdf, awb, [left, 190, width], { size: 20, bold: true });
  drawText(pdf, sortCode, [left, 220, width], { size: 16, bold: true });
  drawText(pdf, payment, [left, 250, width], { size: 16, bold: true });
  let y = drawLines(pdf, name, [left, 285, width], { size: 13, bold: true, step: 17 });
  y = drawLines(pdf, address, [left, y, width], { size: 12, step: 16 });
  y = drawLines(pdf, pincode, [left, y, width], { size: 16, bold: true, step: 20 });
  drawLines(pdf, order, [left, y, width], { size: 10, step: 14 });
}
