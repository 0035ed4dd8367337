import { type Locale, languages } from '@jyotiratna/contract';
import { CHART_SIDE, labelOf, type NorthFigure } from '@jyotiratna/jyotish';
import {
  drawRule,
  drawText,
  ink,
  left,
  type Pdf,
  right,
  type Style,
  soft,
  wrap,
  writePdf,
} from '../../platform/pdf/write-text.ts';
import type {
  Fact,
  KundliDocument,
  PlannedChart,
  PrintedFigure,
  PrintedSection,
  PrintedTable,
} from './kundli-document.ts';
import { vocabularyIn } from './vocabulary.ts';

/** Lowest baseline on a page, and the first one of the pages after the first, in points. */
const [bottom, top] = [795, 60];
const line = 13;
const factName = 105;
const chart = { x: 325, y: 78, side: 230 };
/** Left edges of two charts side by side. */
const pair = [left, right - chart.side] as const;
/** Of charts of signs alone, and of tables with many short cells. */
const planned = { side: 157, gap: 22 };
const dense = { line: 10, size: 6.5 };
const gold = '#B98215';
/** More lines than any sentence has. */
const any = 200;

/** Prints a kundli on A4. */
export function renderKundli(content: KundliDocument): Promise<Buffer> {
  const { kind, title, language, printedAt } = content;
  const about = { title, created: new Date(printedAt), lang: languages[language].tag };
  // Two beside each other are shorter and say other words.
  const carried = kind === 'kundli' ? { vocabulary: vocabularyIn(language) } : {};
  return writePdf({ ...about, ...carried }, (pdf) => {
    let y = drawFirst(pdf, content);
    for (const section of content.sections) y = drawSection(pdf, section, y, language);
    y = below(pdf, y, 3 * line);
    drawRule(pdf, y);
    for (const note of content.notes) y = drawParagraph(pdf, note, y + line, { size: 8, color: soft });
  });
}

/** Head, facts and chart side by side; two charts below the facts. */
function drawFirst(pdf: Pdf, { title, facts, figures, language }: KundliDocument): number {
  drawText(pdf, title, [left, 56, 400], { size: 17, bold: true });
  drawText(pdf, 'Jyotiratna', [left, 56, right - left], { size: 11, bold: true, align: 'right', color: gold });
  const [only, ...others] = figures;
  if (others.length === 0) {
    const y = drawFacts(pdf, facts, 92, chart.x - left - 20);
    return Math.max(y, drawFigure(pdf, only, [chart.x, chart.y], language));
  }
  const y = drawFacts(pdf, facts, 92, right - left) + line;
  return Math.max(...figures.map((figure, at) => drawFigure(pdf, figure, [pair[at] ?? left, y], language)));
}

/** A chart with what is said above and below it. @returns where it ends */
function drawFigure(
  pdf: Pdf,
  { figure, caption, note }: PrintedFigure,
  [x, from]: readonly [number, number],
  language: Locale,
): number {
  if (caption) drawText(pdf, caption, [x, from, chart.side], { bold: true });
  const y = caption ? from + 8 : from;
  drawChart(pdf, figure, [x, y], language);
  const small = { size: 7.5, color: soft };
  const notes = note ? wrap(note, chart.side, small, 4) : [];
  notes.forEach((text, at) => {
    drawText(pdf, text, [x, y + chart.side + 12 + at * 10, chart.side], small);
  });
  return y + chart.side + (notes.length > 0 ? 10 + notes.length * 10 : 4);
}

function drawChart(
  pdf: Pdf,
  { houses, mark }: NorthFigure,
  [left, top]: readonly [number, number],
  language: Locale,
): void {
  const scale = chart.side / CHART_SIDE;
  const point = ([x, y]: readonly [number, number]) => [left + x * scale, top + y * scale] as const;
  // Points of a figure are middles of letters; a line of text starts at its baseline.
  const letters = (text: string, at: readonly [number, number], size: number, style: Style) => {
    const [x, y] = point(at);
    drawText(pdf, text, [x - 60, y + size * 0.36, 120], { ...style, size, align: 'center' });
  };
  for (const { corners, lit, rashi, grahas } of houses) {
    pdf.polygon(...corners.map((corner) => [...point(corner)])).lineWidth(0.8);
    if (lit) pdf.fillAndStroke('#FBEBC8', ink);
    else pdf.stroke(ink);
    letters(String(rashi.number), rashi.at, 7.5, { color: soft });
    for (const { position, at, size, degree } of grahas) {
      const label = labelOf(position, language);
      letters(degree ? `${label} ${Math.floor(position.degree)}°` : label, at, size * 0.44, { bold: true });
    }
  }
  letters(mark.text, mark.at, 7.5, { color: gold });
}

