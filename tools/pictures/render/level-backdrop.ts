import type { Colours } from './denoise.ts';
import { boxBlur, clamp, type Plane, plane, type Size, smoothStep, softBlur } from './planes.ts';

/** Options for levelling the floor to a uniform tone. */
export interface LevelOptions {
  /** Darkening of the floor by less than this fraction fades to flat; more is shadow. */
  knee: number;
  /**
   * Fraction of the height above which rows are flat; 0 disables it. For a low viewpoint, where the
   * floor's fall-off cannot be fitted.
   */
  top: number;
}

/**
 * The floor relative to its uniform tone (1 is flat, less is shadow), and the green value of that
 * tone, which determines the exposure.
 */
export interface LevelledBackdrop {
  share: Colours;
  tone: number;
}

/**
 * Fits a quadratic surface to the floor's light, away from the object, and divides by it. Shadows
 * are outliers, whose weight is reduced iteratively.
 * @param coverage fraction of floor in every pixel, 0 to 1
 */
export function levelBackdrop(
  imageItem: Colours,
  coverage: Plane,
  size: Size,
  options: LevelOptions,
): LevelledBackdrop {
  const { width, height } = size;
  const far = nearness(coverage, size);
  const share = new Float32Array(imageItem.length);
  let tone = 0;
  for (let c = 0; c < 3; c += 1) {
    const floor = smoothFloor(imageItem, c, coverage, far, size);
    const fit = fitFloor(floor, coverage, far, size);
    if (c === 1) tone = fit[0]!;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x;
        const raw = coverage[i]! > 0.97 ? floor(i) : imageItem[3 * i + c]!;
        let value = Math.min(1.05, raw / at(fit, x / width - 0.5, y / height - 0.5));
        if (value < 1) value += (1 - value) * smoothStep(options.knee, 0.985, value);
        else value = 1 + Math.max(0, value - 1.03);
        const edge = smoothStep(0, 0.1, Math.min(x, y, width - 1 - x, height - 1 - y) / width);
        const below = options.top > 0 ? smoothStep(0, 0.07, y / height - options.top) : 1;
        share[3 * i + c] = 1 + (value - 1) * edge * below;
      }
    }
  }
  return { share, tone };
}

/** Proximity of objects for every pixel, 0 far from them. */
export function nearness(coverage: Plane, size: Size): Plane {
  const radius = Math.round(size.width * 0.05);
  const objects = coverage.map((value) => 1 - value);
  return boxBlur(boxBlur(objects, size, radius), size, radius);
}

/**
 * Denoises one channel of the floor: smoothed slightly next to the object, where shadows are sharp,
 * and strongly at a distance. Pixels that contain any object are ignored.
 */
export function smoothFloor(
  imageItem: Colours,
  channel: number,
  coverage: Plane,
  far: Plane,
  size: Size,
) {
  const counts = plane(size, (i) => (coverage[i]! > 0.97 ? 1 : 0));
  const values = plane(size, (i) => counts[i]! * imageItem[3 * i + channel]!);
  const blurred = (radius: number) =>
    [softBlur(values, size, radius), softBlur(counts, size, radius)] as const;
  const [fine, fineCount] = blurred(Math.max(1, Math.round(size.width / 400)));
  const [coarse, coarseCount] = blurred(Math.round(size.width / 70));
  return (i: number) => {
    const closeTo = fineCount[i]! > 0.02 ? fine[i]! / fineCount[i]! : imageItem[3 * i + channel]!;
    const surroundings = coarseCount[i]! > 0.02 ? coarse[i]! / coarseCount[i]! : closeTo;
    return closeTo + (surroundings - closeTo) * clamp((0.1 - far[i]!) / 0.08, 0, 1);
  };
}

const basis = (x: number, y: number) => [1, x, y, x * x, x * y, y * y];
const at = (fit: number[], x: number, y: number) =>
  basis(x, y).reduce((total, value, k) => total + value * fit[k]!, 0);

/** Coefficients of the quadratic that fits the lit floor, by reweighted least squares. */
function fitFloor(
  floor: (i: number) => number,
  coverage: Plane,
  far: Plane,
  { width, height }: Size,
): number[] {
  let fit = [1, 0, 0, 0, 0, 0];
  for (let round = 0; round < 5; round += 1) {
    const system = Array.from({ length: 6 }, () => new Float64Array(7));
    for (let y = 2; y < height; y += 5) {
      for (let x = 2; x < width; x += 5) {
        const i = y * width + x;
        if (coverage[i]! < 0.999 || far[i]! > 0.03) continue;
        const terms = basis(x / width - 0.5, y / height - 0.5);
        const value = floor(i);
        const off = round === 0 ? 0 : value / at(fit, x / width - 0.5, y / height - 0.5) - 1;
        const weight = off < 0 ? Math.exp(-((off / 0.02) ** 2)) : 1 / (1 + (off / 0.03) ** 2);
        for (let p = 0; p < 6; p += 1) {
          for (let q = 0; q < 6; q += 1) system[p]![q]! += weight * terms[p]! * terms[q]!;
          system[p]![6]! += weight * terms[p]! * value;
        }
      }
    }
    fit = solve(system);
  }
  return fit;
}

/**
 * Gauss-Jordan elimination of a small, well-conditioned system; the last column is the right-hand
 * side.
 */
function solve(system: Float64Array[]): number[] {
  for (const [p, pivot] of system.entries()) {
    pivot[p]! += 1e-6;
    for (const [r, row] of system.entries()) {
      if (r === p) continue;
      const factor = row[p]! / pivot[p]!;
      for (let q = p; q <= system.length; q += 1) row[q]! -= factor * pivot[q]!;
    }
  }
  return system.map((row, p) => row[system.length]! / row[p]!);
}
