import { drawText, left, type Pdf, right, soft } from '../../platform/pdf/write-text.ts';

/** Lowest baseline on a page, and the first one of the pages after the first, in points. */
const [bottom, top] = [785, 60];
/** From one baseline to the next. */
export const drawLine = 13;
/** Below everything else on a page. */
const foot = { y: 814, style: { size: 7.5, color: soft } };

/** Names the document and numbers the page, on this page and on all that follow. */
export function footPages(pdf: Pdf, title: string): void {
  let page = 0;
  const drawFoot = () => {
    page += 1;
    drawText(pdf, title, [left, foot.y, 400], foot.style);
    drawText(pdf, String(page), [left, foot.y, right - left], { ...foot.style, align: 'right' });
  };
  drawFoot();
  pdf.on('pageAdded', drawFoot);
}

/** The same height, or the top of a new page when less than `needed` is left below it. */
export function below(pdf: Pdf, y: number, required: number): number {
  if (y + required <= bottom) return y;
  pdf.addPage();
  return top;
}
