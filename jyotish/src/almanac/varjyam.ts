import { itemAt } from '@jyotiratna/contract';
import type { DaySpan } from './day-parts.ts';
import type { Segment } from './luminaries.ts';

/**
 * Start of the varjyam in sixtieths of each nakshatra, Ashwini to Revati; Mula has two (Muhurta
 * Chintamani).
 */
// biome-ignore format: nine a line
const VARJYAM: readonly (readonly number[])[] = [
  [50], [24], [30], [40], [14], [21], [30], [20], [32],
  [30], [20], [18], [21], [20], [14], [14], [10], [14],
  [20, 56], [24], [20], [10], [10], [18], [16], [24], [30],
];

/** Start of the amrit kaal in sixtieths of each nakshatra, Ashwini to Revati. */
// biome-ignore format: nine a line
const AMRIT_KAAL: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56,
  54, 44, 42, 45, 44, 38, 38, 34, 38,
  44, 48, 44, 34, 34, 42, 40, 48, 54,
];

/** Duration of a varjyam or amrit kaal in sixtieths of its nakshatra. */
const LENGTH = 4;

function inside(nakshatra: Segment, after: number): DaySpan {
  const sixtieth = (nakshatra.end - nakshatra.start) / 60;
  const start = nakshatra.start + after * sixtieth;
  return { start, end: start + LENGTH * sixtieth };
}

const beginsIn = (from: number, until: number) => (span: DaySpan) =>
  span.start >= from && span.start < until;

/**
 * Varjyams that start in [from, until), of nakshatras that overlap it. Instants in ms since 1970.
 */
export function varjyams(nakshatras: readonly Segment[], from: number, until: number): DaySpan[] {
  return nakshatras
    .flatMap((nakshatra) =>
      itemAt(VARJYAM, nakshatra.index).map((after) => inside(nakshatra, after)),
    )
    .filter(beginsIn(from, until));
}

/**
 * Amrit kaals that start in [from, until), of nakshatras that overlap it. Instants in ms since
 * 1970.
 */
export function amritKaals(nakshatras: readonly Segment[], from: number, until: number): DaySpan[] {
  return nakshatras
    .map((nakshatra) => inside(nakshatra, itemAt(AMRIT_KAAL, nakshatra.index)))
    .filter(beginsIn(from, until));
}