function drawSection(pdf: Pdf, section: PrintedSection, from: number, language: Locale): number {
  let y = below(pdf, from + 8, startOf(section));
  drawText(pdf, section.title, [left, y, right - left], { size: 12.5, bold: true });
  y += 6;
  drawRule(pdf, y);
  y += line + 2;
  if (section.table) y = drawTable(pdf, section.table, y);
  if (section.charts) y = drawPlans(pdf, section.charts, y);
  if (section.facts) y = drawFacts(pdf, section.facts, y, right - left);
  for (const { lead, text } of section.paragraphs ?? []) {
    if (lead) {
      y = below(pdf, y, 2 * line);
      drawText(pdf, lead, [left, y, right - left], { bold: true });
      y += line;
    }
    y = drawParagraph(pdf, text, y, languages[language].script === 'devanagari' ? { size: 9 } : {}) + 4;
  }
  return y + 8;
}

/** A table stays whole where a page can hold it; of what flows at least the beginning stands below its heading. */
function startOf({ table, charts }: PrintedSection): number {
  if (charts) return planned.side + 5 * line;
  const rows = table && table.rows.length < 40 ? table.rows.length + 3 : 4;
  return rows * (table?.dense ? dense.line : line + 1);
}

/** Three charts in a row, each below its name. */
function drawPlans(pdf: Pdf, charts: readonly PlannedChart[], from: number): number {
  let y = from;
  for (let at = 0; at < charts.length; at += 3) {
    y = below(pdf, y, planned.side + 2 * line);
    for (const [i, chart] of charts.slice(at, at + 3).entries()) {
      const x = left + i * (planned.side + planned.gap);
      drawText(pdf, chart.caption, [x, y, planned.side], { size: 8.5, bold: true });
      drawPlan(pdf, chart, [x, y + 6]);
    }
    y += planned.side + 2 * line;
  }
  return y;
}

function drawPlan(pdf: Pdf, { plan, fields }: PlannedChart, [x, y]: readonly [number, number]): void {
  const scale = planned.side / CHART_SIDE;
  pdf.save().translate(x, y).scale(scale);
  pdf.content.repeat(plan.lines, () => pdf.lineWidth(1.6).path(plan.lines).stroke(ink));
  pdf.restore();
  const letters = (text: string, at: readonly [number, number], size: number, style: Style) =>
    drawText(pdf, text, [x + at[0] * scale - 40, y + at[1] * scale + size * 0.36, 80], {
      ...style,
      size,
      align: 'center',
    });
  for (const [i, { grahas: middle, number: corner, row }] of plan.fields.entries()) {
    const { number, grahas } = fields[i]!;
    letters(number, corner, 6, { color: soft });
    const rows = Math.ceil(grahas.length / row);
    for (let n = 0; n < rows; n += 1) {
      const text = grahas.slice(n * row, (n + 1) * row).join(' ');
      letters(text, [middle[0], middle[1] + (n - (rows - 1) / 2) * 24], 7, { bold: true });
    }
  }
}

function drawFacts(pdf: Pdf, facts: readonly Fact[], from: number, width: number): number {
  let y = from;
  for (const [name, value] of facts) {
    const lines = wrap(value, width - factName, {}, any);
    y = below(pdf, y, lines.length * line);
    drawText(pdf, name, [left, y, factName - 8], { color: soft });
    for (const text of lines) {
      drawText(pdf, text, [left + factName, y, width - factName]);
      y += line;
    }
  }
  return y;
}

function drawTable(pdf: Pdf, { heads, widths, rows, dense: small = false }: PrintedTable, from: number): number {
  const [step, size] = small ? [dense.line, dense.size] : [line + 1, 8.5];
  const edges = widths.map((_, at) => left + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const drawRow = (cells: readonly string[], y: number, style: Style) => {
    cells.forEach((text, at) => {
      drawText(pdf, text, [edges[at]!, y, widths[at]! - (small ? 2 : 6)], style);
    });
  };
  const last = heads.length - 1;
  heads.forEach((text, at) => {
    // A head that stands for all columns after it has their width.
    const end = at === last ? right : edges[at + 1]!;
    drawText(pdf, text, [edges[at]!, from, end - edges[at]! - (small ? 2 : 6)], {
      size: Math.min(size, 8),
      color: soft,
    });
  });
  let y = from + step;
  for (const cells of rows) {
    y = below(pdf, y, step - 1);
    drawRow(cells, y, { size });
    y += step;
  }
  return y;
}

function drawParagraph(pdf: Pdf, text: string, from: number, style: Style): number {
  let y = from;
  for (const words of wrap(text, right - left, style, any)) {
    y = below(pdf, y, 0);
    drawText(pdf, words, [left, y, right - left], style);
    y += line;
  }
  return y;
}

/** The same height, or the top of a new page when less than `needed` is left below it. */
function below(pdf: Pdf, y: number, needed: number): number {
  if (y + needed <= bottom) return y;
  pdf.addPage();
  return top;
}
