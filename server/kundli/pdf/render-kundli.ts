import { itemAt, languages, palette } from '@jyotiratna/contract';
import { drawMark } from '../../platform/pdf/draw-mark.ts';
import {
  cellLines,
  drawLines,
  drawRule,
  drawText,
  left,
  type Pdf,
  right,
  type Style,
  scaleToFit,
  soft,
  widthOf,
  wrap,
  writePdf,
} from '../../platform/pdf/write-text.ts';
import { drawPlans, drawPrintedChart, planned, printedSide } from './draw-charts.ts';
import type { Detail, KundliDocument, PrintedSection, PrintedTable } from './kundli-document.ts';
import { below, drawLine, footPages } from './page-flow.ts';
import { vocabularyIn } from './vocabulary.ts';

/** The banner at the top of the first page, as in emails; in points. */
const head = { height: 64, baseline: 40, edge: 3 };
/** The first baseline below the banner. */
const first = 100;
const detailName = 105;
/** The left edges and the width of two columns. */
const pair = { lefts: [left, right - 247], width: 247 } as const;
const dense = { line: 10, size: 6.5 };

/** Renders a kundli on A4. */
export function renderKundli(content: KundliDocument): Promise<Buffer> {
  const { kind, title, language, printedAt } = content;
  const pdfMetadata = { title, created: new Date(printedAt), lang: languages[language].tag };
  // Other documents are shorter and use different labels.
  const carried = kind === 'kundli' ? { vocabulary: vocabularyIn(language) } : {};
  return writePdf({ ...pdfMetadata, ...carried }, (pdf) => {
    drawHead(pdf, title);
    footPages(pdf, title);
    let y = drawFirst(pdf, content);
    for (const section of content.sections) y = drawSection(pdf, section, y, content);
    y = below(pdf, y, 3 * drawLine);
    drawRule(pdf, y);
    for (const note of content.notes)
      y = drawParagraph(pdf, note, y + drawLine, { size: 8, color: soft });
  });
}

/** Draws the banner with title and issuer. */
function drawHead(pdf: Pdf, title: string): void {
  const { width } = pdf.page;
  pdf.rect(0, 0, width, head.height).fill(palette.mayur900);
  pdf.rect(0, head.height, width, head.edge).fill(palette.kesar400);
  const styleAt = (scale: number) => ({
    size: 17 * scale,
    bold: true,
    color: palette.marble0,
    step: 20 * scale,
  });
  const linesAt = (scale: number) => wrap(title, 390, styleAt(scale));
  // Two lines nearly always fit at full size; more lines are for a very long name.
  const scale = scaleToFit(46, (size) => linesAt(size).length * 20 * size);
  const lines = linesAt(scale);
  const lowered = ((lines.length - 1) * 20 * scale) / 2;
  drawLines(pdf, lines, [left, head.baseline - lowered, 390], styleAt(scale));
  const name = { size: 12, bold: true, align: 'right', color: palette.kesar300 } as const;
  drawText(pdf, 'Jyotiratna', [left, head.baseline, right - left], name);
  drawMark(pdf, [right - widthOf('Jyotiratna', name) - 30, head.baseline - 15], 22, {
    line: palette.mayur200,
    light: palette.kesar400,
  });
}

/** Draws details and a chart side by side, or two charts below the details. */
function drawFirst(pdf: Pdf, { metadata, figures: charts, language }: KundliDocument): number {
  const [only, ...rest] = charts;
  if (rest.length === 0) {
    const x = right - printedSide;
    const y = drawDetails(pdf, metadata, first, x - left - 20);
    return Math.max(y, drawPrintedChart(pdf, only, [x, first - 9], language));
  }
  const y = drawDetails(pdf, metadata, first, right - left) + drawLine;
  return Math.max(
    ...charts.map((chart, at) =>
      drawPrintedChart(pdf, chart, [pair.lefts[at] ?? left, y], language),
    ),
  );
}

