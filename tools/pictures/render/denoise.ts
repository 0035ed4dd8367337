import { type Box, boxBlur, clamp, type Plane, type Size } from './planes.ts';

/** Interleaved linear RGB. */
export type Colours = Float32Array<ArrayBuffer>;

/** Render passes: two independent half-sample images, and two that guide the denoiser. */
export interface Passes {
  halves: [Colours, Colours];
  normals: Colours;
  albedo: Colours;
}

/** Radius of the search window in px, and required similarity of patches (larger smooths more). */
const search = 6;
const likeness = 0.45;

/**
 * Removes fireflies from one half by means of the other: a pixel is one if it is far brighter than
 * all of its neighbours in the other half, because true highlights are in both.
 */
export function withoutFireflies(half: Colours, other: Colours, { width, height }: Size): Colours {
  const result = new Float32Array(half);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = 3 * (y * width + x);
      let upper = 0;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const closeTo = 3 * ((y + dy) * width + x + dx);
          upper = Math.max(upper, other[closeTo]! + other[closeTo + 1]! + other[closeTo + 2]!);
        }
      }
      const light = half[at]! + half[at + 1]! + half[at + 2]!;
      const limit = upper * 1.15 + 0.02;
      if (light > limit) for (let c = 0; c < 3; c += 1) result[at + c]! *= limit / light;
    }
  }
  return result;
}

/**
 * Non-local means over two buffers (Rousselle, Knaus, Zwicker 2012): weights for one half are
 * computed from the other, so that noise is not correlated; normals and albedo preserve edges.
 * Applied inside `box`; elsewhere the plain average is used.
 */
export function denoise(
  { halves: [a, b], normals, albedo }: Passes,
  size: Size,
  box: Box,
): Colours {
  const { width, height } = size;
  const logA = logarithmic(a);
  const logB = logarithmic(b);
  const variance = boxBlur(varianceOf(logA, logB), size, 3);
  const total = { a: new Float32Array(a.length), b: new Float32Array(b.length) };
  const weight = { a: new Float32Array(variance.length), b: new Float32Array(variance.length) };
  const far = { a: new Float32Array(variance.length), b: new Float32Array(variance.length) };

  /**
   * Calls `visit` with every pixel of the box and the pixel at the offset `dx`, `dy`, clamped at
   * the edge.
   */
  const pairs = (dx: number, dy: number, visit: (pixel: number, closeTo: number) => void) => {
    for (let y = box.top; y < box.bottom; y += 1) {
      const nearRow = clamp(y + dy, 0, height - 1) * width;
      for (let x = box.left; x < box.right; x += 1)
        visit(y * width + x, nearRow + clamp(x + dx, 0, width - 1));
    }
  };

  for (let dy = -search; dy <= search; dy += 1) {
    for (let dx = -search; dx <= search; dx += 1) {
      pairs(dx, dy, (pixel, closeTo) => {
        const noise = variance[pixel]! + Math.min(variance[closeTo]!, variance[pixel]!);
        const scale = 1 / (1e-7 + likeness * likeness * noise);
        far.a[pixel] = (squaredGap(logA, pixel, closeTo) / 3 - noise) * scale;
        far.b[pixel] = (squaredGap(logB, pixel, closeTo) / 3 - noise) * scale;
      });
      const patchA = boxBlur(far.a, size, 2, box);
      const patchB = boxBlur(far.b, size, 2, box);
      pairs(dx, dy, (pixel, closeTo) => {
        const edge =
          60 * squaredGap(normals, pixel, closeTo) + 250 * squaredGap(albedo, pixel, closeTo);
        if (edge > 12) return;
        const forA = Math.exp(-Math.max(0, patchB[pixel]!, edge));
        const forB = Math.exp(-Math.max(0, patchA[pixel]!, edge));
        weight.a[pixel]! += forA;
        weight.b[pixel]! += forB;
        for (let c = 0; c < 3; c += 1) {
          total.a[3 * pixel + c]! += forA * a[3 * closeTo + c]!;
          total.b[3 * pixel + c]! += forB * b[3 * closeTo + c]!;
        }
      });
    }
  }

  const result = a.map((value, i) => (value + b[i]!) / 2);
  pairs(0, 0, (pixel) => {
    for (let at = 3 * pixel; at < 3 * pixel + 3; at += 1) {
      result[at] = (total.a[at]! / weight.a[pixel]! + total.b[at]! / weight.b[pixel]!) / 2;
    }
  });
  return result;
}

/** Logarithmic values, in which differences are perceptual: larger in the dark. */
function logarithmic(colours: Colours): Colours {
  return colours.map((value) => Math.log(1 + 12 * Math.max(0, value)));
}

function varianceOf(a: Colours, b: Colours): Plane {
  const variance = new Float32Array(a.length / 3);
  for (let i = 0; i < variance.length; i += 1) variance[i] = squared(a, b, 3 * i) / 6;
  return variance;
}

function squared(a: Colours, b: Colours, at: number): number {
  return (a[at]! - b[at]!) ** 2 + (a[at + 1]! - b[at + 1]!) ** 2 + (a[at + 2]! - b[at + 2]!) ** 2;
}

function squaredGap(colours: Colours, pixel: number, closeTo: number): number {
  const [i, j] = [3 * pixel, 3 * closeTo];
  return (
    (colours[i]! - colours[j]!) ** 2 +
    (colours[i + 1]! - colours[j + 1]!) ** 2 +
    (colours[i + 2]! - colours[j + 2]!) ** 2
  );
}
