import { itemAt } from '@jyotiratna/contract';
import type { Chart } from '../chart/chart.ts';
import { sourceLanguage } from '../tradition/language.ts';
import { type DrawOptions, frame, grahaText, text } from './drawing.ts';
import { NUMBER_POINTS, northDiagram } from './north-diagram.ts';
import { HOUSE_CORNERS, type Point } from './north-layout.ts';
import { PAINT } from './palette.ts';
import { svgNumber } from './xml.ts';

/** Chart-independent markup of each house, generated once, plain and highlighted. */
const OPENINGS = HOUSE_CORNERS.map((corners) => ({
  plain: openingOf(corners, false),
  lit: openingOf(corners, true),
}));

function openingOf(corners: readonly Point[], lit: boolean): string {
  const outline = corners.map(([x, y]) => `${svgNumber(x)},${svgNumber(y)}`).join(' ');
  const fill = lit ? `fill='${PAINT.lit}' fill-opacity='.32'` : "fill='none'";
  return `<g class='kundli-house${lit ? ' kundli-lagna' : ''}'><polygon points='${outline}' ${fill} stroke='${PAINT.line}' stroke-width='1.3'/>`;
}

/** Markup of rashi numbers by house and rashi. */
const NUMERALS = NUMBER_POINTS.map(([x, y]) =>
  Array.from({ length: 12 }, (_, rashi) =>
    text(String(rashi + 1), x, y, { class: 'kundli-rashi', size: 15, paint: PAINT.muted }),
  ),
);

/** Draws a chart in North Indian style, as SVG text. */
export function northIndianChart(chart: Chart, options: DrawOptions): string {
  const language = options.language ?? sourceLanguage;
  const { houses, mark } = northDiagram(chart, language);
  // Built as one string: joining a list would copy each part once more.
  let drawn = '';
  for (const [house, { lit, rashi, grahas }] of houses.entries()) {
    drawn +=
      itemAt(OPENINGS, house)[lit ? 'lit' : 'plain'] +
      itemAt(itemAt(NUMERALS, house), rashi.number - 1);
    for (const { position, at, size, degree } of grahas) {
      drawn += grahaText(position, at[0], at[1], { size, degree, language });
    }
    drawn += '</g>';
  }
  const first = text(mark.text, ...mark.at, { class: 'kundli-mark', size: 15, paint: PAINT.line });
  return frame(chart, 'north', options, drawn + first);
}
