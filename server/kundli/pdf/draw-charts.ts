import { grahaInk, itemAt, type Locale, palette } from '@jyotiratna/contract';
import { CHART_SIDE, drawingLabelOf, type NorthDiagram } from '@jyotiratna/jyotish';
import {
  drawLines,
  drawText,
  left,
  type Pdf,
  type Style,
  soft,
  widthOf,
  wrap,
} from '../../platform/pdf/write-text.ts';
import type { PlannedChart, PrintedChart } from './kundli-document.ts';
import { below, drawLine } from './page-flow.ts';

/** The side length of a kundli, in points. */
export const printedSide = 230;
/** Side length and gap of charts without degrees (rashis only), in points. */
export const planned = { side: 157, gap: 22 };
const frame = palette.mayur700;

/** Draws a chart with its caption above and note below. @returns y of its lower edge */
export function drawPrintedChart(
  pdf: Pdf,
  { diagram: chart, caption, note }: PrintedChart,
  [x, from]: readonly [number, number],
  language: Locale,
): number {
  const y = caption
    ? drawLines(pdf, caption, [x, from, printedSide], { bold: true, step: 12 }) - 4
    : from;
  if ('plan' in chart) drawPlan(pdf, chart, [x, y], printedSide);
  else drawChart(pdf, chart, [x, y], language);
  const small = { size: 7.5, color: soft };
  const noteLines = note ? wrap(note, printedSide, small) : [];
  noteLines.forEach((text, at) => {
    drawText(pdf, text, [x, y + printedSide + 12 + at * 10, printedSide], small);
  });
  return y + printedSide + (noteLines.length > 0 ? 10 + noteLines.length * 10 : 4);
}

function drawChart(
  pdf: Pdf,
  { houses, mark }: NorthDiagram,
  [left, top]: readonly [number, number],
  language: Locale,
): void {
  const scale = printedSide / CHART_SIDE;
  const point = ([x, y]: readonly [number, number]) => [left + x * scale, top + y * scale] as const;
  // A position in the figure is the centre of a text, whereas text is drawn from its baseline.
  const write = (text: string, at: readonly [number, number], size: number, style: Style) => {
    const [x, y] = point(at);
    drawText(pdf, text, [x - 60, y + size * 0.36, 120], { ...style, size, align: 'center' });
  };
  for (const { corners, lit, rashi, grahas } of houses) {
    pdf.polygon(...corners.map((corner) => [...point(corner)])).lineWidth(0.8);
    if (lit) pdf.fillAndStroke(palette.kesar100, frame);
    else pdf.stroke(frame);
    write(String(rashi.number), rashi.at, 7.5, { color: soft });
    for (const { position, at, size, degree } of grahas) {
      const max = size * 0.44;
      const label = {
        text: drawingLabelOf(position, language),
        style: { bold: true, color: grahaInk[position.graha] },
      };
      const degrees = { text: `${Math.floor(position.degree)}°`, style: { color: soft } };
      const parts = degree ? [label, { text: ' ', style: {} }, degrees] : [label];
      const neighbours = [rashi.at, ...grahas.map((other) => other.at)];
      const room = roomAround(at, max / scale, { corners, neighbours }) * scale;
      const [x, y] = point(at);
      drawParts(pdf, parts, [x, y + max * 0.36, room], max);
    }
  }
  write(mark.text, mark.at, 7.5, { color: palette.kesar700 });
}

type Part = { text: string; style: Style };

/** Draws labels in a row centred at `x`, scaled down if they do not fit. */
function drawParts(
  pdf: Pdf,
  parts: readonly Part[],
  [x, y, room]: readonly [number, number, number],
  max: number,
) {
  const widths = parts.map(({ text, style }) => widthOf(text, { ...style, size: max }));
  const sum = widths.reduce((total, width) => total + width, 0);
  const scale = Math.min(1, room / sum);
  let from = x - (sum * scale) / 2;
  for (const [at, { text, style }] of parts.entries()) {
    const width = itemAt(widths, at) * scale;
    drawText(pdf, text, [from, y, width + 1], { ...style, size: max * scale });
    from += width;
  }
}

/**
 * The minimum distance of a label from the lines of its house and from adjacent labels, in the
 * figure's units, and half the width of a number.
 */
const [clear, halfNumber] = [4, 8];

type Point = readonly [x: number, y: number];

/**
 * The maximum width of a text around a point of a house that crosses no line and no other text.
 * @param height the height of the text
 * @param house.corners the corners of the house
 * @param house.neighbours the centres of its labels: first its number, then the grahas, which share
 * the space between them
 */
function roomAround(
  [x, y]: Point,
  height: number,
  { corners, neighbours }: { corners: readonly Point[]; neighbours: readonly Point[] },
): number {
  const lines = [y - height / 2, y + height / 2].flatMap((level) =>
    corners.flatMap(([fromX, fromY], at) => {
      const [toX, toY] = itemAt(corners, (at + 1) % corners.length);
      const crosses = (fromY - level) * (toY - level) < 0;
      return crosses
        ? [Math.abs(fromX + ((level - fromY) / (toY - fromY)) * (toX - fromX) - x)]
        : [];
    }),
  );
  const gaps = neighbours.flatMap(([otherX, otherY], at) => {
    const across = Math.abs(otherX - x);
    if (across === 0 || Math.abs(otherY - y) > height) return [];
    return [at === 0 ? across - halfNumber : across / 2];
  });
  return 2 * (Math.min(...lines, ...gaps) - clear);
}

/**
 * Draws charts without degrees, three in a row, each below its name. @returns y of their lower edge
 */
export function drawPlans(pdf: Pdf, charts: readonly PlannedChart[], from: number): number {
  let y = from;
  for (let at = 0; at < charts.length; at += 3) {
    y = below(pdf, y, planned.side + 2 * drawLine);
    for (const [i, chart] of charts.slice(at, at + 3).entries()) {
      const x = left + i * (planned.side + planned.gap);
      drawText(pdf, chart.caption, [x, y, planned.side], { size: 8.5, bold: true });
      drawPlan(pdf, chart, [x, y + 6], planned.side);
    }
    y += planned.side + 2 * drawLine;
  }
  return y;
}

function drawPlan(
  pdf: Pdf,
  { plan, fields }: PlannedChart,
  [x, y]: readonly [number, number],
  side: number,
): void {
  const scale = side / CHART_SIDE;
  const larger = Math.sqrt(side / planned.side);
  pdf.save().translate(x, y).scale(scale);
  pdf.lineWidth(1.6).path(plan.lines).stroke(frame);
  pdf.restore();
  const write = (text: string, at: readonly [number, number], size: number, style: Style) =>
    drawText(pdf, text, [x + at[0] * scale - 40, y + at[1] * scale + size * 0.36, 80], {
      ...style,
      size,
      align: 'center',
    });
  for (const [i, { grahas: middle, number: corner, row }] of plan.fields.entries()) {
    const { number, marks = [], grahas } = itemAt(fields, i);
    write(number, corner, 6 * larger, { color: soft });
    const rows = [
      ...inRows(marks, row).map((text) => ({ text, style: { color: palette.kesar700 } })),
      ...inRows(grahas, row).map((text) => ({ text, style: { bold: true } })),
    ];
    rows.forEach(({ text, style }, n) => {
      write(text, [middle[0], middle[1] + (n - (rows.length - 1) / 2) * 24], 7 * larger, style);
    });
  }
}

const inRows = (labels: readonly string[], row: number): string[] =>
  Array.from({ length: Math.ceil(labels.length / row) }, (_, n) =>
    labels.slice(n * row, (n + 1) * row).join(' '),
  );
