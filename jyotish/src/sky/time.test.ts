import { describe, expect, test } from 'vitest';
import { REFERENCE_BIRTHS } from '../../golden/births.ts';
import { deltaT, julianDay, terrestrial } from './time.ts';

const startOf = (year: number) => julianDay(Date.UTC(year, 0, 1));

describe('delta T', () => {
  test.each(REFERENCE_BIRTHS)(
    'is within 0.3 s of the reference for $id',
    ({ utc, deltaT: expected }) => {
      expect(Math.abs(deltaT(julianDay(Date.parse(utc))) - expected)).toBeLessThan(0.3);
    },
  );

  test.each([1860, 1900, 2030])(
    'does not jump by more than a second at the start of %i',
    (year) => {
      expect(Math.abs(deltaT(startOf(year) + 0.5) - deltaT(startOf(year) - 0.5))).toBeLessThan(1);
    },
  );

  test.each([
    [2050, 75],
    [2100, 93],
  ])('follows the published forecast for %i', (year, seconds) => {
    expect(deltaT(startOf(year))).toBeCloseTo(seconds, 0);
  });

  test.each([1799, 2200])('rejects the year %i', (year) => {
    expect(() => deltaT(startOf(year))).toThrow(RangeError);
  });
});

test('J2000 is Julian day 2451545', () => {
  expect(julianDay(Date.UTC(2000, 0, 1, 12))).toBe(2451545);
});

test('terrestrial time is ahead by delta T', () => {
  const jd = startOf(2000);
  expect((terrestrial(jd) - jd) * 86400).toBeCloseTo(63.83, 2);
});
