import type { Chart } from '../chart/chart.ts';
import { type DrawOptions, frame, grahaText, NEAR, SQUARE, text } from './drawing.ts';
import { HOUSE_CORNERS, middleOf, slotsIn } from './north-layout.ts';
import { PAINT } from './palette.ts';
import { firstRashi, grahasIn } from './placement.ts';
import { number } from './xml.ts';

/** Units between the inner corner of a house and the number of its rashi. */
const NUMBER_INSET = 24;

const MARKS = {
  en: { lagna: 'La', moon: 'Moon' },
  hi: { lagna: 'लग्न', moon: 'चन्द्र' },
} as const;

/** The number (1 to 12) of a rashi near the inner corner of a house (0 to 11). */
function rashiNumber(house: number, rashi: number): string {
  const corners = HOUSE_CORNERS[house]!;
  const [x, y] = middleOf(corners);
  const [cornerX, cornerY] = corners[0]!;
  const share = NUMBER_INSET / Math.hypot(x - cornerX, y - cornerY);
  return text(String(rashi + 1), cornerX + (x - cornerX) * share, cornerY + (y - cornerY) * share, {
    class: 'kundli-rashi',
    size: 15,
    paint: PAINT.muted,
  });
}

/**
 * The chart as the North of India draws it, as SVG text: houses fixed, house 1 the top diamond, counted anticlockwise;
 * the rashis' numbers move. Without a birth time house 1 holds the Moon's rashi and is not lit.
 */
export function northIndianChart(chart: Chart, options: DrawOptions): string {
  const language = options.language ?? 'en';
  const first = firstRashi(chart);
  const houses = HOUSE_CORNERS.map((corners, house) => {
    const rashi = (first + house) % 12;
    const lit = house === 0 && chart.lagna !== null;
    const outline = corners.map(([x, y]) => `${number(x)},${number(y)}`).join(' ');
    const fill = lit ? `fill="${PAINT.lit}" fill-opacity=".32"` : 'fill="none"';
    const there = grahasIn(chart, rashi);
    const labels = there.map((position, i) => {
      const { points, size, degree } = slotsIn(house, there.length);
      return grahaText(position, points[i]![0], points[i]![1], { size, degree, language });
    });
    return (
      `<g class="kundli-house${lit ? ' kundli-lagna' : ''}"><polygon points="${outline}" ${fill} stroke="${PAINT.line}" stroke-width="1.3"/>` +
      `${rashiNumber(house, rashi)}${labels.join('')}</g>`
    );
  });
  const mark = text(MARKS[language][chart.lagna ? 'lagna' : 'moon'], NEAR + SQUARE / 2, NEAR + 27, {
    class: 'kundli-mark',
    size: 15,
    paint: PAINT.line,
  });
  return frame(chart, 'north', options, houses.join('') + mark);
}
