import { itemAt } from '@jyotiratna/contract';
import { markFacets, markLines } from '@jyotiratna/contract/values/mark';
import type { Pdf } from './write-text.ts';

/** The side of the square in which the mark is designed. */
const field = 48;

/** Draws the shop's mark with its first house lit. @param side in points; colours '#RRGGBB' */
export function drawMark(
  pdf: Pdf,
  [x, y]: readonly [number, number],
  side: number,
  { line, light }: { line: string; light: string },
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(side / field);
  pdf.path(itemAt(markFacets, 0)).fill(light);
  pdf.lineWidth(2).lineJoin('round').path(markLines).stroke(line);
  pdf.restore();
}
