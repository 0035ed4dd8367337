import type { Chart } from '../chart/chart.ts';
import { sourceLanguage } from '../tradition/language.ts';
import { type DrawOptions, frame, grahaText, text } from './drawing.ts';
import { northFigure } from './north-figure.ts';
import type { Point } from './north-layout.ts';
import { PAINT } from './palette.ts';
import { number } from './xml.ts';

const outlines = new WeakMap<readonly Point[], string>();

/** Houses stand where they stand: their outlines are written once. */
function outlineOf(corners: readonly Point[]): string {
  const known = outlines.get(corners);
  if (known !== undefined) return known;
  const outline = corners.map(([x, y]) => `${number(x)},${number(y)}`).join(' ');
  outlines.set(corners, outline);
  return outline;
}

/** The chart as the North of India draws it, as SVG text. */
export function northIndianChart(chart: Chart, options: DrawOptions): string {
  const language = options.language ?? sourceLanguage;
  const { houses, mark } = northFigure(chart, language);
  const drawn = houses.map(({ corners, lit, rashi, grahas }) => {
    const outline = outlineOf(corners);
    const fill = lit ? `fill="${PAINT.lit}" fill-opacity=".32"` : 'fill="none"';
    const numeral = text(String(rashi.number), ...rashi.at, { class: 'kundli-rashi', size: 15, paint: PAINT.muted });
    const labels = grahas.map(({ position, at, size, degree }) =>
      grahaText(position, ...at, { size, degree, language }),
    );
    return (
      `<g class="kundli-house${lit ? ' kundli-lagna' : ''}"><polygon points="${outline}" ${fill} stroke="${PAINT.line}" stroke-width="1.3"/>` +
      `${numeral}${labels.join('')}</g>`
    );
  });
  const first = text(mark.text, ...mark.at, { class: 'kundli-mark', size: 15, paint: PAINT.line });
  return frame(chart, 'north', options, drawn.join('') + first);
}
