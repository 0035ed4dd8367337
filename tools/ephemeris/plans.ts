import { fullLongitude, trueNode } from '../../jyotish/src/sky/full-theory.ts';
import type { Plan } from './fit.ts';

/**
 * 1 January 1900 and 2100, 0 h TT, plus a margin of a day: a chart's TT is up to 93 s after its UT.
 */
export const SPAN = { start: 2415019.5, end: 2488070.5 } as const;

/** From 28 October 1899: the lunar month and the festivals of early 1900 start before that year. */
const ALMANAC_SPAN = { ...SPAN, start: SPAN.start - 64 } as const;

/** Sidereal mean motions, degrees per day. The inner planets have the Sun's. */
const YEARLY = 360 / 365.25636;

/**
 * 1895 to 2196: Saturn's transits are computed for 90 years from a birth of 1900 to 2099, and
 * start before it.
 */
const LONG_SPAN = { start: 2413194.5, end: 2523131.5 } as const;

/** A table to generate; `quantum` in arcseconds is the resolution of a coefficient. */
export interface Table extends Pick<Plan, 'days' | 'rate'> {
  readonly quantum: number;
  /** Covered Julian days (TT); `SPAN` by default. */
  readonly span?: { readonly start: number; readonly end: number };
  readonly longitude: (jdTt: number) => number;
}

/**
 * Segment lengths with the smallest tables: shorter ones repeat the large first coefficients too
 * often, longer ones include the Earth's monthly motion around its barycentre with the Moon.
 */
export const TABLES: Readonly<Record<string, Table>> = {
  Sun: {
    days: 16,
    quantum: 0.005,
    rate: YEARLY,
    span: ALMANAC_SPAN,
    longitude: (jd) => fullLongitude('Sun', jd),
  },
  Moon: {
    days: 8,
    quantum: 0.005,
    rate: 360 / 27.3216615,
    span: ALMANAC_SPAN,
    longitude: (jd) => fullLongitude('Moon', jd),
  },
  Mars: {
    days: 32,
    quantum: 0.005,
    rate: 360 / 686.97985,
    longitude: (jd) => fullLongitude('Mars', jd),
  },
  Mercury: {
    days: 16,
    quantum: 0.005,
    rate: YEARLY,
    longitude: (jd) => fullLongitude('Mercury', jd),
  },
  Jupiter: {
    days: 64,
    quantum: 0.005,
    rate: 360 / 4332.589,
    longitude: (jd) => fullLongitude('Jupiter', jd),
  },
  Venus: { days: 16, quantum: 0.005, rate: YEARLY, longitude: (jd) => fullLongitude('Venus', jd) },
  Saturn: {
    days: 64,
    quantum: 0.005,
    rate: 360 / 10759.22,
    span: LONG_SPAN,
    longitude: (jd) => fullLongitude('Saturn', jd),
  },
  trueNode: { days: 8, quantum: 0.05, rate: -360 / 6798.38, longitude: trueNode },
};
