import { segmentBytes } from '../../jyotish/src/sky/series.ts';

/** Bits of an unsigned number offset by half its range, which represents -max to max. */
function widthOf(max: number): number {
  let width = 1;
  while (2 ** (width - 1) - 1 < max) width += 1;
  return width;
}

/**
 * Rounds coefficients in arcseconds to `quantum`, and packs them as described by `PackedSeries`.
 * Trailing orders that are zero in every segment are dropped.
 */
export function pack(
  segments: readonly Float64Array[],
  quantum: number,
): { bits: number[]; bytes: Uint8Array } {
  const full = segments.map((segment) =>
    Array.from(segment, (value) => Math.round(value / quantum)),
  );
  const largest = full[0]!.map((_, k) =>
    full.reduce((max, segment) => Math.max(max, Math.abs(segment[k]!)), 0),
  );
  while (largest.at(-1) === 0) largest.pop();
  const bits = largest.map(widthOf);
  const stride = segmentBytes(bits);
  const bytes = new Uint8Array(stride * full.length);
  full.forEach((segment, index) => {
    let text = '';
    bits.forEach((width, k) => {
      text += (segment[k]! + 2 ** (width - 1)).toString(2).padStart(width, '0');
    });
    for (let byte = 0; byte < stride; byte += 1) {
      bytes[index * stride + byte] = Number.parseInt(
        text.slice(byte * 8, byte * 8 + 8).padEnd(8, '0'),
        2,
      );
    }
  });
  return { bits, bytes };
}
