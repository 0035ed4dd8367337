import { itemAt, palette } from '@jyotiratna/contract';
import type { Canvas, CanvasPoint, Colour, Outline } from './canvas.ts';

/**
 * The logo on a grid of 48 x 48 (`web/ui/logo.tsx`): the cut square, its diagonals, the inner
 * diamond.
 */
const markLines: readonly (readonly CanvasPoint[])[] = [
  [
    [15, 3],
    [33, 3],
    [45, 15],
    [45, 33],
    [33, 45],
    [15, 45],
    [3, 33],
    [3, 15],
    [15, 3],
  ],
  [
    [9, 9],
    [39, 39],
  ],
  [
    [39, 9],
    [9, 39],
  ],
  [
    [24, 3],
    [3, 24],
    [24, 45],
    [45, 24],
    [24, 3],
  ],
];
const firstHouse: Outline = [
  [24, 3],
  [34.5, 13.5],
  [24, 24],
  [13.5, 13.5],
];

type Mark = { left: number; top: number; size: number; line: Colour; light: Colour; width: number };

/** Draws the logo with twelve facets, that of house 1 highlighted; all measures in px. */
export function drawCanvasMark(
  canvas: Canvas,
  { left, top, size, line, light, width }: Mark,
): void {
  const place = ([x, y]: CanvasPoint): CanvasPoint => [
    left + (x * size) / 48,
    top + (y * size) / 48,
  ];
  canvas.fill([firstHouse.map(place)], light);
  for (const points of markLines) {
    const placed = points.map(place);
    for (const [index, to] of placed.entries()) {
      if (index > 0) canvas.fill([stroke(itemAt(placed, index - 1), to, width)], line);
    }
  }
}

/**
 * A line segment of this width in px, extended by half of it at both ends, so that corners are
 * closed.
 */
function stroke([x, y]: CanvasPoint, [toX, toY]: CanvasPoint, width: number): Outline {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [((toX - x) / length) * (width / 2), ((toY - y) / length) * (width / 2)];
  return [
    [x - dx - dy, y - dy + dx],
    [toX + dx - dy, toY + dy + dx],
    [toX + dx + dy, toY + dy - dx],
    [x - dx + dy, y - dy - dx],
  ];
}

/**
 * Lightens the canvas left of an edge at 112 degrees; `at` is the edge's x at half height, in px.
 */
export function drawLightEdge({ height, fill }: Canvas, at: number, opacity: number): void {
  const lean = (height / 2) * Math.tan((22 * Math.PI) / 180);
  fill(
    [
      [
        [0, 0],
        [at + lean, 0],
        [at - lean, height],
        [0, height],
      ],
    ],
    palette.marble0,
    opacity,
  );
}

/** Draws a scale along the bottom: a short tick every 16 px, a long one every 80. */
export function drawScale({ width, height, fill }: Canvas, colour: Colour): void {
  for (let x = 0; x <= width; x += 16) {
    const length = x % 80 === 0 ? 20 : 8;
    fill([rectangle(x, height - length, 1.5, length)], colour);
  }
}

/** A rectangle as an outline, in px. */
export function rectangle(left: number, top: number, width: number, height: number): Outline {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
}
