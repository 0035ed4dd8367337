import { drawText, left, type Pdf, right, soft } from '../../platform/pdf/write-text.ts';

/** The lowest baseline of a page, and the first baseline from the second page on, in points. */
const [bottom, top] = [785, 60];
/** The distance between two baselines, in points. */
export const drawLine = 13;
/** The footer of a page. */
const foot = { y: 814, style: { size: 7.5, color: soft } };

/** Draws a footer with title and page number on this page and all later ones. */
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

/** Returns `y`, or the top of a new page if less than `required` points are left below `y`. */
export function below(pdf: Pdf, y: number, required: number): number {
  if (y + required <= bottom) return y;
  pdf.addPage();
  return top;
}
