import { itemAt } from '@jyotiratna/contract';
import { CLOSE, FAR, SQUARE } from './drawing.ts';

/**
 * A point in units of the drawing, or on a square of side 1 in the table below; y increases
 * downwards.
 */
export type Point = readonly [x: number, y: number];

/**
 * Corners of houses 1 to 12 on a square of side 1; the first is the inner corner, next to the
 * rashi's number.
 */
// biome-ignore format: one house a line
const HOUSES: readonly (readonly [inner: Point, ...rest: Point[]])[] = [
  [[0.5, 0.5], [0.25, 0.25], [0.5, 0], [0.75, 0.25]],
  [[0.25, 0.25], [0, 0], [0.5, 0]],
  [[0.25, 0.25], [0, 0.5], [0, 0]],
  [[0.5, 0.5], [0.25, 0.75], [0, 0.5], [0.25, 0.25]],
  [[0.25, 0.75], [0, 1], [0, 0.5]],
  [[0.25, 0.75], [0.5, 1], [0, 1]],
  [[0.5, 0.5], [0.75, 0.75], [0.5, 1], [0.25, 0.75]],
  [[0.75, 0.75], [1, 1], [0.5, 1]],
  [[0.75, 0.75], [1, 0.5], [1, 1]],
  [[0.5, 0.5], [0.75, 0.25], [1, 0.5], [0.75, 0.75]],
  [[0.75, 0.25], [1, 0], [1, 0.5]],
  [[0.75, 0.25], [0.5, 0], [1, 0]],
];

/**
 * Corners of each house in units of the drawing, house 1 first, starting with the inner
 * corner.
 */
export const HOUSE_CORNERS = HOUSES.map((corners) =>
  corners.map(([x, y]): Point => [CLOSE + x * SQUARE, CLOSE + y * SQUARE]),
);

/**
 * Number of labels per row for 1 to 9 grahas: in a diamond from the top, in a triangle from the
 * outer edge.
 */
const DIAMOND = ['1', '11', '111', '121', '131', '1221', '232', '1331', '12321'];
const LONG_LABELS = ['1', '2', '21', '31', '32', '321', '421', '431', '432'];
const TALL = ['1', '2', '3', '31', '41', '51', '52', '62', '63'];

/** Spacing and size of labels: with degrees, and without in a crowded house. */
const ROOMY = { row: 28, column: 64, size: 20, degree: true, wideEdge: 24, tallEdge: 38 };
const CROWDED = { row: 20, column: 37, size: 15, degree: false, wideEdge: 17, tallEdge: 24 };

/** Positions and size of a house's labels, and whether degrees fit. */
export interface Slots {
  readonly points: readonly Point[];
  readonly size: number;
  readonly degree: boolean;
}

/** Centroid of a house's corners. */
export function middleOf(corners: readonly Point[]): Point {
  const mean = (axis: 0 | 1) =>
    corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** `n` numbers centred on `centre`, `step` apart. */
function spread(centre: number, n: number, step: number): number[] {
  return Array.from({ length: n }, (_, i) => centre + (i - (n - 1) / 2) * step);
}

const slots: Slots[][] = HOUSE_CORNERS.map(() => []);

/** Positions of `count` labels (1 to 9) in a house (0 to 11). */
export function slotsIn(house: number, count: number): Slots {
  const ofHouse = itemAt(slots, house);
  ofHouse[count] ??= layOut(house, count);
  return ofHouse[count];
}

function layOut(house: number, count: number): Slots {
  const corners = itemAt(HOUSE_CORNERS, house);
  const [x, y] = middleOf(corners);
  const [innerX, innerY] = itemAt(corners, 0);
  const diamond = corners.length === 4;
  const { row, column, size, degree, wideEdge, tallEdge } =
    count <= (diamond ? 4 : 3) ? ROOMY : CROWDED;
  const rows = (patterns: readonly string[]) => [...itemAt(patterns, count - 1)].map(Number);
  const outer = (inner: number, middle: number, inset: number) =>
    inner > middle ? CLOSE + inset : FAR - inset;

  if (diamond) {
    const pattern = rows(DIAMOND);
    const downs = spread(y, pattern.length, row);
    const points = pattern.flatMap((n, i) =>
      spread(x, n, column).map((across): Point => [across, itemAt(downs, i)]),
    );
    return { points, size, degree };
  }
  // In a triangle at the upper or lower edge, the inner corner is vertically below or above the
  // centroid.
  if (Math.abs(innerX - x) < 1) {
    const points = rows(LONG_LABELS).flatMap((n, i) =>
      spread(x, n, column).map((across): Point => [across, outer(innerY, y, wideEdge + i * row)]),
    );
    return { points, size, degree };
  }
  const points = rows(TALL).flatMap((n, i) =>
    spread(y, n, row).map((down): Point => [outer(innerX, x, tallEdge + i * column), down]),
  );
  return { points, size, degree };
}
