import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import {
  inEachLanguage,
  type Language,
  messagesIn,
  sourceLanguage,
} from '../tradition/language.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { CLOSE, type DrawOptions, frame, grahaText, SQUARE, text } from './drawing.ts';
import type { Point } from './north-layout.ts';
import { PAINT } from './palette.ts';
import { firstRashi, grahasIn, lagnaMark } from './placement.ts';
import { SOUTH_CELLS } from './plans.ts';
import { shortened, svgNumber, xmlText } from './xml.ts';

const CELL = SQUARE / 4;

/** Label layout: up to three in one column with degrees, more in two or three columns without. */
function layoutFor(count: number) {
  if (count <= 3) return { columns: 1, step: 25, size: 20, degree: true };
  return count <= 6
    ? { columns: 2, step: 24, size: 17, degree: false }
    : { columns: 3, step: 24, size: 15, degree: false };
}

/** Upper left corners of the cells, Mesha first. */
const CORNERS = SOUTH_CELLS.map(
  ([column, row]): Point => [CLOSE + column * CELL, CLOSE + row * CELL],
);

/**
 * Chart-independent markup of each cell, generated once, plain and highlighted: rashis are fixed.
 */
const OPENINGS = CORNERS.map((corner) => ({
  plain: openingOf(corner, false),
  lit: openingOf(corner, true),
}));

function openingOf([x, y]: Point, lit: boolean): string {
  const fill = lit ? `fill='${PAINT.lit}' fill-opacity='.32'` : "fill='none'";
  return `<g class='kundli-house${lit ? ' kundli-lagna' : ''}'><rect x='${svgNumber(x)}' y='${svgNumber(y)}' width='${CELL}' height='${CELL}' ${fill} stroke='${PAINT.line}' stroke-width='1.3'/>`;
}

/** Markup of the rashi names in the cells. */
const NAMES = inEachLanguage(({ names }) =>
  CORNERS.map(([x, y], rashi) =>
    text(itemAt(names.rashis, rashi), x + CELL / 2, y + CELL - 10, {
      class: 'kundli-rashi',
      size: 15,
      paint: PAINT.muted,
    }),
  ),
);

function cell(chart: Chart, rashi: number, language: Language): string {
  const [x, y] = itemAt(CORNERS, rashi);
  const lagna = chart.lagna?.rashi === rashi;
  const occupants = grahasIn(chart, rashi);
  const { columns, step, ...style } = layoutFor(occupants.length);
  const rows = Math.ceil(occupants.length / columns);
  let body = '';
  for (const [i, position] of occupants.entries()) {
    const across = x + (CELL * ((i % columns) + 0.5)) / columns;
    const down =
      y + CELL / 2 + (rows > 2 ? -1 : 4) + (Math.floor(i / columns) - (rows - 1) / 2) * step;
    body += grahaText(position, across, down, { ...style, language });
  }
  const mark = lagna
    ? `<path class='kundli-corner' d='M${svgNumber(x)} ${svgNumber(y + 26)}L${svgNumber(x + 26)} ${svgNumber(y)}' stroke='${PAINT.line}' stroke-width='1.3'/>` +
      text(lagnaMark(chart, language), x + 50, y + 14, {
        class: 'kundli-mark',
        size: 15,
        paint: PAINT.line,
      })
    : '';
  return `${itemAt(OPENINGS, rashi)[lagna ? 'lit' : 'plain']}${mark}${NAMES[language][rashi]}${body}</g>`;
}

/**
 * Draws a chart in South Indian style, as SVG text: rashis are fixed, clockwise; the lagna's cell
 * is marked by a corner and 'La'; name and lines are in the middle.
 */
export function southIndianChart(chart: Chart, options: DrawOptions): string {
  const language = options.language ?? sourceLanguage;
  let cells = '';
  for (const { index } of RASHIS) cells += cell(chart, index, language);
  const centre = CLOSE + SQUARE / 2;
  const lines = [
    {
      words: shortened(options.name.trim(), 20),
      class: 'kundli-name',
      size: 17,
      paint: PAINT.text,
      weight: 600,
    },
    ...(options.lines ?? []).map((line) => ({
      words: shortened(line.trim(), 25),
      class: 'kundli-caption',
      size: 15,
      paint: PAINT.muted,
    })),
    ...(chart.lagna
      ? []
      : [
          {
            words: messagesIn(language).drawing.moonIn(firstRashi(chart)),
            class: 'kundli-mark',
            size: 15,
            paint: PAINT.line,
          },
        ]),
  ];
  const middle = lines.map(({ words: copy, ...style }, i) =>
    text(xmlText(copy), centre, centre + (i - (lines.length - 1) / 2) * 24, style),
  );
  return frame(chart, 'south', options, cells + middle.join(''));
}
