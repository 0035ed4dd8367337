import { arc } from '../../jyotish/src/sky/angle.ts';

/**
 * Sampling points of a segment: more than the terms of any series, so that the first orders are
 * not disturbed by the next.
 */
const NODES = 20;

/** Which part of the sky is fitted, and how. */
export interface Plan {
  /** Julian days (TT) covered. */
  readonly start: number;
  readonly end: number;
  /** Days of a segment. */
  readonly days: number;
  /** Mean longitude subtracted first: degrees at `start`, degrees a day. */
  readonly origin: number;
  readonly rate: number;
}

/**
 * Chebyshev coefficients in arcseconds, `NODES` for each segment, of the longitude `f(jdTt)` in
 * degrees less the mean longitude of the plan. The interpolation at Chebyshev nodes is close to
 * the best polynomial.
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
