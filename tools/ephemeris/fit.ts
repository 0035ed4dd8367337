import { arc } from '../../jyotish/src/sky/angle.ts';

/**
 * Sampling points per segment: more than the terms of any series, so that aliasing does not affect
 * the lower orders.
 */
const NODES = 20;

/** Parameters of the fit of one body's longitude. */
export interface Plan {
  /** Covered Julian days (TT). */
  readonly start: number;
  readonly end: number;
  /** Length of a segment in days. */
  readonly days: number;
  /** Mean longitude subtracted before the fit: degrees at `start`, degrees per day. */
  readonly origin: number;
  readonly rate: number;
}

/**
 * Fits Chebyshev coefficients in arcseconds, `NODES` per segment, to the longitude `f(jdTt)` in
 * degrees minus the plan's mean longitude. Interpolation at Chebyshev nodes is close to the best
 * polynomial.
 */
export function fitSeries(f: (jdTt: number) => number, plan: Plan): Float64Array[] {
  const cosines = Array.from({ length: NODES * 4 }, (_, i) =>
    Math.cos((Math.PI * i) / (2 * NODES)),
  );
  const segments: Float64Array[] = [];
  for (let from = plan.start; from < plan.end; from += plan.days) {
    const coefficients = new Float64Array(NODES);
    for (let i = 0; i < NODES; i += 1) {
      const jd = from + ((cosines[2 * i + 1]! + 1) / 2) * plan.days;
      const residual = arc(plan.origin + plan.rate * (jd - plan.start), f(jd)) * 3600;
      for (let k = 0; k < NODES; k += 1) {
        coefficients[k]! +=
          (residual * cosines[(k * (2 * i + 1)) % (4 * NODES)]! * (k === 0 ? 1 : 2)) / NODES;
      }
    }
    segments.push(coefficients);
  }
  return segments;
}
