import { itemAt } from '@jyotiratna/contract';
/** A point in pixels, from the top left. */
export type CanvasPoint = readonly [x: number, y: number];
/** A closed polygon; nested ones in the opposite direction cut holes. */
export type Outline = readonly CanvasPoint[];
/** A colour as `#rrggbb`. */
export type Colour = string;

export type Canvas = {
  width: number;
  height: number;
  /** Rows of 8-bit RGB. */
  pixels: Buffer;
  /** Fills the area enclosed by the combined outlines. */
  fill: (outlines: readonly Outline[], colour: Colour, opacity?: number) => void;
};

/** Creates a canvas filled with one colour. */
export function createCanvas(width: number, height: number, ground: Colour): Canvas {
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(toRgb(ground)));

  function fill(outlines: readonly Outline[], colour: Colour, opacity = 1): void {
    const points = outlines.flat();
    if (points.length === 0) return;
    const left = Math.floor(Math.min(...points.map(([x]) => x)));
    const top = Math.floor(Math.min(...points.map(([, y]) => y)));
    const columns = Math.ceil(Math.max(...points.map(([x]) => x))) - left + 1;
    const rows = Math.ceil(Math.max(...points.map(([, y]) => y))) - top;
    const area = coverageOf(outlines, { left, top, columns, rows });
    const rgb = toRgb(colour);
    for (let row = Math.max(0, -top); row < Math.min(rows, height - top); row += 1) {
      let covered = 0;
      for (let column = 0; column < columns; column += 1) {
        covered += itemAt(area, row * columns + column);
        const share = Math.min(1, Math.abs(covered)) * opacity;
        const x = left + column;
        if (share < 1 / 512 || x < 0 || x >= width) continue;
        const at = ((top + row) * width + x) * 3;
        for (const [channel, value] of rgb.entries()) {
          const under = itemAt(pixels, at + channel);
          pixels[at + channel] = Math.round(under + (value - under) * share);
        }
      }
    }
  }

  return { width, height, pixels, fill };
}

type Box = { left: number; top: number; columns: number; rows: number };

/**
 * The change of coverage from each pixel to the next in its row: its running sum along a row is the
 * signed area that the outlines cover in each pixel. Exact for straight edges, in one pass, without
 * sorting.
 */
function coverageOf(outlines: readonly Outline[], { left, top, columns, rows }: Box): Float64Array {
  const area = new Float64Array(columns * rows + 1);
  for (const outline of outlines) {
    for (const [index, from] of outline.entries()) {
      const to = itemAt(outline, (index + 1) % outline.length);
      addEdge(area, columns, [from[0] - left, from[1] - top], [to[0] - left, to[1] - top]);
    }
  }
  return area;
}

function addEdge(area: Float64Array, columns: number, from: CanvasPoint, to: CanvasPoint): void {
  if (from[1] === to[1]) return;
  const sign = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = sign === 1 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  let x = upper[0];
  for (let row = Math.floor(upper[1]); row < lower[1]; row += 1) {
    const height = Math.min(row + 1, lower[1]) - Math.max(row, upper[1]);
    const next = x + slope * height;
    addSlice(area, row * columns, [Math.min(x, next), Math.max(x, next)], sign * height);
    x = next;
  }
}

/**
 * Adds an edge's segment within one row, from x `begin` to `end`, which increases the coverage of
 * everything to its right by `height`.
 */
function addSlice(
  area: Float64Array,
  start: number,
  [begin, end]: CanvasPoint,
  height: number,
): void {
  const first = Math.floor(begin);
  const last = Math.max(first, Math.ceil(end) - 1);
  let passed = 0;
  let previous = 0;
  for (let column = first; column <= last; column += 1) {
    const [a, b] = [Math.max(begin, column), Math.min(end, column + 1)];
    const share = end > begin ? (b - a) / (end - begin) : 1;
    // Segments in previous pixels cover this pixel fully; a segment within this pixel covers it
    // from the segment's middle on.
    const covered = passed + share * (column + 1 - (a + b) / 2);
    area[start + column] = itemAt(area, start + column) + height * (covered - previous);
    passed += share;
    previous = covered;
  }
  area[start + last + 1] = itemAt(area, start + last + 1) + height * (1 - previous);
}

function toRgb(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
