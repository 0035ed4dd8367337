import { itemAt } from '@jyotiratna/contract';
/** Radians in one degree. */
export const DEGREE = Math.PI / 180;

/** Degrees in one arcsecond. */
export const ARCSEC = 1 / 3600;

/** Normalizes an angle to [0, 360) degrees. */
export function turn(degrees: number): number {
  const rest = degrees % 360;
  // A tiny negative remainder plus 360 rounds to 360 itself, hence the second test.
  const positive = rest < 0 ? rest + 360 : rest;
  return positive >= 360 ? 0 : positive;
}

/** The shortest arc from `from` to `to` in degrees, in [-180, 180). */
export function arc(from: number, to: number): number {
  return turn(to - from + 180) - 180;
}

/** Evaluates c0 + c1 x + c2 x^2 ... */
export function polynomial(x: number, ...coefficients: readonly number[]): number {
  let value = 0;
  for (let i = coefficients.length - 1; i >= 0; i -= 1) value = value * x + itemAt(coefficients, i);
  return value;
}
