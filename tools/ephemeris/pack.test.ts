import { expect, test } from 'vitest';
import { arc } from '../../jyotish/src/sky/angle.ts';
import { evaluate, type PackedSeries } from '../../jyotish/src/sky/series.ts';
import { fitSeries } from './fit.ts';
import { pack } from './pack.ts';

const PLAN = { start: 1000, end: 1200, days: 16, origin: 350, rate: 0.98 };
const QUANTUM = 0.005;

/** A longitude with uniform motion, a slow and a fast wave, across 0 degrees. */
const longitude = (jd: number) =>
  350 + 0.98 * (jd - 1000) + 5 * Math.sin(jd / 30) + 0.002 * Math.sin(jd / 2);
const speed = (jd: number) => 0.98 + Math.cos(jd / 30) / 6 + 0.001 * Math.cos(jd / 2);

const series: PackedSeries = {
  ...PLAN,
  quantum: QUANTUM,
  ...pack(fitSeries(longitude, PLAN), QUANTUM),
};

test('a packed series restores longitude and speed', () => {
  for (let jd = PLAN.start; jd < PLAN.end; jd += 0.37) {
    const place = evaluate(series, jd);
    expect(Math.abs(arc(longitude(jd), place.longitude)) * 3600, `at ${jd}`).toBeLessThan(
      10 * QUANTUM,
    );
    expect(Math.abs(speed(jd) - place.speed) * 3600, `at ${jd}`).toBeLessThan(0.2);
  }
});

test('orders that round to zero take no space', () => {
  const still = pack(
    fitSeries(() => 350, { ...PLAN, rate: 0 }),
    QUANTUM,
  );
  expect(still.bits).toEqual([]);
  expect(still.bytes).toHaveLength(0);
});

test.each([PLAN.start - 0.001, PLAN.start + 13 * 16])('day %d is outside the series', (jd) => {
  expect(() => evaluate(series, jd)).toThrow(RangeError);
});

test('extreme coefficients are packed without loss', () => {
  const segments = [new Float64Array([5, -3, 0.01]), new Float64Array([-5, 3, -0.01])];
  const { bits, bytes } = pack(segments, 0.01);
  const packed: PackedSeries = {
    start: 0,
    days: 2,
    quantum: 0.01,
    origin: 0,
    rate: 0,
    bits,
    bytes,
  };
  // In the middle of a segment the first order is zero and the second is negative.
  expect(evaluate(packed, 1).longitude * 3600).toBeCloseTo(5 - 0.01, 6);
  expect(evaluate(packed, 3).longitude * 3600).toBeCloseTo(-5 + 0.01, 6);
});
