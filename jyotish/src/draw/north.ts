import type { Chart } from '../chart/chart.ts';
import { type DrawOptions, FAR, firstRashi, frame, grahasIn, grahaText, NEAR, SQUARE, text } from './drawing.ts';
import { PAINT } from './palette.ts';
import { number } from './xml.ts';

type Point = readonly [x: number, y: number];

/** Houses 1 to 12 on a square of side 1, y down; the first corner is the inner one, where the rashi's number stands. */
const HOUSES: readonly (readonly Point[])[] = [
  [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.5, 0],
    [0.75, 0.25],
  ],
  [
    [0.25, 0.25],
    [0, 0],
    [0.5, 0],
  ],
  [
    [0.25, 0.25],
    [0, 0.5],
    [0, 0],
  ],
  [
    [0.5, 0.5],
    [0.25, 0.75],
    [0, 0.5],
    [0.25, 0.25],
  ],
  [
    [0.25, 0.75],
    [0, 1],
    [0, 0.5],
  ],
  [
    [0.25, 0.75],
    [0.5, 1],
    [0, 1],
  ],
  [
    [0.5, 0.5],
    [0.75, 0.75],
    [0.5, 1],
    [0.25, 0.75],
  ],
  [
    [0.75, 0.75],
    [1, 1],
    [0.5, 1],
  ],
  [
    [0.75, 0.75],
    [1, 0.5],
    [1, 1],
  ],
  [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.75, 0.25],
    [1, 0],
    [1, 0.5],
  ],
  [
    [0.75, 0.25],
    [0.5, 0],
    [1, 0],
  ],
];

const at = (share: number) => NEAR + share * SQUARE;

/** Middle of a house, in the drawing's units. */
function middle(corners: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [at(mean(0)), at(mean(1))];
}

/** How many labels stand in each row, from the outside in, for 1 to 9 grahas: rows shorten with the house. */
const DIAMOND_ROWS = [
  [1],
  [1, 1],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [1, 2, 2, 1],
  [2, 3, 2],
  [1, 3, 3, 1],
  [1, 2, 3, 2, 1],
];
const WIDE_ROWS = [[1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1], [4, 2, 1], [4, 3, 1], [4, 3, 2]];
const TALL_COLUMNS = [[1], [2], [3], [3, 1], [4, 1], [5, 1], [5, 2], [6, 2], [6, 3]];

/** Distances between labels and their size, with degrees and, in a crowded house, without. */
const ROOMY = { row: 28, column: 64, size: 20, degree: true };
const CROWDED = { row: 20, column: 37, size: 15, degree: false };

/** Where `count` labels stand in a house (0 to 11), and how. */
function slots(house: number, count: number): { points: Point[]; layout: typeof ROOMY } {
  const corners = HOUSES[house]!;
  const [x, y] = middle(corners);
  const diamond = corners.length === 4;
  const layout = count <= (diamond ? 4 : 3) ? ROOMY : CROWDED;
  if (diamond) {
    const rows = DIAMOND_ROWS[count - 1]!;
    const top = y - ((rows.length - 1) * layout.row) / 2;
    return { points: rows.flatMap((n, i) => line(x, top + i * layout.row, n, layout.column, 0)), layout };
  }
  const [inner] = corners;
  const wide = Math.abs(at(inner![0]) - x) < 1;
  if (wide) {
    const inwards = Math.sign(at(inner![1]) - y);
    const edge = inwards > 0 ? NEAR : FAR;
    const start = layout.degree ? 24 : 17;
    const points = WIDE_ROWS[count - 1]!.flatMap((n, i) =>
      line(x, edge + inwards * (start + i * layout.row), n, layout.column, 0),
    );
    return { points, layout };
  }
  const inwards = Math.sign(at(inner![0]) - x);
  const edge = inwards > 0 ? NEAR : FAR;
  const start = layout.degree ? 38 : 24;
  const points = TALL_COLUMNS[count - 1]!.flatMap((n, i) =>
    line(y, edge + inwards * (start + i * layout.column), n, layout.row, 1),
  );
  return { points, layout };
}

/** `n` points side by side round `centre`, along x (axis 0) or along y (axis 1). */
function line(centre: number, across: number, n: number, step: number, axis: 0 | 1): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const along = centre + (i - (n - 1) / 2) * step;
    return axis === 0 ? ([along, across] as const) : ([across, along] as const);
  });
}

/** The rashi's number (1 to 12) near the inner corner. */
function rashiNumber(house: number, rashi: number): string {
  const corners = HOUSES[house]!;
  const [x, y] = middle(corners);
  const [inner] = corners;
  const [cornerX, cornerY] = [at(inner![0]), at(inner![1])];
  const share = 24 / Math.hypot(x - cornerX, y - cornerY);
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
  const houses = HOUSES.map((corners, house) => {
    const rashi = (first + house) % 12;
    const lit = house === 0 && chart.lagna !== null;
    const outline = corners.map(([x, y]) => `${number(at(x))},${number(at(y))}`).join(' ');
    const fill = lit ? `fill="${PAINT.lit}" fill-opacity=".32"` : 'fill="none"';
    const there = grahasIn(chart, rashi);
    const { points, layout } = there.length > 0 ? slots(house, there.length) : { points: [], layout: ROOMY };
    const labels = there.map((position, i) =>
      grahaText(position, points[i]![0], points[i]![1], { ...layout, language }),
    );
    return (
      `<g class="kundli-house${lit ? ' kundli-lagna' : ''}"><polygon points="${outline}" ${fill} stroke="${PAINT.line}" stroke-width="1.3"/>` +
      `${rashiNumber(house, rashi)}${labels.join('')}</g>`
    );
  });
  const mark = chart.lagna ? (language === 'hi' ? 'लग्न' : 'La') : language === 'hi' ? 'चंद्र' : 'Moon';
  const label = text(mark, at(0.5), at(0.065), { class: 'kundli-mark', size: 15, paint: PAINT.line });
  return frame(chart, 'North Indian', options, houses.join('') + label);
}