function drawSection(
  pdf: Pdf,
  section: PrintedSection,
  from: number,
  content: KundliDocument,
): number {
  const { table, beside, charts, metadata, paragraphs = [] } = section;
  const y = below(pdf, from + 8, startOf(section));
  if (table && beside) {
    const ends = [{ ...section, table }, beside].map((half, at) => {
      const x = pair.lefts[at] ?? left;
      return drawTable(pdf, half.table, drawTitle(pdf, half.title, y, [x, x + pair.width]), [
        x,
        x + pair.width,
      ]);
    });
    return Math.max(...ends) + 8;
  }
  let end = drawTitle(pdf, section.title, y, [left, right]);
  if (table) end = drawTable(pdf, table, end, [left, right]);
  if (charts) end = drawPlans(pdf, charts, end);
  if (metadata) end = drawDetails(pdf, metadata, end, right - left);
  if (table && paragraphs.length > 0) end += 6;
  for (const { lead, text } of paragraphs) {
    if (lead) {
      end = below(pdf, end, 2 * drawLine);
      end = drawLines(pdf, lead, [left, end, right - left], { bold: true, step: drawLine });
    }
    end =
      drawParagraph(
        pdf,
        text,
        end,
        languages[content.language].script === 'devanagari' ? { size: 9 } : {},
      ) + 4;
  }
  return end + 8;
}

type Edges = readonly [left: number, right: number];

/** @returns the baseline below the title */
function drawTitle(pdf: Pdf, title: string, y: number, [from, to]: Edges): number {
  drawText(pdf, title, [from, y, to - from], { size: 12.5, bold: true, color: palette.mayur700 });
  pdf
    .moveTo(from, y + 6)
    .lineTo(to, y + 6)
    .lineWidth(0.75)
    .stroke(palette.kesar400);
  return y + 6 + drawLine + 2;
}

/**
 * The height that must fit on the page: a whole table that fits on a page, else the heading and the
 * start of the content.
 */
function startOf({ table, charts }: PrintedSection): number {
  if (charts) return planned.side + 5 * drawLine;
  const rows = table && table.rows.length < 40 ? table.rows.length + 3 : 4;
  return rows * (table?.dense ? dense.line : drawLine + 1);
}

function drawDetails(pdf: Pdf, metadata: readonly Detail[], from: number, width: number): number {
  let y = from;
  for (const [name, value] of metadata) {
    const lines = wrap(value, width - detailName, {});
    y = below(pdf, y, lines.length * drawLine);
    drawText(pdf, name, [left, y, detailName - 8], { color: soft });
    for (const text of lines) {
      drawText(pdf, text, [left + detailName, y, width - detailName]);
      y += drawLine;
    }
  }
  return y;
}

function drawTable(pdf: Pdf, table: PrintedTable, from: number, [start, end]: Edges): number {
  const { headers, widths, rows, dense: small = false, lit } = table;
  const [step, size] = small ? [dense.line, dense.size] : [drawLine + 1, 8.5];
  const edges = widths.map(
    (_, at) => start + widths.slice(0, at).reduce((total, width) => total + width, 0),
  );
  const gap = small ? 2 : 6;
  const last = headers.length - 1;
  const headed = headers.map((text, at) => {
    // The last header spans all remaining columns.
    const edge = at === last ? end : itemAt(edges, at + 1);
    return cellLines(text, edge - itemAt(edges, at) - gap, {
      size: Math.min(size, 8),
      color: soft,
    });
  });
  const depth = Math.max(1, ...headed.map((lines) => lines.length));
  for (const [at, lines] of headed.entries())
    drawLines(pdf, lines, [itemAt(edges, at), from, right], {
      size: Math.min(size, 8),
      color: soft,
      step: 10,
    });
  let y = from + step + (depth - 1) * 10;
  const leading = size + 2;
  const style = { size, step: leading };
  for (const [at, cells] of rows.entries()) {
    const drawn = cells.map((text, column) => cellLines(text, itemAt(widths, column) - gap, style));
    const max = drawn.reduce((all, { length }) => Math.max(all, length), 1);
    const height = step + (max - 1) * leading;
    y = below(pdf, y, height - 1);
    if (at === lit)
      pdf.rect(start - 6, y - step + 4, end - start + 6, height).fill(palette.kesar100);
    // Fast path: a page has hundreds of cells, nearly all of a single line.
    drawn.forEach((lines, column) => {
      for (let n = 0; n < lines.length; n += 1)
        drawText(
          pdf,
          itemAt(lines, n),
          [itemAt(edges, column), y + n * leading, itemAt(widths, column) - gap],
          style,
        );
    });
    y += height;
  }
  return y;
}

function drawParagraph(pdf: Pdf, text: string, from: number, style: Style): number {
  let y = from;
  for (const line of wrap(text, right - left, style)) {
    y = below(pdf, y, 0);
    drawText(pdf, line, [left, y, right - left], style);
    y += drawLine;
  }
  return y;
}
