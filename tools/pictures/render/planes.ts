/** Dimensions of an image in planes: each plane has one number per pixel, rows from the top. */
export interface Size {
  width: number;
  height: number;
}

export type Plane = Float32Array<ArrayBuffer>;

/** A rectangle of an image, right and bottom exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value));

/** 0 below `from`, 1 above `to`, smooth in between; `from` may be larger than `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

export function plane({ width, height }: Size, at: (index: number) => number): Plane {
  const created = new Float32Array(width * height);
  for (let i = 0; i < created.length; i += 1) created[i] = at(i);
  return created;
}

/**
 * Averages over squares of side 2 `radius` + 1 inside `box`, clamped at its edges. The time does
 * not depend on the radius.
 */
export function boxBlur(source: Plane, size: Size, radius: number, box: Box = full(size)): Plane {
  const { width } = size;
  const rows = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  const scale = 1 / (2 * radius + 1);
  const column = (x: number) => clamp(x, box.left, box.right - 1);
  const row = (y: number) => clamp(y, box.top, box.bottom - 1);
  for (let y = box.top; y < box.bottom; y += 1) {
    const start = y * width;
    let total = 0;
    for (let x = box.left - radius; x <= box.left + radius; x += 1)
      total += source[start + column(x)]!;
    for (let x = box.left; x < box.right; x += 1) {
      rows[start + x] = total * scale;
      total += source[start + column(x + radius + 1)]! - source[start + column(x - radius)]!;
    }
  }
  const totals = new Float64Array(width);
  for (let y = box.top - radius; y <= box.top + radius; y += 1) {
    for (let x = box.left; x < box.right; x += 1) totals[x]! += rows[row(y) * width + x]!;
  }
  for (let y = box.top; y < box.bottom; y += 1) {
    const enters = row(y + radius + 1) * width;
    const leaves = row(y - radius) * width;
    for (let x = box.left; x < box.right; x += 1) {
      result[y * width + x] = totals[x]! * scale;
      totals[x]! += rows[enters + x]! - rows[leaves + x]!;
    }
  }
  return result;
}

/** Approximates a Gaussian blur by three box blurs. */
export function softBlur(source: Plane, size: Size, radius: number): Plane {
  return boxBlur(boxBlur(boxBlur(source, size, radius), size, radius), size, radius);
}

/** Minimum or maximum within `radius` in both directions. */
export function spread(
  source: Plane,
  { width, height }: Size,
  radius: number,
  pick: (a: number, b: number) => number,
): Plane {
  let from = source;
  for (const [stepX, stepY] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const to = new Float32Array(source.length);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let value = from[y * width + x]!;
        for (let k = -radius; k <= radius; k += 1) {
          const closeX = x + k * stepX;
          const closeY = y + k * stepY;
          if (closeX >= 0 && closeY >= 0 && closeX < width && closeY < height)
            value = pick(value, from[closeY * width + closeX]!);
        }
        to[y * width + x] = value;
      }
    }
    from = to;
  }
  return from;
}

export function full({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}
