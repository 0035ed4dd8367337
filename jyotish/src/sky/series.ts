import { itemAt } from '@jyotiratna/contract';
/**
 * Chebyshev series of a longitude, in segments of `days` days, with coefficients rounded to integer
 * quanta and bit-packed. Coefficient k has `bits[k]` bits, most significant first, as an unsigned
 * number offset by 2^(bits[k] - 1); a segment starts at a byte boundary.
 */
export interface PackedSeries {
  /** Julian day (TT) at which the first segment starts. */
  readonly start: number;
  /** Length of a segment in days. */
  readonly days: number;
  /** Quantum of a coefficient in arcseconds. */
  readonly quantum: number;
  /** Mean longitude, subtracted before fitting: degrees at `start`, and degrees per day. */
  readonly origin: number;
  readonly rate: number;
  readonly bits: readonly number[];
  readonly bytes: Uint8Array;
}

/** Length of a segment in full bytes. */
export function segmentBytes(bits: readonly number[]): number {
  return Math.ceil(bits.reduce((total, width) => total + width, 0) / 8);
}

/** Reads `width` bits (at most 40) from bit number `at`, as an unsigned number. */
function readBits(bytes: Uint8Array, at: number, width: number): number {
  let index = at >> 3;
  let have = 8 - (at & 7);
  // Arithmetic instead of shifts, which are limited to 32 bits.
  let value = itemAt(bytes, index) & ((1 << have) - 1);
  while (have < width) {
    index += 1;
    value = value * 256 + itemAt(bytes, index);
    have += 8;
  }
  return Math.floor(value / 2 ** (have - width));
}

/**
 * Longitude in degrees (not normalized to [0, 360)) and speed in degrees per day at a Julian day in
 * TT.
 * @throws RangeError before the first and after the last segment
 */
export function evaluate(series: PackedSeries, jdTt: number): { longitude: number; speed: number } {
  const { start, days, bits, bytes } = series;
  const stride = segmentBytes(bits);
  const segment = Math.floor((jdTt - start) / days);
  if (!(segment >= 0 && (segment + 1) * stride <= bytes.length)) {
    throw new RangeError(`Julian day ${jdTt} lies outside the tables.`);
  }
  const x = (2 * (jdTt - start - segment * days)) / days - 1;
  let value = 0;
  let slope = 0;
  // t is the Chebyshev polynomial of the first kind of order k, u that of the second kind of order
  // k - 1.
  let [t, nextT, u, nextU] = [1, x, 0, 1];
  let at = segment * stride * 8;
  for (let k = 0; k < bits.length; k += 1) {
    const width = itemAt(bits, k);
    const coefficient = readBits(bytes, at, width) - 2 ** (width - 1);
    at += width;
    value += coefficient * t;
    slope += coefficient * k * u;
    const [afterT, afterU] = [2 * x * nextT - t, 2 * x * nextU - u];
    t = nextT;
    nextT = afterT;
    u = nextU;
    nextU = afterU;
  }
  const degrees = series.quantum / 3600;
  return {
    longitude: series.origin + series.rate * (jdTt - start) + value * degrees,
    speed: series.rate + (slope * degrees * 2) / days,
  };
}
