import { itemAt } from '@jyotiratna/contract';
import { polynomial } from './angle.ts';

const J2000 = 2451545;
const UNIX_EPOCH = 2440587.5;
const DAY_MS = 86_400_000;

/**
 * Delta T in seconds for 1900, 1905 ... 2060: Stephenson, Morrison and Hohenkerk 2016 with IERS
 * values, followed by their forecast.
 */
const BY_FIVE_YEARS = [
  -1.99, 4.91, 11.13, 17.47, 21.61, 23.78, 24.42, 24.16, 24.42, 27.05, 28.93, 31.07, 33.15, 35.73,
  40.18, 45.48, 50.54, 54.34, 56.86, 60.79, 63.83, 64.69, 66.07, 67.64, 69.36, 69.0, 69.28, 70.51,
  71.8, 73.16, 74.58, 76.07, 77.64,
];

/** First and last Gregorian year in which delta T is accurate enough for a chart. */
export const YEARS = { first: 1800, last: 2199 } as const;

/** Julian day (UT; UTC is used as UT1, at most 0.9 s apart) of an instant in ms since 1970. */
export function julianDay(epochMs: number): number {
  return epochMs / DAY_MS + UNIX_EPOCH;
}

/** Julian centuries since J2000 of a Julian day in TT. */
export function centuries(jdTt: number): number {
  return (jdTt - J2000) / 36525;
}

/**
 * Four-point Lagrange interpolation in a table with constant steps; x is in steps from its start.
 */
function interpolate(table: readonly number[], x: number): number {
  const start = Math.min(Math.max(Math.floor(x) - 1, 0), table.length - 4);
  let value = 0;
  for (let i = 0; i < 4; i += 1) {
    let weight = 1;
    for (let j = 0; j < 4; j += 1) if (j !== i) weight *= (x - start - j) / (i - j);
    value += weight * itemAt(table, start + i);
  }
  return value;
}

/**
 * Delta T (TT - UT) in seconds at a Julian day (UT). 1900 to 2030: within 0.3 s of measured values
 * (0.2 s after 1920). Before: Espenak and Meeus 2006, within 1 s of their sources. 2030 to 2060:
 * the forecast of Stephenson, Morrison and Hohenkerk 2016. Later: a curve that continues it (93 s
 * in 2100).
 * @throws RangeError outside the years 1800 to 2199
 */
export function deltaT(jdUt: number): number {
  const year = 2000 + (jdUt - 2451544.5) / 365.2425;
  if (!(year >= YEARS.first && year < YEARS.last + 1)) {
    throw new RangeError(`The sky is computed for the years ${YEARS.first} to ${YEARS.last}.`);
  }
  if (year < 1860) {
    return polynomial(
      year - 1800,
      ...[
        13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699,
        0.000000000875,
      ],
    );
  }
  if (year < 1900) {
    return polynomial(year - 1860, 7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174);
  }
  if (year <= 2060) return interpolate(BY_FIVE_YEARS, (year - 1900) / 5);
  return polynomial(year - 2060, 77.64, 0.342, 0.00105);
}

/** Converts a Julian day in UT to TT. Throws as `deltaT`. */
export function terrestrial(jdUt: number): number {
  return jdUt + deltaT(jdUt) / 86400;
}
